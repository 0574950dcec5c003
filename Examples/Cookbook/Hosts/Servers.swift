import Tableware
import TablewareForms

#if Web
import TablewareWeb

// entry: sign-in
/// Served with: try await Web.serve(port: 8080) { visitor in firstScreen(of: visitor, accounts) }
func firstScreen(of visitor: WebVisitor, _ accounts: Accounts) -> any Screen {
  if visitor.principal != nil { return SongsScreen() }  // its id is the name
  return SignInScreen { name, password in
    // An `AttemptLimit()` for all sessions counts the attempt, or returns how long to wait.
    if let wait = accounts.attempts.count(name, visitor.clientAddress) {
      return "Try again in \(wait.components.seconds + 1) seconds."
    }
    guard accounts.check(name, password) else { return "The name or the password is wrong." }
    accounts.attempts.reset(name)
    visitor.signIn(WebPrincipal(id: name))  // a command “Sign out” calls visitor.signOut()
    return nil
  }
}
// end
#endif

#if Service
import Logging
import ServiceLifecycle
import TablewareService

// entry: web-service
/// A server of screens that stops with the other services of a program, on SIGTERM for example.
func services(
  _ others: [any Service], port: UInt16 = 8080, logger: Logger = Logger(label: "songs"),
  onListening: @escaping @Sendable (String) -> Void = { print("Open \($0)") }
) -> ServiceGroup {
  let web = WebService(port: port, logger: logger, onListening: onListening) { visitor in
    SongsScreen()
  }
  // The last service is the first to stop, so that screens can use the others until then.
  return ServiceGroup(
    services: others + [web], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
}
// end
#endif

#if Hummingbird
import Hummingbird
import TablewareHummingbird

// entry: hummingbird
/// An application with a page of its own, and with screens below `/admin`.
func application(
  port: Int = 8080, onListening: @escaping @Sendable (Int) -> Void = { print("Port \($0)") }
) throws -> some ApplicationProtocol {
  var options = WebOptions()
  options.basePath = "/admin"
  let site = try WebSite(options: options) { visitor in SongsScreen() }
  let router = Hummingbird.Router(context: BasicRequestContext.self)
  router.get("/") { _, _ in "Hello" }
  // With a middleware that knows the user: router.add(site) { WebPrincipal(id: $0.user) }
  router.add(site)
  var app = Application(
    router: router, server: .sites(),
    configuration: .init(address: .hostname("127.0.0.1", port: port)),
    onServerRunning: { onListening($0.localAddress?.port ?? 0) })
  app.addServices(WebService(site))
  return app  // runs with: try await app.runService()
}
// end
#endif
