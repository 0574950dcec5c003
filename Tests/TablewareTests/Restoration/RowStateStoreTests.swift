import Tableware
import TablewareTesting
import Testing

/// Values that a table removes together with their rows.
@Suite struct RowStateStoreTests {
  private final class States: RowStateStore {
    var rows: Set<Identity> = ["a", "b", "c"]
    func keep(where isKept: (Identity) -> Bool) { rows = rows.filter(isKept) }
  }

  /// A batch removes the row, or a back end that is not ready shows all rows again.
  @Test(arguments: [true, false])
  func values_ofARemovedRow_areRemoved(isReady: Bool) {
    let (harness, states) = (Harness("A[a b c]"), States())
    harness.table.trackedStates = [states]
    harness.backend.isReady = isReady
    harness.show("A[c a]")
    harness.backend.endTurn()
    #expect(states.rows == ["a", "c"])
    harness.table.row("a").remove()
    harness.backend.endTurn()
    #expect(states.rows == ["c"])
    harness.show("A[c] B[a]")
    harness.backend.endTurn()
    #expect(states.rows == ["c"])
  }
}
