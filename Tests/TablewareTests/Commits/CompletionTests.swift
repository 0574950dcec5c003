import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Every completion runs once, and in order, whatever happens.
@Suite struct CompletionTests {
  @Test func f37_MakesOneCommit_OfAThousandSubmits() {
    let harness = Harness("A[0]")
    var completed: [Int] = []
    for number in 1...1000 {
      harness.show("A[\(number)]") { completed.append(number) }
    }
    harness.backend.endTurn()
    #expect(harness.batches == ["dR (0, 0) · iR (0, 0)"])
    #expect(harness.shown == "A[1000]")
    #expect(completed == Array(1...1000))
  }

  @Test func f35_QueuesWhatACompletionSubmits() {
    let harness = Harness()
    var completed: [Int] = []
    func next(_ number: Int) {
      guard number <= 100 else { return }
      harness.show("A[\(number)]") {
        completed.append(number)
        next(number + 1)
        #expect(harness.shown == "A[\(number)]")
      }
    }
    next(1)
    while harness.backend.needsCommit { harness.backend.endTurn() }
    #expect(completed == Array(1...100))
    #expect(harness.shown == "A[100]")
  }

  @Test func f35_ChainsAHundredThousandSubmits_WithoutABackEnd() {
    let table = Table()
    var count = 0
    func next() {
      guard count < 100_000 else { return }
      count += 1
      table.show(completion: next) {}
    }
    next()
    #expect(count == 100_000)
  }

  @Test func runsCompletionsInOrder_WhenOneOfThemCommits() {
    let harness = Harness()
    harness.backend.isAnimated = true
    var completed: [Int] = []
    harness.show("A[a]") {
      completed.append(1)
      harness.backend.isAnimated = false
      harness.show("A[b]") { completed.append(3) }
      harness.backend.endTurn()
      harness.table.host.commit()
    }
    harness.show("A[a]") { completed.append(2) }
    harness.backend.endTurn()
    harness.backend.finishAnimation()
    harness.table.host.commit()
    #expect(completed == [1, 2, 3])
    #expect(harness.shown == "A[b]")
  }

  @Test func batch_thatEndsAgainDuringTheNextOne_doesNotEndThat() {
    let table = Table()
    let backend = EndingBackend()
    table.attach(backend)
    var completed: [String] = []
    for row in ["a", "b"] {
      table.show(completion: { completed.append(row) }) { Section("A") { TextRow(row) } }
      table.host.commit()
      backend.ends.first?()
    }
    #expect(backend.ends.count == 2)
    #expect(completed == ["a"])
    backend.ends.last?()
    #expect(completed == ["a", "b"])
  }

  @Test func f36_QueuesWhatABackEndsCallbackSubmits() {
    let table = Table()
    let backend = ScriptedBackend()
    var completed: [String] = []
    var isFirst = true
    backend.onCall = { call in
      table.show(completion: { completed.append("after \(call)") }) { sections("A[\(call)]") }
      if isFirst { table["A"].append { TextRow("edit") } }
      isFirst = false
      table.host.commit()
    }
    table.show { sections("A[a]") }
    table.host.attach(backend)
    #expect(notation(of: table.snapshot) == "A[a]")
    backend.endTurn(of: table)
    #expect(completed == ["after reload"])
    #expect(notation(of: table.snapshot) == "A[reload edit]")
    backend.onCall = { _ in }
    backend.endTurn(of: table)
    #expect(completed == ["after reload", "after perform", "after refresh"])
    #expect(notation(of: table.snapshot) == "A[refresh]")
  }

  @Test func f138_CompletesAtOnce_WithoutABackEnd() {
    let table = Table()
    var completed = 0
    table.show(completion: { completed += 1 }) { sections("A[a]") }
    #expect(completed == 1)
    #expect(notation(of: table.snapshot) == "A[a]")
    table["A"].append { TextRow("b") }
    #expect(notation(of: table.snapshot) == "A[a b]")
  }

