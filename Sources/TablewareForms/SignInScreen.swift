import Tableware

/// A screen that asks for a name and a password before an app shows anything else.
///
/// ```swift
/// try await Web.serve(port: 8080) { visitor in
///   if let user = visitor.principal { return OrdersScreen(user.id) }
///   return SignInScreen { name, password in
///     guard accounts.check(name, password) else { return "The name or the password is wrong." }
///     visitor.signIn(WebPrincipal(id: name))
///     return nil
///   }
/// }
/// ```
///
/// The user begins to type the name when the screen appears, and the password after a refusal. A
/// message is shown under the password field, and is its description for assistive technology.
/// The screen limits no attempts; see `AttemptLimit` of TablewareWeb.
public final class SignInScreen: Screen {
  /// What the host of the screen connects to its table.
  public let context = ScreenContext()
  /// The title of the screen, and of its button.
  public let title: String
  private let names: (name: String, password: String)
  private let footer: RowText?
  private let check: (_ name: String, _ password: String) -> String?
  private var name = ""
  private var password = ""
  private var problem: String?

  /// Creates the screen from what checks a password.
  ///
  /// - Parameters:
  ///   - title: the title of the screen, and of its button.
  ///   - name: the title of the field for the name.
  ///   - password: the title of the field for the password.
  ///   - footer: the text below the fields; `nil` for none.
  ///   - check: signs the user in, in the turn of the button or of the Return key. It returns the
  ///     message for the user if that is not possible, which should not tell which of the two is
  ///     wrong; `nil` after a success. The password field is empty after each attempt.
  public init(
    title: String = "Sign in", name: String = "Name", password: String = "Password",
    footer: RowText? = nil, check: @escaping (_ name: String, _ password: String) -> String?
  ) {
    (self.title, self.footer, self.check) = (title, footer, check)
    names = (name, password)
  }

  /// The fields and the button.
  public var sections: [Section] {
    Section("account", footer: footer) {
      TextFieldRow(names.name, text: Field(self, \.name), kind: .username)
      TextFieldRow(
        names.password, text: secret, kind: .secure, onSubmit: { self.submit() })
      ButtonRow(title) { self.submit() }
    }
  }

  private var secret: Field<String> {
    Field({ self.password }, { self.password = $0 }, message: problem)
  }

  /// Lets the user type the name.
  public func appear() { context.table?.focus(names.name, editing: true) }

  private func submit() {
    problem = check(name, password)
    password = ""
    if problem != nil { context.table?.focus(names.password, editing: true) }
  }
}
