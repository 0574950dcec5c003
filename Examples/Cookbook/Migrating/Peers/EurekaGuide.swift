import Tableware
import TablewareForms

/// The code of Documentation/migrating/eureka.md.
enum EurekaGuide {
  // entry: migrating-eureka
  final class GuestScreen: Screen {
    let context = ScreenContext()
    let title = "Guest"
    private let form = FormState(["name": .text(""), "lunch": .bool(false), "diet": .text("")])
    private(set) var saved: FormValues?

    init() {
      form.rule("name", .required("Enter a name."), when: .leave)
      form.hide("diet") { !$0.bool("lunch") }
    }

    var sections: [Section] {
      Section("guest", header: "Guest") {
        TextFieldRow("Name", text: form.text("name"))
        ToggleRow("Lunch", isOn: form.bool("lunch"))
        if form.isShown("diet") { TextFieldRow("Diet", text: form.text("diet")) }
      }
      Section("save") {
        ButtonRow("Save") {
          if case .valid(let values) = self.form.submit() { self.saved = values }
        }
      }
    }
  }
  // end
}
