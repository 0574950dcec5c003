import SampleRows
import Tableware
import TablewareTesting
import Testing

/// Edits of sections that show something else than their rows: collapsed ones, hidden rows, texts
/// of empty sections.
@Suite struct SectionFormEditTests {
  private let table = Table()
  private let backend: RecordingBackend

  init() {
    backend = RecordingBackend(table)
    table.show {
      Section("A") { TextRow("a") }
      Section("B", header: "B") { TextRow("b") }.collapsible(true)
      Section("C", header: "C") { TextRow("c") }.collapsible()
    }
    backend.endTurn()
  }

  private var shown: [[Identity]] { backend.shownIdentities }

  @Test func collapsedSection_thatIsRemoved_hidesNothingElse() {
    table["B"].remove()
    backend.endTurn()
    #expect(shown == [["a"], ["c"]])
    table.insert(at: 1) { Section("D") { TextRow("d") } }
    backend.endTurn()
    #expect(shown == [["a"], ["d"], ["c"]])
    #expect(backend.violations == [])
  }

  @Test func collapsedSection_thatIsMoved_remainsCollapsed() {
    table["B"].move(to: 0)
    backend.endTurn()
    #expect(shown == [[], ["a"], ["c"]])
    table["B"].isCollapsed = false
    table.append { Section("D") { TextRow("d") } }
    backend.endTurn()
    #expect(shown == [["b"], ["a"], ["c"], ["d"]])
    #expect(backend.violations == [])
  }

  @Test func section_editedAndRemovedInATurn_leavesNothingBehind() {
    table["A"].append { TextRow("x") }
    table["C"].isCollapsed = true
    table["A"].remove()
    table["C"].remove()
    backend.endTurn()
    #expect(shown == [[]])
    table.append { Section("D") { TextRow("d") } }
    table["D"].append { TextRow("e") }
    backend.endTurn()
    #expect(shown == [[], ["d", "e"]])
    #expect(backend.violations == [])
  }

  @Test(arguments: [false, true])
  func removedSection_withAText_leavesNoRow(isEdited: Bool) {
    table.append { Section("D") {}.emptyText("None") }
    backend.endTurn()
    #expect(backend.snapshot.rowCount == 3)
    if isEdited {
      table["D"].append { TextRow("d") }
      table["D"].remove()
    } else {
      table["D"].remove()
    }
    backend.endTurn()
    #expect(shown == [["a"], [], ["c"]])
    #expect(backend.snapshot.rowCount == 2)
    table["A"].append { TextRow("x") }
    backend.endTurn()
    #expect(backend.snapshot.rowCount == 3)
  }

  @Test func movedSection_withAText_hasItOnce() {
    table.append { Section("D") {}.emptyText("None") }
    backend.endTurn()
    table["D"].move(to: 0)
    backend.endTurn()
    #expect(shown.map(\.count) == [1, 1, 0, 1])
    #expect(backend.snapshot.rowCount == 3)
  }

  @Test(arguments: [false, true])
  func insertedSection_withAHiddenRow_hidesIt(isAlone: Bool) {
    if isAlone {
      table.show {}
      backend.endTurn()
    }
    table.append {
      Section("D") {
        TextRow("d"); TextRow("e").hidden()
      }
    }
    table.append { Section("E", header: "E") { TextRow("f") }.collapsible(true) }
    backend.endTurn()
    #expect(shown.suffix(2) == [["d"], []])
    table.row("e").isHidden = false
    table["E"].isCollapsed = false
    backend.endTurn()
    #expect(shown.suffix(2) == [["d", "e"], ["f"]])
    #expect(backend.violations == [])
  }
}
