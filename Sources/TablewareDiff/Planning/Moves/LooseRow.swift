/// A matched row outside all runs.
///
/// ```
///   old   a b x c d e        runs  a b   c d e
///   new   a b c d e x        x is after 2 kept rows in the old list, after 5 in the new one
/// ```
///
/// A loose row passes the kept rows between these two places. They cannot stay if it stays.
@usableFromInline
package struct LooseRow: BitwiseCopyable {
  /// The index in the old list.
  package var old: Int32
  /// The index in the new list.
  package var new: Int32
  /// The number of rows of runs before it in the old list.
  var keptBeforeOld: Int32
  /// The number of rows of runs before it in the new list.
  var keptBeforeNew: Int32

  /// Creates a loose row from its indexes in the lists and among the rows outside all runs, all
  /// counted from 0.
  package init(
    old: Int, new: Int, indexAmongOldLeftovers oldLeftover: Int,
    indexAmongNewLeftovers newLeftover: Int
  ) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    keptBeforeOld = Int32(truncatingIfNeeded: old - oldLeftover)
    keptBeforeNew = Int32(truncatingIfNeeded: new - newLeftover)
  }
}

extension [LooseRow] {
  /// Returns the offsets of the rows that do not certainly move.
  ///
  /// If a row stays, the kept rows that it passes have to move, and no more than all loose rows
  /// stay. Moving the row instead is better if it passes more rows than there are loose rows. Each
  /// row that is excluded in this way lowers that number.
  ///
  /// In a long list with scattered moves nearly every loose row passes thousands of rows, so that
  /// nearly nothing is left to search.
  ///
  /// - Complexity: O(rows).
  func offsetsOfRowsThatMayStay() -> [Int] {
    // For each number of rows, how many loose rows pass at most so many.
    var passing = [Int32](repeating: 0, count: count + 2)
    for row in self { passing[Swift.min(row.passedCount, count + 1)] += 1 }
    for index in passing.indices.dropFirst() { passing[index] += passing[index - 1] }
    var limit = count
    while passing[limit] < limit { limit = Int(passing[limit]) }
    return limit == 0 ? [] : indices.filter { self[$0].passedCount <= limit }
  }
}

extension LooseRow {
  /// The number of kept rows between its place in the old list and that in the new one.
  fileprivate var passedCount: Int { abs(Int(keptBeforeNew) - Int(keptBeforeOld)) }
}