  @Test func f138_Completes_WhenDetachedBeforeTheTurnEnds() {
    let harness = Harness("A[a]")
    var completed: [Int] = []
    harness.show("A[b]") { completed.append(1) }
    harness.table.host.detach()
    #expect(completed == [1])
    #expect(notation(of: harness.table.snapshot) == "A[b]")
    harness.show("A[c]") { completed.append(2) }
    #expect(completed == [1, 2])
    #expect(notation(of: harness.table.snapshot) == "A[c]")
  }

  @Test func f44_Completes_WhenDetachedDuringAnAnimation() {
    let harness = Harness("A[a]")
    harness.backend.isAnimated = true
    var completed: [Int] = []
    harness.show("A[b]") { completed.append(1) }
    harness.backend.endTurn()
    harness.show("A[c]") { completed.append(2) }
    #expect(completed == [])
    harness.table.host.detach()
    #expect(completed == [1, 2])
    harness.backend.finishAnimation()
    #expect(completed == [1, 2])
    #expect(notation(of: harness.table.snapshot) == "A[c]")
  }

  @Test func f44_Completes_WhenTheBackEndIsGone() {
    for isCommitted in [true, false] {
      let table = Table()
      var backend: RecordingBackend? = RecordingBackend(table)
      backend?.isAnimated = true
      var completed: [Int] = []
      table.show(completion: { completed.append(1) }) { sections("A[a]") }
      if isCommitted { backend?.endTurn() }
      backend = nil
      table.show(completion: { completed.append(2) }) { sections("A[b]") }
      #expect(completed == [1, 2], "\(isCommitted)")
      #expect(notation(of: table.snapshot) == "A[b]")
    }
  }

  @Test func completesInOrder_WhenAnAbandonedCommitsCompletionSubmits() {
    let harness = Harness("A[a]")
    harness.backend.isAnimated = true
    var completed: [Int] = []
    harness.show("A[b]") {
      completed.append(1)
      harness.show("A[c]") { completed.append(3) }
    }
    harness.show("A[b]") { completed.append(2) }
    harness.backend.endTurn()
    harness.table.host.detach()
    #expect(completed == [1, 2, 3])
    #expect(notation(of: harness.table.snapshot) == "A[c]")
  }

  @Test func completes_WhenACompletionDetachesAndSubmits() {
    let harness = Harness("A[a]")
    harness.backend.isAnimated = true
    var completed: [Int] = []
    harness.show("A[b]") {
      harness.table.host.detach()
      harness.show("A[c]") { completed.append(2) }
      completed.append(1)
    }
    harness.backend.endTurn()
    harness.backend.finishAnimation()
    #expect(completed == [1, 2])
    #expect(notation(of: harness.table.snapshot) == "A[c]")
  }
}

/// Actions after edits, which have no completion of their own.
@Suite struct AfterCommitTests {
  @Test func afterCommit_runsOnce_whenTheEditsBeforeItAreShown() {
    let harness = Harness("A[a b c]")
    var shown: [String] = []
    harness.table.row("a").remove()
    harness.table.afterCommit { shown.append(harness.shown) }
    harness.table.row("c").remove()
    #expect(shown == [])
    harness.backend.endTurn()
    harness.backend.endTurn()
    #expect(shown == ["A[b]"])
  }

  @Test func afterCommit_withoutABackEnd_runsAtOnce() {
    let table = Table()
    var count = 0
    table.show { Section("s") { TextRow("a") } }
    table.row("a").remove()
    table.afterCommit { count += 1 }
    #expect(count == 1 && table.snapshot.rowCount == 0)
  }
}

/// A back end that shows nothing, and ends batches when the test says so.
private final class EndingBackend: TableBackend {
  private(set) var ends: [() -> Void] = []
  var isReady: Bool { true }
  var bindings: Bindings { Bindings() }
  var scrollState = ScrollState()
  func setNeedsCommit() {}
  func reload(to snapshot: Snapshot) {}
  func perform(_ batch: Batch, to snapshot: Snapshot, done: @escaping () -> Void) {
    ends.append(done)
  }
  func refresh(_ changes: ContentChanges, to snapshot: Snapshot) {}
  func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {}
  func focus(_ path: RowPath?) {}
}
