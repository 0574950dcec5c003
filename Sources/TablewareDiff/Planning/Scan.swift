/// The result of a first, hash-free comparison of two lists: runs of rows that are in both in the
/// same order, and all other rows.
///
/// ```
///   old   a b c d e f g          runs   (0, 0, 2)  a b
///   new   a b x d e f                   (3, 3, 3)  d e f
///                                old residue  c g      new residue  x
/// ```
///
/// Most updates of a table are local, and are solved here: a missing or new row shifts the rest by
/// a little, so comparing a few rows ahead on both sides aligns the lists again. The leftovers are
/// matched by hash later; with unique identities the result does not depend on this scan, only its
/// cost does.
@usableFromInline
package struct Scan {
  /// The number of rows to look ahead on each side.
  @usableFromInline static let window = 6
  /// The number of consecutive rows without a match after which the scan looks much farther.
  @usableFromInline static let wideAfter = 6
  /// The number of rows to look ahead on each side after ``wideAfter`` rows without a match.
  @usableFromInline static let wideWindow = 96
  /// The number of consecutive rows without a match after which the scan ends: the lists have
  /// nothing local in common here.
  @usableFromInline static let patience = 24

  /// Rows that are consecutive in both lists.
  @usableFromInline
  package struct Run: BitwiseCopyable {
    @usableFromInline package var old: Int32
    @usableFromInline package var new: Int32
    @usableFromInline package var count: Int32

    @inlinable
    package init(old: Int, new: Int, count: Int) {
      self.old = Int32(truncatingIfNeeded: old)
      self.new = Int32(truncatingIfNeeded: new)
      self.count = Int32(truncatingIfNeeded: count)
    }
  }

  @usableFromInline package var runs: [Run] = []
  @usableFromInline package var oldResidue: [Int32] = []
  @usableFromInline package var newResidue: [Int32] = []
  /// Rows of the new list that were matched by the scan and whose content differs, ascending.
  @usableFromInline var changed: [Int32] = []

  @inlinable
  init() {}

  /// Compares two lists. Contents are compared once for each row matched here.
  @inlinable
  @inline(__always)
  mutating func run<P: RowPairing>(_ rows: P) {
    let firstRun = runs.count
    align(rows)
    leaveOverGaps(from: firstRun, oldCount: rows.oldCount, newCount: rows.newCount)
  }

  /// Records the runs of two lists.
  @inlinable
  @inline(__always)
  mutating func align<P: RowPairing>(_ rows: P) {
    let shorter = Swift.min(rows.oldCount, rows.newCount)
    let start = pass(rows, 0, 0, limit: shorter)
    var changedSuffix: [Int32] = []
    let suffix = passBackward(rows, limit: shorter - start, changed: &changedSuffix)
    keep(start)
    alignMiddle(rows, from: start, oldEnd: rows.oldCount - suffix, newEnd: rows.newCount - suffix)
    changed.append(contentsOf: changedSuffix.reversed())
    if suffix > 0 {
      runs.append(Run(old: rows.oldCount - suffix, new: rows.newCount - suffix, count: suffix))
    }
  }

  /// Records the runs between the common beginning and the common end of two lists.
  @inlinable
  @inline(__always)
  mutating func alignMiddle<P: RowPairing>(
    _ rows: P, from start: Int, oldEnd: Int, newEnd: Int
  ) {
    var old = start
    var new = start
    var failures = 0
    // Collected on the stack: an append to the array costs more than the comparison of a row.
    withUnsafeTemporaryAllocation(of: Run.self, capacity: 64) { found in
      var foundCount = 0
      while old < oldEnd, new < newEnd {
        // The rows at both positions differ.
        let isLost = failures >= Self.wideAfter
        let detour =
          isLost
          ? farDetour(rows, old, new, oldEnd, newEnd) : detour(rows, old, new, oldEnd, newEnd)
        if detour == 0 {
          old &+= 1
          new &+= 1
          failures &+= 1
          if failures == Self.patience { break }
        } else {
          old &+= Swift.max(detour, 0)
          new &-= Swift.min(detour, 0)
        }
        let count = pass(rows, old, new, limit: Swift.min(oldEnd &- old, newEnd &- new))
        if count == 0 { continue }
        found[foundCount] = Run(old: old, new: new, count: count)
        foundCount &+= 1
        old &+= count
        new &+= count
        failures = 0
        if foundCount == found.count {
          runs.append(contentsOf: found)
          foundCount = 0
        }
      }
      runs.append(contentsOf: found[..<foundCount])
    }
  }

  /// Leaves over the rows between runs.
  @usableFromInline
  package mutating func leaveOverGaps(from firstRun: Int, oldCount: Int, newCount: Int) {
    let runs = runs[firstRun...]
    let kept = runs.reduce(0) { $0 + Int($1.count) }
    Self.appendGaps(of: runs, \.old, oldCount, room: oldCount - kept, to: &oldResidue)
    Self.appendGaps(of: runs, \.new, newCount, room: newCount - kept, to: &newResidue)
  }

  /// Matches nothing: every row is a leftover.
  @inlinable
  package mutating func leaveOver(oldCount: Int, newCount: Int) {
    oldResidue.append(contentsOf: (0..<oldCount).lazy.map { Int32(truncatingIfNeeded: $0) })
    newResidue.append(contentsOf: (0..<newCount).lazy.map { Int32(truncatingIfNeeded: $0) })
  }
}
