import SampleRows
import TablewareTesting
import Testing

@testable import Tableware

/// A table whose screen is not shown releases its rows, and shows them again as a whole.
@Suite struct SuspendedTableTests {
  /// What a closure of the app retains.
  private final class Model {}

  /// A declared table with a back end, and its evaluations.
  private final class Declared {
    let table = Table()
    let backend: RecordingBackend
    var rows = ["a", "b"]
    private(set) var evaluations = 0
    /// Models that the latest rows retain.
    private(set) var models: [Weak<Model>] = []

    init() {
      backend = RecordingBackend(table)
      table.declare({ [unowned self] in sections() }, announce: { _ in })
      table.setNeedsDeclaration()
      backend.endTurn()
    }

    private func sections() -> [Section] {
      evaluations += 1
      let model = Model()
      models.append(Weak(model))
      return [
        Section("A") {
          ForEach(rows, id: \.self) { id in TextRow(id).on(Tap.self) { _, _ in _ = model } }
        }
      ]
    }

    var retained: Int { models.count { $0.object != nil } }
  }

  @Test func suspendedTable_releasesItsRows_AndShowsThemAgainAsAWhole() {
    let declared = Declared()
    #expect(declared.backend.shownIdentities == [["a", "b"]])
    #expect(declared.retained == 1)
    declared.backend.clearCalls()
    declared.table.suspendDeclaration()
    #expect(declared.table.snapshot.rowCount == 0)
    // The rows that the back end has bound are its own.
    declared.backend.reload(to: Snapshot())
    #expect(declared.retained == 0)
    declared.table.suspendDeclaration()

    declared.rows = ["c"]
    declared.table.setNeedsDeclaration()
    declared.backend.endTurn()
    #expect(declared.evaluations == 1)
    #expect(declared.backend.calls == [.reload])

    declared.table.resumeDeclaration()
    declared.backend.endTurn()
    #expect(declared.evaluations == 2)
    #expect(declared.backend.calls == [.reload, .reload])
    #expect(declared.backend.shownIdentities == [["c"]])
    declared.table.resumeDeclaration()
    declared.backend.endTurn()
    #expect(declared.evaluations == 2)
  }

  @Test func tableThatDeclaresNothing_isNotSuspended() {
    let table = Table()
    let backend = RecordingBackend(table)
    table.show { sections("A[a]") }
    backend.endTurn()
    table.suspendDeclaration()
    #expect(table.snapshot.rowCount == 1)
    table.show { sections("A[a b]") }
    backend.endTurn()
    #expect(backend.shownIdentities == [["a", "b"]])
    table.resumeDeclaration()
    #expect(!backend.needsCommit)
  }

  @Test func commitThatRuns_whenATableIsSuspended_isCompleted() {
    let declared = Declared()
    declared.backend.isAnimated = true
    declared.rows = ["b", "a", "c"]
    declared.table.setNeedsDeclaration()
    declared.backend.endTurn()
    declared.table.suspendDeclaration()
    declared.backend.finishAnimation()
    #expect(declared.table.snapshot.rowCount == 0)
    declared.backend.isAnimated = false
    declared.rows = ["d"]
    declared.table.resumeDeclaration()
    declared.backend.endTurn()
    #expect(declared.backend.shownIdentities == [["d"]])
    #expect(declared.backend.violations == [])
  }

  @Test func heldRow_ofASuspendedTable_isReleased() {
    let table = Table()
    let backend = RecordingBackend(table)
    var rows = ["a", "b"]
    table.declare(
      { [Section("A") { ForEach(rows, id: \.self) { TextRow($0).movable() } }] },
      announce: { _ in })
    table.setNeedsDeclaration()
    backend.endTurn()
    #expect(table.beginMoving("a"))
    table.suspendDeclaration()
    #expect(!table.isMoving)
    #expect(!table.endMoving(at: RowPath(section: 0, row: 1)))
    rows = ["b", "c"]
    table.resumeDeclaration()
    backend.endTurn()
    #expect(backend.shownIdentities == [["b", "c"]])
  }

  @Test func collapsedSections_ofASuspendedTable_remainCollapsed() {
    let table = Table()
    let backend = RecordingBackend(table)
    table.declare(
      { [Section("A", header: "A") { TextRow("a") }.collapsible()] }, announce: { _ in })
    table.setNeedsDeclaration()
    backend.endTurn()
    table["A"].isCollapsed = true
    backend.endTurn()
    #expect(backend.shownIdentities == [[]])
    table.suspendDeclaration()
    table.resumeDeclaration()
    backend.endTurn()
    #expect(backend.shownIdentities == [[]])
    #expect(table["A"].isCollapsed)
  }

  @Test func declaredSection_withAMistake_isReported() {
    let table = Table()
    var diagnostics: [Diagnostic] = []
    table.diagnostics.sink = { diagnostics.append($0) }
    let backend = RecordingBackend(table)
    table.declare({ [Section("A") { TextRow("a") }.collapsible()] }, announce: { _ in })
    table.setNeedsDeclaration()
    backend.endTurn()
    #expect(diagnostics == [.collapsibleWithoutHeader("A")])
  }
}
