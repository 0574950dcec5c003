import Tableware
import TablewareHosting
import TablewareTesting
import Testing

@Suite struct RecordingBackendTests {
  @Test func driver_ofATableThatIsShown_takesItOver_withoutADiagnostic() {
    let table = Table()
    let first = RecordingBackend(table)
    table.show { Section("rows") { TextRow("Row") } }
    first.endTurn()
    let driver = TableDriver(table)
    driver.tap("Row")
    #expect(driver.titles == [["Row"]])
    #expect(driver.violations == [])
    #expect(!driver.diagnostics.contains(.backendReplaced))
  }

  @Test func select_selectsByATap_andReportsATableWithoutSelection() {
    let table = Table()
    table.show { Section("rows") { TextRow("Row") } }
    let driver = TableDriver(table)
    driver.select("Row")
    #expect(driver.problems.count == 1)
    table.selectionMode = .multiple
    driver.select("Row")
    #expect(table.selection.rows == [Identity("Row")])
    driver.select("Row")
    #expect(table.selection.rows == [])
  }

  @Test func notesWhatWasAskedFor_InOrder() {
    let harness = Harness("A[a b]")
    harness.table.show {
      Section("A") {
        TextRow("a", value: "1")
        TextRow("c")
      }
    }
    harness.table.focus("c")
    harness.backend.endTurn()
    var batch = Batch()
    batch.deletedRows = [RowPath(section: 0, row: 1)]
    batch.insertedRows = [RowPath(section: 0, row: 1)]
    var refresh = ContentChanges()
    refresh.rows = [RowPath(section: 0, row: 0)]
    #expect(
      harness.backend.calls == [
        .perform(batch), .refresh(refresh), .focus(Identity("c")),
        .scroll(Identity("c"), .nearest),
      ])
    harness.backend.clearCalls()
    #expect(harness.backend.calls == [])
  }

  @Test func findsABatchThatBreaksARule() {
    let harness = Harness("A[a b]")
    let table = Table()
    table.show { sections("A[b a]") }
    var batch = Batch()
    batch.insertedRows = [RowPath(section: 0, row: 2)]
    harness.backend.perform(batch, to: table.snapshot) {}
    #expect(
      harness.backend.violations.map(\.description) == [
        "B-13: row (0, 2) does not exist after the batch"
      ])
  }

  @Test func keepsCellsOfRowsThatStay_AndNeverReusesAGeneration() {
    let harness = Harness("A[a b c]")
    let before = harness.backend.bindings.rows.map(\.generation)
    harness.show("A[c x a]")
    harness.backend.endTurn()
    let after = harness.backend.bindings.rows.map(\.generation)
    #expect(after[0] == before[2])
    #expect(after[2] == before[0])
    #expect(!before.contains(after[1]))
  }

  @Test func bindsNothing_WhereThereIsNoRow() {
    let harness = Harness("A[a]")
    #expect(harness.backend.binding(at: RowPath(section: 0, row: 1)) == nil)
    #expect(harness.backend.binding(at: RowPath(section: -1, row: 0)) == nil)
  }
}
