#if Web
import Tableware
import TablewareWeb

/// Signs users in and out.
final class AccountScreen: Screen {
  let context = ScreenContext()
  let title: String
  private let visitor: WebVisitor

  init(_ visitor: WebVisitor) {
    self.visitor = visitor
    title = visitor.principal.map { "Hello \($0.id)" } ?? "Sign in"
  }

  var address: ScreenAddress? { visitor.address }

  var sections: [Section] {
    Section("account") {
      if visitor.principal == nil {
        TextRow("As ada").onTap { self.visitor.signIn(WebPrincipal(id: "ada")) }
      } else {
        TextRow("Sign out").onTap { self.visitor.signOut() }
      }
    }
  }
}
#endif
