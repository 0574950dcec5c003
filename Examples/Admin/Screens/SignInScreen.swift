import Tableware
import TablewareForms

/// Asks for a name and a password before anything else.
final class SignInScreen: Screen {
  let context = ScreenContext()
  let title = "Sign in"
  private let check: (_ name: String, _ password: String) -> String?
  private var name = ""
  private var password = ""
  private var problem: String?

  /// - Parameter check: signs the user in, or returns why not.
  init(check: @escaping (_ name: String, _ password: String) -> String?) { self.check = check }

  var sections: [Section] {
    Section("who", footer: "Try vera, carl or mona; the password is the name.") {
      TextFieldRow("Name", text: name) { self.name = $0 }
      TextFieldRow("Password", text: password, kind: .secure, onSubmit: { self.submit() }) {
        self.password = $0
      }
      ButtonRow("Sign in") { self.submit() }
      if let problem { TextRow(RowText(problem, tone: .bad)).id("problem") }
    }
  }

  private func submit() {
    problem = check(name, password)
    password = ""
  }
}

extension Desk {
  /// The only route of a visitor whose name is not known: the requested address, which shows its
  /// screen after the sign-in.
  package static func signIn(
    at address: ScreenAddress, check: @escaping (_ name: String, _ password: String) -> String?
  ) -> Router {
    let pattern = address.components.indices.map { ":\($0)" }.joined(separator: "/")
    return Router([Route("/" + pattern) { _ in SignInScreen(check: check) }])
  }
}
