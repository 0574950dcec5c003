import Tableware
import TablewareHosting
import TablewareTesting
import Testing

@Suite @MainActor struct MovingEdgeCaseTests {
  private func run(until holds: () -> Bool) async {
    while !holds() { await Task.yield() }
  }

  private func movable(_ rows: [String]) -> [Section] {
    [Section("A") { for row in rows { TextRow(RowText(row)).movable() } }]
  }

  @Test func letsGo_WhenTheBackEndIsGoneWithoutAWord() {
    let table = Table()
    table.show { movable(["a", "b"]) }
    var backend: BlankBackend? = BlankBackend()
    if let backend { table.host.attach(backend) }
    #expect(table.host.beginMoving("a"))
    backend = nil
    var completed = 0
    table.show(completion: { completed += 1 }) { movable(["b"]) }
    #expect(completed == 1)
    #expect(notation(of: table.snapshot) == "A[b]")
    _ = backend
  }

  @Test func keepsHolding_WhenAHandlerTakesHoldOfAnotherRow() {
    let harness = Harness()
    harness.table.show { movable(["a", "b", "c"]) }
    harness.backend.endTurn()
    harness.table.on(RowMove.self) { [table = harness.table] _, _ in
      _ = table.host.beginMoving("c")
    }
    #expect(harness.table.host.beginMoving("a"))
    harness.table.host.endMoving(at: RowPath(section: 0, row: 1))
    #expect(harness.table.host.isMoving)
    harness.backend.clearCalls()
    harness.show("A[a]")
    harness.backend.endTurn()
    #expect(harness.backend.calls == [])
  }

  @Test func dropsAPlan_WhenTheBackEndMovedARowMeanwhile() async {
    let harness = Harness()
    harness.table.show { movable(["a", "b", "c"]) }
    harness.backend.endTurn()
    harness.backend.clearCalls()
    harness.table.on(RowMove.self) { _, _ in }
    let shown = Task { await harness.table.showInBackground { movable(["a", "b", "c", "d"]) } }
    await run { harness.backend.needsCommit }
    #expect(harness.table.host.beginMoving("a"))
    _ = harness.table.host.adoptMove(
      from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
    harness.table.host.endMoving(as: nil)
    harness.backend.endTurn()
    await run {
      harness.table.host.commit(); return harness.table.snapshot.rowCount == 4
    }
    await shown.value
    #expect(notation(of: harness.table.snapshot) == "A[a b c d]")
    #expect(!harness.messages.contains { $0.contains("defect of Tableware") })
  }

  @Test func putsARowBack_WhoseMoveWasRefused() {
    let harness = Harness()
    harness.table.show { movable(["a", "b", "c"]) }
    harness.backend.endTurn()
    harness.table.on(RowMove.self) { _, _ in }
    #expect(harness.table.host.beginMoving("a"))
    let move = harness.table.host.target(at: RowPath(section: 0, row: 2))
    _ = harness.table.host.adoptMove(
      from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
    harness.table.host.endMoving(as: move)
    harness.backend.endTurn()
    #expect(notation(of: harness.table.snapshot) == "A[a b c]")
  }
}
