/// The running totals of adjacent lengths, which find the part that covers a value without
/// iterating.
///
/// The parts of a table have similar lengths, so the result is estimated from the mean length and
/// corrected by a few steps, instead of a binary search: that has a branch in each step that the
/// processor cannot predict.
///
/// - Complexity: a look-up is O(1) for similar parts, and O(parts) at worst. A change is O(parts),
///   because every later total changes; that is one pass over adjacent memory.
struct RunningTotals {
  /// The end of each part.
  private(set) var ends: [Int] = []
  /// The average number of parts in a unit of length, times 2⁶⁴, at the last ``noteDensity()``.
  /// The largest number if there are more parts than units.
  private(set) var density: UInt = 0
  /// The total for which ``density`` is exact.
  private var notedTotal = 0

  init(_ lengths: some Sequence<Int> = []) {
    replace(0..<0, with: lengths)
  }

  /// The sum of all lengths.
  var total: Int { ends.last ?? 0 }

  /// Returns the start of a part.
  func start(of part: Int) -> Int {
    part == 0 ? 0 : ends[part - 1]
  }

  /// Returns the first part that ends after a value, and its start. The value is at least 0 and
  /// less than ``total``.
  @inline(__always)
  func part(at value: Int) -> (index: Int, start: Int) {
    ends.withUnsafeBufferPointer { ends in
      // One multiplication: a floating-point number would be checked before it becomes an index.
      let guess = UInt(bitPattern: value).multipliedFullWidth(by: density).high
      var index = min(Int(bitPattern: guess), ends.count &- 1)
      while ends[index] <= value { index &+= 1 }
      while index > 0, ends[index &- 1] > value { index &-= 1 }
      return (index, index == 0 ? 0 : ends[index &- 1])
    }
  }

  /// Changes the length of a part.
  @inline(__always)
  mutating func add(_ difference: Int, to part: Int) {
    guard difference != 0 else { return }
    move(from: part, by: difference)
    // A division costs as much as the rest, and an estimate may be wrong by a hundredth.
    if abs(total &- notedTotal) > notedTotal &>> 7 { noteDensity() }
  }

  /// Replaces some parts.
  mutating func replace(_ parts: Range<Int>, with lengths: some Sequence<Int>) {
    var end = start(of: parts.lowerBound)
    let before = start(of: parts.upperBound)
    let added = lengths.map { length in
      end += length
      return end
    }
    ends.replaceSubrange(parts, with: added)
    move(from: parts.lowerBound + added.count, by: end - before)
    noteDensity()
  }

  @inline(__always)
  private mutating func move(from part: Int, by difference: Int) {
    ends.withUnsafeMutableBufferPointer { ends in
      for index in part..<ends.count { ends[index] &+= difference }
    }
  }

  private mutating func noteDensity() {
    notedTotal = total
    guard total > 0 else { return density = 0 }
    let (product, isTooLarge) = (UInt.max / UInt(total)).multipliedReportingOverflow(
      by: UInt(ends.count))
    density = isTooLarge ? .max : product
  }
}
