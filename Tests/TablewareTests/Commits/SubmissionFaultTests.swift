import Synchronization
import Tableware
import TablewareTesting
import Testing

/// Faults of the data between its submission and the commit.
@Suite struct SubmissionFaultTests {
  @MainActor @Test func f38_backgroundPlans_ofSeveralTasks_endInTheLastSubmission() async {
    let harness = Harness("A[a]")
    var submitted: [Int] = []
    var completed: Set<Int> = []
    for number in 0..<20 {
      Task {
        await harness.table.showInBackground {
          submitted.append(number)
          return sections("A[a \(number)]")
        }
        completed.insert(number)
      }
    }
    while completed.count < 20 {
      await Task.yield()
      harness.backend.endTurn()
    }
    #expect(submitted.sorted() == Array(0..<20))
    #expect(harness.shown == "A[a \(submitted.last ?? -1)]")
    #expect(harness.backend.violations == [])
  }

  @Test func f40_array_changedBeforeTheCommit_isNotRead() {
    let harness = Harness("A[a]")
    var items = ["a", "b"]
    harness.table.show { Section("A") { ForEach(items, id: \.self) { TextRow(RowText($0)) } } }
    items = ["x"]
    harness.backend.endTurn()
    #expect(items == ["x"])
    #expect(harness.batches == ["iR (0, 1)"])
    #expect(harness.shown == "A[a b]")
  }

  @Test func f41_array_changedByTheRowClosure_keepsItsRows() {
    let harness = Harness()
    var items = ["a", "b", "c"]
    func row(_ item: String) -> TextRow {
      items = []
      return TextRow(RowText(item))
    }
    harness.table.show { Section("A") { ForEach(items, id: \.self) { row($0) } } }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b c]")
    #expect(
      (0..<3).map {
        harness.table.snapshot[RowPath(section: 0, row: $0)]?.content.title.string
      } == ["a", "b", "c"])
    #expect(items == [])
  }

  /// An identity that counts how many there are.
  private final class Key: Hashable, Sendable {
    final class Census: Sendable {
      let living = Mutex(0)
    }
    let number: Int
    let census: Census

    init(_ number: Int, _ census: Census) {
      self.number = number
      self.census = census
      census.living.withLock { $0 += 1 }
    }

    deinit { census.living.withLock { $0 -= 1 } }

    static func == (one: Key, two: Key) -> Bool { one.number == two.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func f134_statesBefore_areFreed_andABatchHasAtMostTwoChangesForEachRow() {
    let census = Key.Census()
    let harness = Harness()
    func show(_ numbers: [Int]) {
      let keys = numbers.map { Key($0, census) }
      harness.table.show {
        Section("A") { ForEach(keys, id: \.self) { TextRow("\($0.number)") } }
      }
      harness.backend.endTurn()
    }
    let count = 1_000
    for round in 0..<10 { show((0..<count).map { ($0 * 7 + round) % 1_409 }.shuffled()) }
    // Bound rows that stay keep the identities with which they were bound.
    #expect((count...(2 * count)).contains(census.living.withLock { $0 }))
    let largest = harness.backend.calls.map { call in
      if case .perform(let batch) = call { batch.changeCount } else { 0 }
    }.max()
    #expect((1...(2 * count)).contains(largest ?? 0))
    harness.show("A[a]")
    harness.backend.endTurn()
    harness.backend.clearCalls()
    #expect(census.living.withLock { $0 } == 0)
    #expect(harness.backend.violations == [])
  }

  @Test func f136_update_waitsForTheTurnOfItsBackEnd_andForNothingElse() async {
    let harness = Harness("A[a]")
    var completed = 0
    harness.show("A[a b]") { completed += 1 }
    for _ in 0..<100 { await Task.yield() }
    #expect(completed == 0)
    #expect(harness.shown == "A[a]")
    harness.backend.endTurn()
    #expect(completed == 1)
    #expect(harness.shown == "A[a b]")
    #expect(!harness.backend.needsCommit)
  }

  @Test func f136_timer_waitsForTheClockOfItsScreen() async {
    var beats = 0
    let timeline = Timeline()
    _ = timeline.every(.seconds(1)) { beats += 1 }
    for _ in 0..<100 { await Task.yield() }
    #expect(beats == 0)
    timeline.advance(to: .seconds(1))
    #expect(beats == 1)
  }
}
