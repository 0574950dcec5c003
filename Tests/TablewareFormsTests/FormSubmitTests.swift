import Tableware
import TablewareForms
import TablewareTesting
import Testing

@Suite struct FormSubmitTests {
  @Test func givesTheValues_WhenNothingIsWrong() {
    let form = FormState(["name": .text("Mei"), "on": .bool(false)])
    form.rule("name", .required())
    #expect(form.submit() == .valid(["name": .text("Mei"), "on": .bool(false)]))
  }

  @Test func namesWhatIsWrong_InTheOrderOfTheForm() {
    let form = FormState(["z": .text(""), "a": .text(""), "m": .text("")])
    for tag in ["m", "a", "z", "b"] { form.rule(tag, .required("\(tag)?")) }
    var heard = 0
    form.onChange = { _ in heard += 1 }
    #expect(
      form.submit()
        == .invalid(["z", "a", "m", "b"].map { FormMessage(tag: $0, text: "\($0)?") }))
    #expect(heard == 1)
  }

  @Test func leavesOutWhatIsHidden() {
    let form = FormState(["news": .bool(false), "how often": .text("")])
    form.rule("how often", .required("How often?"))
    form.hide("how often") { !$0.bool("news") }
    #expect(!form.isShown("how often"))
    #expect(form.submit() == .valid(["news": .bool(false)]))
    form["news"] = .bool(true)
    #expect(form.isShown("how often"))
    #expect(form.submit() == .invalid([FormMessage(tag: "how often", text: "How often?")]))
    form["news"] = .bool(false)
    #expect(form.submit() == .valid(["news": .bool(false)]))
    #expect(form.message("how often") == nil)
    #expect(form.values["how often"] == .text(""))
  }

  @Test func checksNothingThatIsDisabled_ButGivesItsValue() {
    let form = FormState(["same": .bool(true), "address": .text("")])
    form.rule("address", .required("Where?"))
    form.disable("address") { $0.bool("same") }
    #expect(!form.text("address").isEnabled)
    #expect(form.submit() == .valid(["same": .bool(true), "address": .text("")]))
    form["same"] = .bool(false)
    #expect(form.text("address").isEnabled)
    #expect(form.submit() == .invalid([FormMessage(tag: "address", text: "Where?")]))
  }

  @Test func forgetsMessages_WhenItIsReset() throws {
    let form = FormState(["a": .text("")])
    form.rule("a", .required())
    _ = form.submit()
    form.resetMessages()
    #expect(form.message("a") == nil)
    try form.text("a").set("x")
    try form.text("a").set("")
    #expect(form.message("a") == nil)
  }

  @Test func movesTheFocusToTheFirstWrongRow() throws {
    let form = FormState(["name": .text("Mei"), "size": .text("")])
    form.rule("size", .required("Choose a size."))
    let table = Table()
    let backend = RecordingBackend(table)
    func show() {
      table.show {
        Section("all") {
          TextFieldRow("Name", text: form.text("name"))
          RadioGroup("sizes", [Choice("S", "s")], selected: form.choice("size"))
        }
      }
    }
    form.onChange = { _ in show() }
    show()
    backend.endTurn()
    if case .invalid(let messages) = form.submit() { table.focus(messages[0].tag) }
    backend.endTurn()
    #expect(backend.calls.contains(.focus(Identity("size"))))
    #expect(backend.shownContents[0].last?.title.string == "Choose a size.")
    #expect(table.diagnostics.recent == [])
    form.onChange = nil
  }
}
