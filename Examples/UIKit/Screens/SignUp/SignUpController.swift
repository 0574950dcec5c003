import Tableware
import TablewareUIKit

/// Asks for everything that a service asks for, says under each field what is wrong with it, and shows
/// what was entered once nothing is.
final class SignUpController: TableController {
  private let form = SignUpForm.make()

  init() {
    super.init("Sign up")
    // The table is shown again after each letter: what is typed, and the keyboard, stay where they are.
    form.onChange = { [unowned self] _ in show() }
    table.on(FieldSubmit.self) { [unowned self] _, source in
      guard let place = SignUpForm.fields.firstIndex(where: { source.row == Identity($0) }),
        place + 1 < SignUpForm.fields.count
      else { return }
      startTyping(in: SignUpForm.fields[place + 1])
    }
  }

  override func show() {
    table.show { sections }
  }

  @TableBuilder private var sections: [Section] {
    Section("you", header: "You") {
      FieldRow("Name", text: form.text("name"), placeholder: "Ada Lovelace")
      FieldRow("E-mail", text: form.text("email"), placeholder: "ada@example.org", kind: .email)
      DayRow("Birthday", date: form.date("birthday"))
      ChoiceRow("Country", SignUpForm.countries, selected: form.choice("country"))
        .onTap { [unowned self] in chooseCountry() }
    }
    Section("password", header: "Password", footer: "Eight characters or more") {
      FieldRow("Password", text: form.text("password"), kind: .secure)
      FieldRow("Once more", text: form.text("again"), kind: .secure)
    }
    Section("letters", header: "Letters") {
      ToggleRow("Newsletter", isOn: form.bool("newsletter"))
      if form.isShown("how often") {
        SegmentedRow("How often", SignUpForm.frequencies, selected: form.index("how often"))
      }
    }
    Section("end") {
      ToggleRow("I accept the terms", isOn: form.bool("terms"))
      ButtonRow("Sign up") { [unowned self] in submit() }
    }
  }

  private func chooseCountry() {
    let field = form.choice("country")
    push(
      ChoiceController("Country", SignUpForm.countries, chosen: field.value) { try? field.set($0) })
  }

  private func submit() {
    switch form.submit() {
    case .valid(let values): push(WelcomeController(values))
    case .invalid(let messages): startTyping(in: messages[0].tag)
    }
  }

  /// Brings a field on screen and, once it is there, gives it the keyboard.
  private func startTyping(in tag: String) {
    table.scroll(to: tag)
    table.show(completion: { [weak self] in self?.cell(of: tag)?.becomeFirstResponder() }) {
      sections
    }
  }

  private func cell(of tag: String) -> UITableViewCell? {
    tableView.visibleCells.first { $0.boundRow?.identity == Identity(tag) }
  }
}
