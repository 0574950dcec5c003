import Tableware
import TablewareTesting
import Testing

/// From the declared rows to the calls that a back end receives.
@Suite struct TableCommitTests {
  @Test func f16_LoadsAsAWhole_WhenTheBackEndIsNew() {
    let table = Table()
    table.show { sections("A[a]") }
    let backend = RecordingBackend(table)
    #expect(backend.calls == [.reload])
    #expect(backend.shownIdentities == [[Identity("a")]])
    #expect(!backend.needsCommit)
  }

  @Test func commitsAtTheEndOfTheTurn() {
    let harness = Harness("A[a]")
    harness.show("A[a b]")
    #expect(harness.shown == "A[a]")
    #expect(notation(of: harness.table.snapshot) == "A[a]")
    #expect(harness.backend.needsCommit)
    harness.backend.endTurn()
    #expect(harness.batches == ["iR (0, 1)"])
    #expect(notation(of: harness.table.snapshot) == "A[a b]")
    #expect(!harness.backend.needsCommit)
  }

  @Test func makesOneBatch_OfSeveralEditsAndDeclarations() {
    let harness = Harness("A[a b] B[c]")
    harness.table["A"].append { TextRow("x") }
    harness.table.row("b").remove()
    harness.table.row("c").move(to: 0, in: "A")
    harness.table["B"].insert(at: 0) { TextRow("y") }
    harness.backend.endTurn()
    #expect(harness.batches == ["dR (0, 1) · iR (0, 2) · iR (1, 0) · mR (1, 0)→(0, 0)"])
    #expect(harness.shown == "A[c a x] B[y]")
    #expect(harness.backend.calls.count == 1)
  }

  @Test func f57_CallsNothing_WhenNothingChanged() {
    let harness = Harness("A[a b] B[c]")
    var completions = 0
    harness.show("A[a b] B[c]") { completions += 1 }
    harness.backend.endTurn()
    #expect(harness.backend.calls == [])
    #expect(completions == 1)
  }

  @Test func callsNothing_WhenEditsUndoEachOther() {
    let harness = Harness("A[a b]")
    harness.table["A"].append { TextRow("x") }
    harness.table.row("x").remove()
    harness.table.row("a").move(to: 1)
    harness.table.row("a").move(to: 0)
    harness.backend.endTurn()
    #expect(harness.backend.calls == [])
  }

  @Test func movesSectionsInABatchOfTheirOwn() {
    let harness = Harness("A[a] B[b] C[c]")
    harness.show("C[c x] A[a]")
    harness.backend.endTurn()
    #expect(harness.batches == ["mS 0→2", "dS 0 · iR (0, 1)"])
    #expect(harness.shown == "C[c x] A[a]")
    #expect(harness.backend.violations == [])
  }

  @Test func f17_DeletesOnlyTheSection_WhenItsLastRowGoesWithIt() {
    let harness = Harness("A[a] B[b]")
    harness.show("B[b]")
    harness.backend.endTurn()
    #expect(harness.batches == ["dS 0"])
    harness.show("")
    harness.backend.endTurn()
    #expect(harness.batches == ["dS 0", "dS 0"])
    #expect(harness.shown == "")
  }

  @Test func f46_Reloads_WhenTheBackEndIsNotReady() {
    let harness = Harness("A[a]")
    harness.backend.isReady = false
    harness.show("A[a b]")
    harness.backend.endTurn()
    harness.backend.isReady = true
    harness.show("A[a b c]")
    harness.backend.endTurn()
    #expect(harness.backend.calls.map { $0 == .reload } == [true, false])
    #expect(harness.shown == "A[a b c]")
  }

  @Test func cb03_Completes_WhenNotReadyOrUnchanged() {
    let harness = Harness("A[a]")
    var completed: [String] = []
    harness.backend.isReady = false
    harness.show("A[b]") { completed.append("not ready") }
    harness.backend.endTurn()
    harness.backend.isReady = true
    harness.show("A[b]") { completed.append("unchanged") }
    harness.backend.endTurn()
    #expect(completed == ["not ready", "unchanged"])
  }

  @Test func ig27_CommitsAgain_WhatWasSubmittedDuringAnAnimation() {
    let harness = Harness("1[a] 2[b] 3[c] 4[d]")
    harness.backend.isAnimated = true
    var log: [String] = []
    harness.show("1[] 2[b] 3[c] 4[d]") { log.append(harness.shown) }
    harness.backend.endTurn()
    harness.show("2[b] 4[d]") { log.append(harness.shown) }
    harness.backend.endTurn()
    #expect(harness.shown == "1[] 2[b] 3[c] 4[d]")
    #expect(log == [])
    harness.backend.finishAnimation()
    #expect(log == ["1[] 2[b] 3[c] 4[d]"])
    harness.backend.endTurn()
    harness.backend.finishAnimation()
    #expect(log == ["1[] 2[b] 3[c] 4[d]", "2[b] 4[d]"])
    #expect(harness.backend.violations == [])
  }

  @Test func st01_FollowsAnySeriesOfChanges() {
    let harness = Harness()
    let texts = ["A[]", "A[] B[a]", "B[a b]", "", "C[c] A[a] B[b]", "B[a c] A[b] C[]", "A[a b c]"]
    for text in texts + texts.reversed() {
      harness.show(text)
      harness.backend.endTurn()
      #expect(harness.shown == text)
    }
    #expect(harness.backend.violations == [])
  }
}
