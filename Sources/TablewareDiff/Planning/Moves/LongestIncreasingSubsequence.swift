/// Finds a longest increasing subsequence of numbers.
@usableFromInline
package enum LongestIncreasingSubsequence {
  /// Returns the offsets of the numbers outside a longest increasing subsequence, in ascending
  /// order.
  ///
  /// - Parameter numbers: different numbers.
  /// - Complexity: O(numbers · log numbers).
  package static func movedOffsets(of numbers: [Int]) -> [Int] {
    let isMember = membership(of: numbers.map { Int32(truncatingIfNeeded: $0) })
    return isMember.indices.filter { !isMember[$0] }
  }

  /// Returns for each number whether it is in the longest increasing subsequence.
  ///
  /// This is patience sorting. The smallest last numbers of the increasing sequences of each length
  /// are a set: a number replaces the first of them after it, and continues the sequence that ends
  /// with the last of them before it.
  ///
  /// - Parameter numbers: different numbers.
  /// - Complexity: O(numbers · log numbers), with a logarithm to the base of 64.
  static func membership(of numbers: [Int32]) -> [Bool] {
    let (positions, bound) = densePositions(of: numbers)
    guard let start = positions.first else { return [] }
    // The first tail is outside of the set: in a reversed list, each number replaces it.
    var first = Int(start)
    var tails = PositionSet(count: bound)
    // For each position, the one before it in the longest sequence that it ends; −1 for none.
    var previous = [Int32](repeating: -1, count: bound)
    for position in positions.dropFirst() {
      let position = Int(position)
      if position < first {
        first = position
        continue
      }
      let next = tails.first(after: position)
      let last = tails.last(before: position)
      previous[position] = Int32(truncatingIfNeeded: last < 0 ? first : last)
      if next >= 0 { tails.remove(next) }
      tails.insert(position)
    }
    var isMember = [Bool](repeating: false, count: bound)
    var member = tails.last ?? first
    while member >= 0 {
      isMember[member] = true
      member = Int(previous[member])
    }
    return positions.map { isMember[Int($0)] }
  }

  /// Returns numbers that are in the same order as different numbers and are less than a bound
  /// near their count: their distances from the smallest, or their ranks if they are far apart.
  private static func densePositions(of numbers: [Int32]) -> (positions: [Int32], bound: Int) {
    guard let first = numbers.min(), let last = numbers.max() else { return ([], 0) }
    let bound = Int(last) - Int(first) + 1
    if bound <= 16 * numbers.count {
      return (first == 0 ? numbers : numbers.map { $0 &- first }, bound)
    }
    var keys = numbers.indices.map { offset in
      UInt64(UInt32(truncatingIfNeeded: Int(numbers[offset]) - Int(first))) << 32 | UInt64(offset)
    }
    keys.sort()
    var ranks = [Int32](repeating: 0, count: numbers.count)
    for (rank, key) in keys.enumerated() {
      ranks[Int(key & 0xFFFF_FFFF)] = Int32(truncatingIfNeeded: rank)
    }
    return (ranks, numbers.count)
  }
}
