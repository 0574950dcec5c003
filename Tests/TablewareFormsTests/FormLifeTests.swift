import Tableware
import TablewareForms
import TablewareTesting
import Testing

/// Nothing of a form outlives its screen.
@Suite struct FormLifeTests {
  private final class FormScreen: Screen {
    let context = ScreenContext()
    let title = "Form"
    let form = FormState(["name": .text(""), "size": .text("")])
    var note = ""

    init() {
      form.rule("name", .required(), when: .change)
      form.hide("size") { $0.text("name").isEmpty }
    }

    var sections: [Section] {
      Section("all") {
        TextFieldRow("Name", text: form.text("name"))
        TextFieldRow("Note", text: Field(self, \.note))
        RadioGroup("sizes", [Choice("S", "s")], selected: form.choice("size"))
        ChoiceRow("Size", [Choice("S", "s")], selected: form.choice("size")).id("choice")
      }
    }
  }

  @Test func freesFormTableAndScreen() {
    var screen: FormScreen? = FormScreen()
    weak let weakScreen = screen
    weak let form = screen?.form
    var navigator = screen.map { Navigator(root: $0) }
    weak let table = screen?.context.table
    var backend = table.map { RecordingBackend($0) }
    table?.deliver(ControlChange(.text("x")), from: "name")
    backend?.endTurn()
    table?.deliver(ControlChange(.text("y")), from: "Note")
    #expect(screen?.note == "y")
    table?.deliver(Tap(), from: "choice")
    #expect(navigator?.screens.count == 2)
    backend?.endTurn()
    screen = nil
    navigator = nil
    backend = nil
    #expect(weakScreen == nil)
    #expect(form == nil)
    #expect(table == nil)
  }
}
