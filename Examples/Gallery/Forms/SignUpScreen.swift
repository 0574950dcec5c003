import Tableware

/// Asks for everything that a service asks for, says under each field what is wrong with it, and shows
/// what was entered once nothing is.
final class SignUpScreen: Screen {
  let title = "Sign-up form"
  let table = Table()

  private static let frequencies = ["daily", "weekly", "monthly"]

  private let form = SignUpScreen.makeForm()
  /// What was sent; `nil` while the form is shown.
  private var sent: FormValues?
  /// How many values were wrong when the form was sent last.
  private var wrongCount = 0

  init(_ sources: Gallery.Sources) {
    form.onChange = { [unowned self] _ in show() }
    show()
  }

  var status: String {
    if sent != nil { return "signed up" }
    return wrongCount == 0 ? "" : "\(Format.count(wrongCount, "field")) to mend"
  }

  var commands: [Command] {
    [Command("r", "start again") { [unowned self] _ in startAgain() }]
  }

  private static func makeForm() -> FormState {
    let form = FormState([
      "name": .text(""), "email": .text(""), "password": .text(""), "again": .text(""),
    ])
    form.rule("name", .required("Say who you are."), when: .leave)
    form.rule("name", .length(2...60), when: .leave)
    form.rule("email", .required("It is needed to reach you."), when: .leave)
    form.rule("email", .email(), when: .leave)
    form.rule("password", .required("Choose a password."), when: .leave)
    form.rule("password", .length(8..., "Take 8 characters or more."), when: .leave)
    form.rule("again", .matches("password", "The passwords differ."), when: .leave)
    form.rule("birthday", .required("Say when you were born."))
    form.rule(
      "birthday",
      .dates(
        CalendarDate(year: 1900, month: 1, day: 1)...CalendarDate(year: 2012, month: 12, day: 31),
        "You must have been born from 1900 to 2012."), when: .change)
    form.rule("country", .required("Choose a country."))
    form.rule("how often", .required("Say how often."))
    form.rule("terms", .required("Without them there is no account."))
    form.hide("how often") { !$0.bool("newsletter") }
    return form
  }

  private func submit() {
    switch form.submit() {
    case .valid(let values):
      sent = values
      wrongCount = 0
    case .invalid(let messages):
      wrongCount = messages.count
      table.focus(messages[0].tag)
    }
    show()
  }

  private func startAgain() {
    for tag in form.current.all.keys { form[tag] = nil }
    form.resetMessages()
    sent = nil
    wrongCount = 0
    show()
  }

  private func show() {
    if let sent { return show(sent) }
    table.show {
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
        ButtonRow("Sign up", symbol: "→") { [unowned self] in submit() }
      }
    }
  }

  private func show(_ sent: FormValues) {
    table.show {
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
        ButtonRow("Sign up somebody else") { [unowned self] in startAgain() }
      }
    }
  }
}
