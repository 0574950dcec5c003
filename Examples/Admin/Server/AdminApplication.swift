#if Tool && Hummingbird
import Admin
import Hummingbird
import Logging
import Tableware
import TablewareHummingbird
import TablewareService
import TablewareWeb

/// The shop as a part of a Hummingbird application: a page of its own at `/`, the screens below
/// `/admin`.
struct AdminApplication: Sendable {
  private let shop: Shop
  private let port: Int
  private let names = AttemptLimit()
  /// Many users may have one address, such as those of an office.
  private let addresses = AttemptLimit(attempts: 100, interval: .seconds(5))

  init(_ shop: Shop, port: Int) { (self.shop, self.port) = (shop, port) }

  /// Serves until the process is stopped.
  ///
  /// - Parameter onListening: receives the address of the screens.
  func run(onListening: @escaping @Sendable (String) -> Void) async throws {
    var options = WebOptions()
    options.basePath = "/admin"
    options.continuesSessions = true
    let site = try WebSite(options: options) { visitor in router(for: visitor) }
    let routes = Router(context: BasicRequestContext.self)
    routes.get("/") { _, _ in Response.redirect(to: "/admin/") }
    routes.add(site)
    var logger = Logger(label: "admin")
    logger.logLevel = .warning
    var app = Application(
      router: routes, server: .sites(),
      configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { onListening("http://127.0.0.1:\($0.localAddress?.port ?? 0)/admin/") },
      logger: logger)
    app.addServices(WebService(site))
    try await app.runService()
  }

  /// The screens of a user, or the screen that asks who it is.
  private func router(for visitor: WebVisitor) -> Tableware.Router {
    guard let user = visitor.principal?.value(as: User.self) else {
      return Desk.signIn(at: visitor.address) { signIn(visitor, $0, $1) }
    }
    let desk = Desk(shop, user, signOut: { visitor.signOut() }) { name, text in
      visitor.download(
        WebDownload(name, type: "text/csv; charset=utf-8", bytes: Array(text.utf8)))
      return nil
    }
    return desk.router()
  }

  /// Signs a user in.
  ///
  /// - Returns: why that is not possible.
  private func signIn(_ visitor: WebVisitor, _ name: String, _ password: String) -> String? {
    let name = name.lowercased()
    if let wait = addresses.count(visitor.clientAddress) ?? names.count(name) {
      return "Too many attempts. Try again in \(wait.components.seconds + 1) seconds."
    }
    guard let user = User.samples.first(where: { $0.id == name }), password == user.id else {
      return "The name or the password is wrong."
    }
    names.reset(name)
    visitor.signIn(WebPrincipal(id: user.id, user))
    return nil
  }
}
#endif
