// A form: values by tag, rules with their messages, and what depends on what.

// snippet.show
import Tableware
import TablewareTerminal

final class SignUpScreen: Screen {
  let title = "Sign up"
  let table = Table()
  private let form = FormState(["name": .text(""), "email": .text(""), "news": .bool(false)])

  init() {
    form.rule("name", .required("Say who you are."), when: .leave)
    form.rule("email", .email(), when: .leave)
    form.hide("how often") { !$0.bool("news") }
    form.onChange = { [unowned self] _ in show() }
    show()
  }

  private func show() {
    table.show {
      Section("you", header: "You") {
        TextFieldRow("Name", text: form.text("name"), placeholder: "Ada Lovelace")
        TextFieldRow("E-mail", text: form.text("email"), kind: .email)
        ToggleRow("Newsletter", isOn: form.bool("news"))
        if form.isShown("how often") {
          SegmentedRow("How often", ["daily", "weekly"], selected: form.index("how often"))
        }
        ButtonRow("Sign up") { [unowned self] in submit() }
      }
    }
  }

  private func submit() {
    switch form.submit() {
    case .valid(let values): print("welcome,", values.text("name"))
    case .invalid(let messages): table.focus(messages[0].tag)
    }
  }
}

let screen = SignUpScreen()
screen.table.deliver(ControlChange(.bool(true)), from: "news")
screen.table.deliver(Tap(), from: "Sign up")
print(Terminal.frame(of: screen.table, columns: 48, rows: 9))
// snippet.hide
