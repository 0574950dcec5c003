import Tableware
import TablewareHosting
import TablewareMapping
import TablewareTesting
import Testing

/// What M80TableViewComponent does, and what it got wrong.
@Suite struct M80Tests {
  /// The batch between two lists in which equal elements are distinguished by counting.
  private func batch(_ old: [Int], _ new: [Int]) -> Batch {
    let harness = Harness()
    var mapping = RowMapping()
    mapping.map(Int.self) { TextRow("\($0)") }
    var found = Batch()
    for numbers in [old, new] {
      harness.backend.clearCalls()
      harness.table.show { Section("s") { ForEach(numbers, mapping) } }
      harness.backend.endTurn()
      found = Batch()
      for case .perform(let batch) in harness.backend.calls { found = batch }
    }
    #expect(harness.backend.shownContents[0].map(\.title.string) == new.map { "\($0)" })
    #expect(harness.backend.violations == [])
    #expect(harness.messages == [])
    return found
  }

  private func rows(_ paths: [RowPath]) -> [Int] { paths.map(\.row).sorted() }

  @Test func m801_ShiftsByOne() {
    let batch = batch(Array(1...9), Array(2...10))
    #expect(rows(batch.deletedRows) == [0])
    #expect(rows(batch.insertedRows) == [8])
    #expect(batch.movedRows == [])
  }

  @Test func m803_MovesAsLittleAsPossible() {
    let batch = batch([4, 5, 6, 7, 8, 9, 2, 1, 3], [5, 11, 12, 23, 2, 4, 9, 7])
    #expect(rows(batch.deletedRows) == [2, 4, 7, 8])
    #expect(rows(batch.insertedRows) == [1, 2, 3])
    #expect(batch.movedRows.count == 3)
  }

  @Test func m805_ChangesNothing_BetweenEqualLists() {
    #expect(batch([2, 9, 3, 1, 5, 6, 8], [2, 9, 3, 1, 5, 6, 8]).isEmpty)
  }

  @Test func m807_Appends() {
    let batch = batch(Array(1...7), Array(1...9))
    #expect(rows(batch.insertedRows) == [7, 8])
    #expect(batch.deletedRows.isEmpty && batch.movedRows.isEmpty)
  }

  // There, copies always cost a delete and an insert.
  @Test func m809_ChangesNothing_BetweenEqualCopies() {
    #expect(batch([1, 1], [1, 1]).isEmpty)
  }

  @Test func m811_DeletesOneCopy_AndMovesNothing() {
    let batch = batch([1, 2, 1], [1, 2])
    #expect(rows(batch.deletedRows) == [2])
    #expect(batch.insertedRows.isEmpty && batch.movedRows.isEmpty)
    #expect(rows(self.batch([4, 4, 4, 4], [4, 4]).deletedRows).count == 2)
  }

  @Test func m813_ComesFromNothing_AndGoesToNothing() {
    #expect(rows(batch([], [1, 2]).insertedRows) == [0, 1])
    #expect(rows(batch([1, 2], []).deletedRows) == [0, 1])
    let both = batch([8, 1, 9], [1, 7])
    #expect(rows(both.deletedRows) == [0, 2])
    #expect(rows(both.insertedRows) == [1])
  }

  // There, it was a hundred moves.
  @Test func movesOneRow_WhenAHundredRotateByOne() {
    #expect(batch(Array(0..<100), Array(1..<100) + [0]).movedRows.count == 1)
  }

  // There, the inner block never ran.
  @Test func m819_RunsAnUpdateInsideAnUpdate() {
    let harness = Harness("A[a]")
    harness.table.show {
      harness.table["A"].append { "inner" }
      return sections("A[a b]")
    }
    harness.show("A[a b]") { harness.table["A"].append { "c" } }
    harness.backend.endTurn()
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b c]")
    #expect(harness.backend.violations == [])
  }

  // There, cells of rows that stayed kept pointing to what was gone.
  @Test func showsNewContentAndRunsNewHandlers_InRowsThatStay() throws {
    let harness = Harness()
    var log: [String] = []
    for text in ["old", "new"] {
      harness.table.show {
        Section("s") {
          if text == "new" { "first" }
          TextRow(text).id("row").onTap { log.append(text) }
        }
      }
      harness.backend.endTurn()
    }
    #expect(harness.backend.shownContents[0][1].title == "new")
    try harness.deliver(Tap(), at: 0, 1)
    #expect(log == ["new"])
  }

  // There, each operation was a batch, and each looked for its component.
  @Test func makesOneBatch_OfAHundredEdits() {
    let harness = Harness("A[]")
    for number in 0..<100 { harness.table["A"].append { TextRow("\(number)") } }
    harness.backend.endTurn()
    #expect(harness.batches.count == 1)
    #expect(harness.backend.shownIdentities[0].count == 100)
  }

  @Test func leavesNilOut() {
    var mapping = RowMapping()
    mapping.map(Int.self) { TextRow("\($0)") }
    #expect(mapping.rows(for: [1, nil, 2]).count == 2)
  }

  @Test func removesItself() throws {
    let harness = Harness("A[a b]")
    let source = try #require(harness.table.host.source(at: RowPath(section: 0, row: 0)))
    source.handle?.remove()
    harness.backend.endTurn()
    #expect(harness.shown == "A[b]")
  }
}
