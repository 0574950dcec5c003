import Tableware
import TablewareForms
import TablewareTesting
import Testing

@Suite struct RowGroupTests {
  private func titles(_ rows: [AnyRow]) -> [String] {
    rows.map { $0.content.title.string + ($0.content.accessory == .checkmark ? " ✓" : "") }
  }

  @Test func choosesOne() {
    let form = FormState(["size": .text("s")])
    let choices = [Choice("Small", "s"), Choice("Large", "l")]
    let table = Table()
    func group() -> RadioGroup {
      RadioGroup("size", choices, selected: form.choice("size"))
    }
    table.show { Section("size") { group() } }
    #expect(titles(group().rows) == ["Small ✓", "Large"])
    var heard: [ControlValue] = []
    table.on(ControlChange.self) { change, _ in heard.append(change.value) }
    #expect(table.deliver(Tap(), from: group().rows[1].identity) == .handled(by: .row))
    #expect(titles(group().rows) == ["Small", "Large ✓"])
    #expect(heard == [.index(1)])
    // The selected choice stays selected, and nothing changes.
    #expect(table.deliver(Tap(), from: group().rows[1].identity) == .handled(by: .row))
    #expect(form["size"] == .text("l"))
    #expect(heard == [.index(1)])
  }

  @Test func choiceRow_withoutAStackOfScreens_isReported() {
    let table = Table()
    table.show {
      Section("size") {
        ChoiceRow("Size", [Choice("Small", "s")], selected: "s") { _ in }.id("size")
      }
    }
    table.deliver(Tap(), from: "size")
    #expect(
      table.diagnostics.recent.map(\.description) == [
        "Row \"size\" leads to ChoiceScreen<String>, which was not shown: nothing around the table "
          + "shows screens. Run the table in a screen, or show it in the table view of a view "
          + "controller."
      ])
  }

  @Test func group_isCleared_byItsField() {
    let form = FormState(["size": .text("s")])
    func group() -> RadioGroup {
      RadioGroup(
        "size", [Choice("Small", "s"), Choice("Large", "l")], selected: form.choice("size"))
    }
    form["size"] = nil
    #expect(titles(group().rows) == ["Small", "Large"])
  }

  @Test func checksAnyNumber() {
    let form = FormState()
    let table = Table()
    func group() -> CheckGroup {
      CheckGroup("toppings", ["Cheese", "Olives", "Ham"], selected: form.indices("toppings"))
    }
    table.show { Section("toppings") { group() } }
    for position in [2, 0, 2, 1] { table.deliver(Tap(), from: group().rows[position].identity) }
    #expect(titles(group().rows) == ["Cheese ✓", "Olives ✓", "Ham"])
    #expect(form["toppings"] == .indices([0, 1]))
  }

  @Test func standsAmongOtherRows_AndOffersWhatAnotherGroupOffers() {
    let table = Table()
    var left: Int?
    table.show {
      Section("all") {
        TextRow("Left")
        RadioGroup("left", [Choice("One", 1), Choice("Two", 2)], selected: left) { left = $0 }
        TextRow("Right")
        RadioGroup("right", [Choice("One", 1), Choice("Two", 2)], selected: 2) { _ in }
      }
    }
    let backend = RecordingBackend(table)
    #expect(table.diagnostics.recent == [])
    #expect(backend.shownIdentities[0].count == 6)
    table.deliver(Tap(), from: backend.shownIdentities[0][2])
    #expect(left == 2)
  }

  @Test func reportsAValueThatStandsTwice_AndShowsBoth() {
    let table = Table()
    table.show {
      Section("size") {
        RadioGroup("size", [Choice("Small", "s"), Choice("Short", "s")], selected: "s") { _ in }
      }
    }
    let backend = RecordingBackend(table)
    #expect(backend.shownContents[0].map(\.accessory) == [.checkmark, .checkmark])
    #expect(
      table.diagnostics.recent.map(\.description) == [
        "Row identity size: \"s\" is repeated: first at (0, 0), again at (0, 1). Both rows are "
          + "shown; assign each row an identity of its own, for example with .id(…)."
      ])
  }

  @Test func showsWhatIsWrong_InARowKnownByTheTag() {
    let form = FormState()
    form.rule("size", .required("Choose one."))
    _ = form.submit()
    let rows = RadioGroup("sizes", [Choice("Small", "s")], selected: form.choice("size")).rows
    #expect(titles(rows) == ["Small", "Choose one."])
    #expect(rows.last?.identity == Identity("size"))
  }

  @Test func answersNothing_WhenItsFieldIsDisabled() {
    let form = FormState()
    form.disable("size") { _ in true }
    let rows = RadioGroup("sizes", [Choice("Small", "s")], selected: form.choice("size")).rows
    #expect(rows.allSatisfy { !$0.isEnabled && !$0.content.isEnabled })
  }

  @Test func isEmpty_WithoutChoices() {
    #expect(RadioGroup("a", [], selected: Field(nil) { _ in }).rows.isEmpty)
  }
}
