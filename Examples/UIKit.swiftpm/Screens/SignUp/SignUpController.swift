import Tableware
import TablewareForms
import TablewareUIKit

/// A form with all kinds of fields: it shows a message under each invalid one, and the values once
/// everything is valid.
final class SignUpController: TableController {
  private let form = SignUpForm.make()

  init() {
    super.init("Sign up")
    // The table is shown again after each letter: the typed text and the keyboard stay.
    form.onChange = { [unowned self] _ in show() }
    table.on(ReadTerms.self) { [unowned self] _, _ in
      push(MessageController("Terms", "Be kind."))
    }
  }

  override func show() {
    table.show {
      Section("you", header: "You") {
        TextFieldRow("Name", text: form.text("name"), placeholder: "Ada Lovelace")
        TextFieldRow(
          "E-mail", text: form.text("email"), placeholder: "ada@example.org", kind: .email)
        DateRow("Birthday", date: form.date("birthday"))
        ChoiceRow("Country", SignUpForm.countries, selected: form.choice("country"))
      }
      Section("password", header: "Password", footer: "Eight characters or more") {
        TextFieldRow("Password", text: form.text("password"), kind: .secure)
        TextFieldRow("Once more", text: form.text("again"), kind: .secure)
      }
      Section("letters", header: "Letters") {
        ToggleRow("Newsletter", isOn: form.bool("newsletter"))
        if form.isShown("how often") {
          SegmentedRow("How often", SignUpForm.frequencies, selected: form.index("how often"))
        }
      }
      Section("end") {
        TermsRow()
        ToggleRow("I accept the terms", isOn: form.bool("terms"))
        ButtonRow("Sign up") { [unowned self] in submit() }
      }
    }
  }

  private func submit() {
    switch form.submit() {
    case .valid(let values): push(WelcomeController(values))
    // A field that is off screen is scrolled into view, and receives the keyboard.
    case .invalid(let problems): table.focus(problems[0].tag)
    }
  }
}
