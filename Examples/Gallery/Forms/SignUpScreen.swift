import Tableware
import TablewareForms

/// A form with rules: it shows a message under each invalid field, and a summary of the values once
/// everything is valid.
final class SignUpScreen: Screen {
  private static let frequencies = ["daily", "weekly", "monthly"]

  let context = ScreenContext()
  let title = "Sign-up form"

  private let form = SignUpScreen.makeForm()
  /// The submitted values; `nil` while the form is shown.
  private var sent: FormValues?
  /// The number of invalid values at the last submit.
  private var invalidCount = 0

  init(_ sources: Gallery.Sources) {}

  var status: String {
    if sent != nil { return "signed up" }
    return invalidCount == 0 ? "" : "\(Format.count(invalidCount, "field")) to fix"
  }

  var statusTone: RowText.Tone {
    if sent != nil { return .good }
    return invalidCount == 0 ? .secondary : .bad
  }

  var commands: [Command] {
    [Command("r", "start again") { self.startAgain() }]
  }

  var sections: [Section] {
    if let sent {
      summary(of: sent)
    } else {
      Section("you", header: "You") {
        TextFieldRow("Name", text: form.text("name"), placeholder: "Ada Lovelace")
        TextFieldRow(
          "E-mail", text: form.text("email"), placeholder: "ada@example.org", kind: .email)
        DateRow("Birthday", date: form.date("birthday"))
        ChoiceRow("Country", Country.choices, selected: form.choice("country"))
      }
      Section("password", header: "Password", footer: "Eight characters or more") {
        TextFieldRow("Password", text: form.text("password"), kind: .secure)
        TextFieldRow("Once more", text: form.text("again"), kind: .secure)
      }
      Section("letters", header: "Letters") {
        ToggleRow("Newsletter", isOn: form.bool("newsletter"))
        if form.isShown("how often") {
          SegmentedRow("How often", Self.frequencies, selected: form.index("how often"))
        }
      }
      Section("end") {
        ToggleRow("I accept the terms", isOn: form.bool("terms"))
        ButtonRow("Sign up", symbol: "→") { self.submit() }
      }
    }
  }

  @TableBuilder private func summary(of sent: FormValues) -> [Section] {
    Section("summary", header: "Welcome, \(sent.text("name"))") {
      TextRow("E-mail", value: sent.text("email"))
      TextRow("Password", value: String(repeating: "•", count: sent.text("password").count))
      TextRow("Birthday", value: sent.date("birthday")?.dayText)
      TextRow("Country", value: Country.name(of: sent.text("country")))
      TextRow(
        "Newsletter",
        value: sent.index("how often").map { Self.frequencies[$0] } ?? "never")
    }
    Section("next") {
      ButtonRow("Sign up another person") { self.startAgain() }
    }
  }

  private func submit() {
    switch form.submit() {
    case .valid(let values):
      sent = values
      invalidCount = 0
    case .invalid(let messages):
      invalidCount = messages.count
      context.table?.focus(messages[0].tag)
    }
  }

  private func startAgain() {
    for tag in form.values.all.keys { form[tag] = nil }
    form.resetMessages()
    sent = nil
    invalidCount = 0
  }

  private static func makeForm() -> FormState {
    let form = FormState([
      "name": .text(""), "email": .text(""), "password": .text(""), "again": .text(""),
    ])
    form.rule("name", .required("Enter your name."), when: .leave)
    form.rule("name", .length(2...60), when: .leave)
    form.rule("email", .required("Enter an address where you can be reached."), when: .leave)
    form.rule("email", .email(), when: .leave)
    form.rule("password", .required("Choose a password."), when: .leave)
    form.rule("password", .length(8..., "Use 8 characters or more."), when: .leave)
    form.rule("again", .matches("password", "The passwords differ."), when: .leave)
    form.rule("birthday", .required("Enter your birthday."))
    form.rule(
      "birthday",
      .dates(
        CalendarDate(year: 1900, month: 1, day: 1)...CalendarDate(year: 2012, month: 12, day: 31),
        "You must have been born from 1900 to 2012."), when: .change)
    form.rule("country", .required("Choose a country."))
    form.rule("how often", .required("Choose how often."))
    form.rule("terms", .required("Accept the terms to get an account."))
    form.hide("how often") { !$0.bool("newsletter") }
    return form
  }
}
