import Tableware
import TablewareForms

extension Desk {
  /// The only route of a visitor whose name is not known: the requested address, which shows its
  /// screen after the sign-in.
  package static func signIn(
    at address: ScreenAddress, check: @escaping (_ name: String, _ password: String) -> String?
  ) -> Router {
    let pattern = address.components.indices.map { ":\($0)" }.joined(separator: "/")
    return Router([
      Route("/" + pattern) { _ in
        SignInScreen(
          footer: "Try vera, carl or mona; the password is the name.", check: check)
      }
    ])
  }
}
