import Tableware
import TablewareTesting
import Testing

@Suite struct TurnEdgeCaseTests {
  @Test func asksAgain_WhenATurnEndsInsideACompletion() {
    let harness = Harness("A[a]")
    var completed: [String] = []
    harness.show("A[b]") {
      completed.append("b")
      harness.show("A[c]") { completed.append("c") }
      // A nested run loop, such as that of a dialogue, ends turns as any other.
      harness.backend.endTurn()
    }
    harness.backend.endTurn()
    harness.backend.endTurn()
    #expect(completed == ["b", "c"])
    #expect(harness.shown == "A[c]")
    harness.show("A[d]") { completed.append("d") }
    harness.backend.endTurn()
    #expect(completed == ["b", "c", "d"])
    #expect(harness.shown == "A[d]")
  }
}
