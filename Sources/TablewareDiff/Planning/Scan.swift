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
    let oldCount = rows.oldCount
    let newCount = rows.newCount
    let shorter = Swift.min(oldCount, newCount)
    let start = pass(rows, 0, 0, limit: shorter)
    var changedSuffix: [Int32] = []
    let suffix = passBackward(rows, limit: shorter - start, changed: &changedSuffix)
    if start > 0 { runs.append(Run(old: 0, new: 0, count: start)) }

    let oldEnd = oldCount - suffix
    let newEnd = newCount - suffix
    var old = start
    var new = start
    var runOld = start
    var runNew = start
    var failures = 0
    @inline(__always)
    func close(_ runs: inout [Run]) {
      if old > runOld { runs.append(Run(old: runOld, new: runNew, count: old - runOld)) }
    }
    while old < oldEnd, new < newEnd {
      if rows.isSame(old, new) {
        let count = pass(rows, old, new, limit: Swift.min(oldEnd - old, newEnd - new))
        old += count
        new += count
        failures = 0
        continue
      }
      close(&runs)
      let isLost = failures >= Self.wideAfter
      let detour = detour(
        rows, old, new, oldEnd, newEnd, reach: isLost ? Self.wideWindow : Self.window,
        isCertain: !isLost)
      if detour == 0 {
        oldResidue.append(Int32(truncatingIfNeeded: old))
        newResidue.append(Int32(truncatingIfNeeded: new))
        old += 1
        new += 1
        failures += 1
        if failures == Self.patience {
          runOld = old
          runNew = new
          break
        }
      } else if detour > 0 {
        for index in old..<old + detour { oldResidue.append(Int32(truncatingIfNeeded: index)) }
        old += detour
      } else {
        for index in new..<new - detour { newResidue.append(Int32(truncatingIfNeeded: index)) }
        new -= detour
      }
      runOld = old
      runNew = new
    }
    close(&runs)
    if old < oldEnd {
      oldResidue.reserveRoom(for: oldEnd - old)
      for index in old..<oldEnd { oldResidue.append(Int32(truncatingIfNeeded: index)) }
    }
    if new < newEnd {
      newResidue.reserveRoom(for: newEnd - new)
      for index in new..<newEnd { newResidue.append(Int32(truncatingIfNeeded: index)) }
    }
    changed.append(contentsOf: changedSuffix.reversed())
    if suffix > 0 { runs.append(Run(old: oldEnd, new: newEnd, count: suffix)) }
  }

  /// Matches nothing: every row is a leftover.
  @inlinable
  mutating func leaveOver(oldCount: Int, newCount: Int) {
    oldResidue.append(contentsOf: (0..<oldCount).lazy.map { Int32(truncatingIfNeeded: $0) })
    newResidue.append(contentsOf: (0..<newCount).lazy.map { Int32(truncatingIfNeeded: $0) })
  }
}
