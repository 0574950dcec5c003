import Tableware
import TablewareForms
import TablewareTerminal

/// The steps of Documentation/tutorials/settings-form.md.
enum SettingsForm {
  enum Step1 {
    // entry: settings-form-values
    final class Preferences {
      var name = ""
      var isPublic = false
      var textSize = 14.0
    }

    final class PreferencesScreen: Screen {
      let context = ScreenContext()
      let title = "Preferences"
      private let preferences = Preferences()

      var sections: [Section] {
        Section("profile", header: "Profile") {
          TextFieldRow("Name", text: Field(preferences, \.name))
          ToggleRow("Public", isOn: Field(preferences, \.isPublic))
        }
        Section("text", header: "Text") {
          StepperRow("Size", value: Field(preferences, \.textSize), in: 8...32)
        }
      }
    }
    // end
  }

  enum Step2 {
    // entry: settings-form-rules
    final class PreferencesScreen: Screen {
      let context = ScreenContext()
      let title = "Preferences"
      private let form = FormState([
        "name": .text(""), "public": .bool(false), "page": .text(""),
      ])
      private(set) var saved: FormValues?

      var status: String { saved.map { "saved \($0.text("name"))" } ?? "" }

      init() {
        form.rule("name", .required("Enter a name."), when: .leave)
        form.hide("page") { !$0.bool("public") }
      }

      var sections: [Section] {
        Section("profile", header: "Profile") {
          TextFieldRow("Name", text: form.text("name"))
          ToggleRow("Public", isOn: form.bool("public"))
          if form.isShown("page") { TextFieldRow("Page", text: form.text("page")) }
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

  static func runInTerminal() async throws {
    typealias PreferencesScreen = Step2.PreferencesScreen
    // entry: settings-form-terminal
    try await Terminal.run(PreferencesScreen())
    // end
  }
}
