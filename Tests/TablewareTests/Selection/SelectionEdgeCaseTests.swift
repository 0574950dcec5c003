import Tableware
import TablewareTesting
import Testing

@Suite struct SelectionEdgeCaseTests {
  private func harness(_ text: String, _ rows: String...) -> Harness {
    let harness = Harness(text)
    harness.table.selectionMode = .multiple
    for row in rows { harness.table.select(row) }
    harness.backend.endTurn()
    return harness
  }

  @Test func forgetsARow_ThatIsRemovedWhileItsSectionIsHidden() {
    let harness = harness("A[a] B[b c]", "b")
    harness.table["B"].isHidden = true
    harness.backend.endTurn()
    harness.table.row("b").remove()
    harness.backend.endTurn()
    #expect(!harness.table.row("b").exists)
    #expect(harness.table.selection.rows == [])
  }

  @Test func forgetsTheRowsOfAHiddenSection_ThatIsDeclaredNoMore() {
    let harness = harness("A[a] B[b c]", "b")
    harness.table["B"].isHidden = true
    harness.backend.endTurn()
    harness.show("A[a]")
    harness.backend.endTurn()
    #expect(harness.table.selection.rows == [])
    harness.show("A[a] B[b c]")
    harness.backend.endTurn()
    #expect(!harness.backend.bindings.rows.contains { $0.content.isSelected })
  }

  @Test func selectsARow_ThatMovedSinceItWasBound() throws {
    let harness = harness("A[a b]")
    var taps: [Identity] = []
    harness.table.on(Tap.self) { _, source in taps.append(source.row) }
    let bound = try harness.binding(0, 1)
    harness.show("A[new a b]")
    harness.backend.endTurn()
    harness.table.interaction.perform(.tap, on: bound)
    #expect(taps == [Identity("b")])
    #expect(harness.table.selection.rows == [Identity("b")])
  }

  @Test func selectsNothing_FromACellThatWasBoundAgain() throws {
    let harness = harness("A[a]")
    let bound = try harness.binding(0, 0)
    harness.table.row("a").update { TextRow("other text") }
    harness.backend.endTurn()
    #expect(harness.table.interaction.perform(.tap, on: bound) == .stale)
    #expect(harness.table.selection.rows == [])
  }
}
