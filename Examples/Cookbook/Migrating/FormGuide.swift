import Tableware
import TablewareForms

/// The code of Documentation/migrating/eureka.md.
enum FormGuide {
  // entry: migrating-eureka
  final class GuestScreen: Screen {
    let context = ScreenContext()
    let title = "Guest"
    private let form = FormState(["name": .text(""), "lunch": .bool(false), "diet": .text("")])

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
    }
  }
  // end
}
