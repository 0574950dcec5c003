import Tableware
import TablewareForms

#if Web
import TablewareWeb

// entry: sign-in
/// Asks for a name and a password, of any visitor whose name is not known.
final class SignInScreen: Screen {
  let context = ScreenContext()
  let title = "Sign in"
  private let (visitor, accounts): (WebVisitor, Accounts)
  private var (name, password, problem) = ("", "", "")
  init(_ visitor: WebVisitor, _ accounts: Accounts) {
    (self.visitor, self.accounts) = (visitor, accounts)
  }

  var sections: [Section] {
    Section("account", footer: problem.isEmpty ? nil : RowText(problem, tone: .bad)) {
      TextFieldRow("Name", text: name) { self.name = $0 }
      TextFieldRow("Password", text: password, kind: .secure, onSubmit: { self.submit() }) {
        self.password = $0
      }
      ButtonRow("Sign in") { self.submit() }
    }
  }

  private func submit() {
    if let wait = accounts.attempts.count(name, visitor.clientAddress) {  // an AttemptLimit
      problem = "Try again in \(wait.components.seconds + 1) seconds."
    } else if accounts.check(name, password) {
      visitor.signIn(WebPrincipal(id: name))
    } else {
      problem = "The name or the password is wrong."
    }
  }
}

/// Served with: try await Web.serve(port: 8080) { visitor in firstScreen(of: visitor, accounts) }
func firstScreen(of visitor: WebVisitor, _ accounts: Accounts) -> any Screen {
  if visitor.principal == nil { SignInScreen(visitor, accounts) } else { SongsScreen() }
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
