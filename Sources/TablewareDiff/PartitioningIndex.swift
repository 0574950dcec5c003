extension RandomAccessCollection {
  /// Returns the index of the first element of a sorted collection that satisfies a condition.
  ///
  /// - Parameter condition: `false` for leading elements and `true` for all that follow them.
  /// - Returns: `endIndex` if no element satisfies the condition.
  /// - Complexity: O(log count) calls of the condition.
  @inlinable
  package func partitioningIndex(where condition: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var size = count
    while size > 0 {
      let half = size / 2
      let middle = index(low, offsetBy: half)
      if try condition(self[middle]) {
        size = half
      } else {
        low = index(after: middle)
        size -= half + 1
      }
    }
    return low
  }
}
