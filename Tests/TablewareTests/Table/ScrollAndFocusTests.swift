import Tableware
import TablewareTesting
import Testing

@Suite struct ScrollAndFocusTests {
  @Test func f103_WaitsForTheRow_ThatWasJustSubmitted() {
    let harness = Harness("A[a]")
    harness.table.scroll(to: "b", at: .middle)
    harness.show("A[a b]")
    #expect(harness.backend.calls == [])
    harness.backend.endTurn()
    #expect(harness.batches == ["iR (0, 1)"])
    #expect(harness.backend.calls.last == .scroll(Identity("b"), .middle))
    #expect(harness.messages == [])
  }

  @Test func f103_WaitsForTheRow_WhileAnEarlierBatchAnimates() {
    let harness = Harness("A[a]")
    harness.backend.isAnimated = true
    harness.show("A[a b]")
    harness.backend.endTurn()
    harness.show("A[a b c]")
    harness.table.scroll(to: "c")
    harness.backend.finishAnimation()
    harness.backend.endTurn()
    harness.backend.finishAnimation()
    #expect(harness.backend.calls.last == .scroll(Identity("c"), .nearest))
    #expect(harness.messages == [])
  }

  @Test func bringsTheFocusedRowOnScreen() {
    let harness = Harness("A[a b]")
    harness.table.focus("b")
    harness.backend.endTurn()
    #expect(
      harness.backend.calls == [.focus(Identity("b")), .scroll(Identity("b"), .nearest)])
  }

  @Test func answersInOrder_OncePerRequest() {
    let harness = Harness("A[a b]")
    harness.table.scroll(to: "a", at: .top)
    harness.table.scroll(to: "b", at: .bottom)
    harness.backend.endTurn()
    harness.show("A[a b c]")
    harness.backend.endTurn()
    #expect(
      harness.backend.calls.prefix(2) == [
        .scroll(Identity("a"), .top), .scroll(Identity("b"), .bottom),
      ])
    #expect(harness.backend.calls.count == 3)
  }

  @Test func f102_ReportsARowThatIsNotThere() {
    let harness = Harness("A[a]")
    harness.table.scroll(to: 7)
    harness.table.focus("x")
    harness.backend.endTurn()
    #expect(harness.backend.calls == [])
    #expect(
      harness.messages == [
        "There is no row 7. The call had no effect; look the row up again after the data changed.",
        "There is no row \"x\". The call had no effect; look the row up again after the data "
          + "changed.",
      ])
  }

  @Test func doesNothing_WithoutABackEnd() {
    let table = Table()
    table.scroll(to: "a")
    table.focus("a")
    let backend = RecordingBackend(table)
    #expect(backend.calls == [.reload])
    #expect(table.diagnostics.recent == [])
  }
}
