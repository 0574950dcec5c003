import TablewareDiff
import Testing

/// A list that is turned round, as when a sort order is.
@Suite struct ReversedListTests {
  @Test(arguments: [2, 3, 10, 101])
  func movesAllRowsButOne(count: Int) {
    let old = Lists(rows: Array(0..<count))
    let new = Lists(rows: Array((0..<count).reversed()))
    #expect(problem(planning: old, to: new) == nil)
    let plan = Plan(from: old, to: new, repeats: .unchecked)
    #expect(plan.steps.map(\.batch.movedRows.count) == [count - 1])
    #expect(plan == Plan(from: old, to: new))
  }

  @Test func keepsCopiesInOrder_WhereTheyRepeat() {
    let old = Lists(rows: [1, 2, 1, 3])
    let new = Lists(rows: [3, 1, 2, 1])
    #expect(problem(planning: old, to: new) == nil)
    // The first 1 stays the first 1, though the lists are each other's mirror image.
    #expect(Plan(from: old, to: new).steps.map(\.batch.description) == ["mR (0, 3)→(0, 0)"])
  }
}
