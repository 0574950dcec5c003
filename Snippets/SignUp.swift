// A form: values by tag, rules with their messages, and fields that depend on other fields.

// snippet.show
import Tableware
import TablewareForms
import TablewareTerminal

final class SignUpScreen: Screen {
  let context = ScreenContext()
  let title = "Sign up"
  private let form = FormState(["name": .text(""), "email": .text(""), "news": .bool(false)])

  init() {
    form.rule("name", .required("Say who you are."), when: .leave)
    form.rule("email", .email(), when: .leave)
    form.hide("how often") { !$0.bool("news") }
  }

  var sections: [Section] {
    Section("you", header: "You") {
      TextFieldRow("Name", text: form.text("name"), placeholder: "Ada Lovelace")
      TextFieldRow("E-mail", text: form.text("email"), kind: .email)
      ToggleRow("Newsletter", isOn: form.bool("news"))
      if form.isShown("how often") {
        SegmentedRow("How often", ["daily", "weekly"], selected: form.index("how often"))
      }
      ButtonRow("Sign up") { self.submit() }
    }
  }

  private func submit() {
    switch form.submit() {
    case .valid(let values): print("welcome,", values.text("name"))
    case .invalid(let messages): context.table?.focus(messages[0].tag)
    }
  }
}

let keys = "down*2 space end enter"
print(try await Terminal.frame(of: SignUpScreen(), keys: keys, columns: 48, rows: 10))
// snippet.hide
