import SampleRows
import Tableware
import TablewareForms
import TablewareHosting
import TablewareTesting
import Testing

/// Selected rows are known by identity, whatever happens around them.
@Suite struct SelectionTests {
  private func harness(_ text: String, _ mode: Selection.Mode, _ rows: String...) -> Harness {
    let harness = Harness(text)
    harness.table.selectionMode = mode
    for row in rows { harness.table.select(row) }
    harness.backend.endTurn()
    harness.backend.clearCalls()
    return harness
  }

  private func selected(_ harness: Harness) -> String {
    harness.table.selection.rows.map { $0.value(as: String.self) ?? "?" }.joined(separator: " ")
  }

  /// The rows whose cells show that they are selected.
  private func marked(_ harness: Harness) -> String {
    harness.backend.bindings.rows.filter(\.content.isSelected)
      .map { $0.identity.value(as: String.self) ?? "?" }.joined(separator: " ")
  }

  private func tap(_ harness: Harness, _ row: Int) throws {
    harness.table.interaction.perform(.tap, on: try harness.binding(0, row))
    harness.backend.endTurn()
  }

  @Test func selectsNothing_UnlessAskedTo() throws {
    let harness = harness("A[a b]", .none)
    try tap(harness, 0)
    harness.table.select("a")
    harness.backend.endTurn()
    #expect(selected(harness) == "")
    #expect(harness.backend.calls == [])
    #expect(
      harness.messages == [
        "Row \"a\" was not selected: the table's selection mode is none. Set table.selectionMode first."
      ])
  }

  @Test func selectionOfAnotherRow_inSingleMode_raisesAnEventOfBothRows() throws {
    let harness = harness("A[a b]", .single)
    var log: [String] = []
    harness.table.on(SelectionChange.self) { change, source in
      log.append("\(source.row) \(change.isSelected) of \(harness.table.selection.rows)")
    }
    try tap(harness, 0)
    try tap(harness, 1)
    try tap(harness, 1)
    harness.table.row("b").remove()
    harness.backend.endTurn()
    try tap(harness, 0)
    #expect(
      log == [
        "\"a\" true of [\"a\"]", "\"a\" false of [\"b\"]", "\"b\" true of [\"b\"]",
        "\"a\" true of [\"a\"]",
      ])
    #expect(harness.messages == [])
  }

  @Test func rowThatIsNotSelectable_runsItsHandler_andOthersStaySelected() throws {
    let harness = harness("A[]", .multiple)
    var taps = 0
    harness.table.show {
      Section("A") {
        TextRow("a")
        TextRow("b").onTap { taps += 1 }.selectable(false)
      }
    }
    harness.backend.endTurn()
    try tap(harness, 0)
    try tap(harness, 1)
    try tap(harness, 1)
    #expect(taps == 2)
    #expect(marked(harness) == "a")
  }

  @Test func handlerOfATap_decidesAboutTheDeselection() throws {
    let harness = harness("A[a b]", .single)
    harness.table.on(Tap.self) { _, source in
      if source.row == "a" { harness.table.deselect(source.row) }
    }
    try tap(harness, 0)
    #expect(marked(harness) == "")
    try tap(harness, 1)
    #expect(marked(harness) == "b")
  }

  @Test func leavesOutRowsThatDoSomethingElse() throws {
    let harness = harness("A[]", .multiple)
    harness.table.show {
      Section("A") {
        TextRow("plain")
        TextRow("leads").disclosing { SampleScreen("next") }
        TextRow("leads, and is selected").disclosing { SampleScreen("next") }.selectable()
        TextRow("never").selectable(false)
        ToggleRow("toggle", isOn: true) { _ in }
      }
    }
    harness.backend.endTurn()
    for row in 0..<5 { try tap(harness, row) }
    #expect(harness.table.selection.rows == ["plain", "leads, and is selected"])
  }

  @Test func keepsOne_InSingleMode() throws {
    let harness = harness("A[a b c]", .single)
    for row in [0, 2, 2] { try tap(harness, row) }
    #expect(selected(harness) == "c")
    #expect(marked(harness) == "c")
  }

  @Test func addsAndTakesAway_InMultipleMode() throws {
    let harness = harness("A[a b c]", .multiple)
    for row in [2, 0, 1, 2] { try tap(harness, row) }
    #expect(selected(harness) == "a b")
    #expect(marked(harness) == "a b")
  }

  @Test func bindsOnlyTheRowsWhoseSelectionChanged() throws {
    let harness = harness("A[a b c d]", .single, "a")
    try tap(harness, 3)
    var refresh = ContentChanges()
    refresh.rows = [RowPath(section: 0, row: 0), RowPath(section: 0, row: 3)]
    #expect(harness.backend.calls == [.refresh(refresh)])
  }

  @Test func select_byCode_raisesNoEvent() throws {
    let harness = harness("A[a b]", .multiple)
    var heard: [String] = []
    harness.table.on(SelectionChange.self) { change, source in
      heard.append("\(source.row) \(change.isSelected)")
    }
    harness.table.select("a")
    harness.table.selection.deselect("a")
    harness.backend.endTurn()
    #expect(heard == [])
    try tap(harness, 1)
    try tap(harness, 1)
    #expect(heard == ["\"b\" true", "\"b\" false"])
  }

  @Test func selectsBeforeTheTapIsHeard() throws {
    let harness = harness("A[a b]", .single)
    var seen: [String] = []
    harness.table.on(Tap.self) { [table = harness.table] _, _ in
      seen = table.selection.rows.map(\.description)
    }
    try tap(harness, 1)
    #expect(seen == ["\"b\""])
  }

  @Test(arguments: ["A[d c b a]", "B[b] A[a]", "A[x a y b z]", "A[] B[a b]"])
  func f114_keepsTheSelection_ThroughUpdates(after: String) {
    let harness = harness("A[a b c d]", .multiple, "a", "b")
    harness.show(after)
    harness.backend.endTurn()
    #expect(selected(harness) == "a b")
    #expect(Set(marked(harness)) == Set("a b"))
  }

  @Test func f114_forgetsRowsThatAreGone_AndOnlyThose() {
    let harness = harness("A[a b c] B[d e]", .multiple, "a", "c", "d", "e")
    harness.table.row("a").remove()
    harness.backend.endTurn()
    #expect(selected(harness) == "c d e")
    harness.show("A[b c] C[d]")
    harness.backend.endTurn()
    #expect(selected(harness) == "c d")
    harness.backend.isReady = false
    harness.show("A[b]")
    harness.backend.endTurn()
    #expect(selected(harness) == "")
  }

  @Test func keepsRowsOfAHiddenSection() {
    let harness = harness("A[a] B[b c]", .multiple, "b")
    harness.table["B"].isHidden = true
    harness.backend.endTurn()
    #expect(selected(harness) == "b")
    harness.table["B"].isHidden = false
    harness.backend.endTurn()
    #expect(marked(harness) == "b")
  }

  @Test func f115_ReportsARowThatIsNotThere() {
    let harness = harness("A[a]", .multiple)
    harness.table.select("missing")
    #expect(selected(harness) == "")
    #expect(
      harness.messages == [
        "There is no row \"missing\". The call had no effect; look the row up again after the data "
          + "changed."
      ])
  }

  @Test func f116_IsASet() {
    var selection = Selection(.multiple)
    for row in [1, 2, 1, 3, 2] { selection.select(row) }
    #expect(selection.rows == [Identity(1), Identity(2), Identity(3)])
    selection.deselect(2)
    selection.deselect(2)
    #expect(selection.rows == [Identity(1), Identity(3)])
    #expect(!selection.contains(2))
  }

  @Test func keepsTheLatest_WhenOnlyOneMayBeSelectedFromNowOn() {
    let harness = harness("A[a b c]", .multiple, "a", "b")
    harness.table.selectionMode = .single
    harness.backend.endTurn()
    #expect(selected(harness) == "b")
    #expect(marked(harness) == "b")
    harness.table.selectionMode = .none
    harness.backend.endTurn()
    #expect(marked(harness) == "")
  }
}
