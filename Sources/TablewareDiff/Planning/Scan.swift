/// What a first, hash-free look at two lists finds: runs of rows that stand in both in the same
/// order, and everything else.
///
/// ```
///   old   a b c d e f g          runs   (0, 0, 2)  a b
///   new   a b x d e f                   (3, 3, 3)  d e f
///                                old residue  c g      new residue  x
/// ```
///
/// Most updates of a table are local, and are solved here: a row that is missing or new shifts the
/// rest by a little, so looking a few rows ahead on both sides finds the thread again. What is left
/// over is matched by hash later; with unique identities the result does not depend on what was found
/// here, only its cost does.
@usableFromInline
package struct Scan {
  /// How far to look ahead on each side.
  @usableFromInline static let window = 6
  /// After so many rows in a row without a match, the thread is lost: look much farther.
  @usableFromInline static let wideAfter = 6
  /// How far to look ahead on each side when the thread is lost.
  @usableFromInline static let wideWindow = 96
  /// After so many rows in a row without a match, the lists have nothing local in common here.
  @usableFromInline static let patience = 24

  /// Rows that stand one behind another in both lists.
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

  @usableFromInline var runs: [Run] = []
  @usableFromInline var oldResidue: [Int32] = []
  @usableFromInline var newResidue: [Int32] = []
  /// Rows of the new list that were matched here and whose content differs, ascending.
  @usableFromInline var changed: [Int32] = []

  @inlinable
  init() {}

  /// Compares two lists of the given lengths.
  ///
  /// - Parameters:
  ///   - isSame: whether an old row and a new one have the same identity.
  ///   - hasSameContent: whether an old row and a new one of the same identity look alike. Asked
  ///     once for each row matched here.
  @inlinable
  @inline(__always)
  mutating func run<P: RowPairing>(_ rows: P) {
    let oldCount = rows.oldCount
    let newCount = rows.newCount
    let shorter = Swift.min(oldCount, newCount)
    var start = 0
    while start < shorter, rows.isSame(start, start) {
      if !rows.hasSameContent(start, start) { changed.append(Int32(truncatingIfNeeded: start)) }
      start += 1
    }
    var suffix = 0
    var changedSuffix: [Int32] = []
    while suffix < shorter - start, rows.isSame(oldCount - 1 - suffix, newCount - 1 - suffix) {
      suffix += 1
      if !rows.hasSameContent(oldCount - suffix, newCount - suffix) {
        changedSuffix.append(Int32(truncatingIfNeeded: newCount - suffix))
      }
    }
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
        // A loop of its own: most of all rows are passed here.
        repeat {
          if !rows.hasSameContent(old, new) { changed.append(Int32(truncatingIfNeeded: new)) }
          old += 1
          new += 1
        } while old < oldEnd && new < newEnd && rows.isSame(old, new)
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
      oldResidue.reserveCapacity(oldResidue.count + oldEnd - old)
      for index in old..<oldEnd { oldResidue.append(Int32(truncatingIfNeeded: index)) }
    }
    if new < newEnd {
      newResidue.reserveCapacity(newResidue.count + newEnd - new)
      for index in new..<newEnd { newResidue.append(Int32(truncatingIfNeeded: index)) }
    }
    changed.append(contentsOf: changedSuffix.reversed())
    if suffix > 0 { runs.append(Run(old: oldEnd, new: newEnd, count: suffix)) }
  }

  /// How many rows to pass over to find the thread again: positive for rows of the old list, negative
  /// for rows of the new one, 0 if it is out of reach.
  ///
  /// - Parameter isCertain: whether one match is enough. Far away it may be a row that moved, which
  ///   would lead astray; then another of the next rows has to match as well.
  @inlinable
  @inline(__always)
  func detour<P: RowPairing>(
    _ rows: P, _ old: Int, _ new: Int, _ oldEnd: Int, _ newEnd: Int, reach: Int, isCertain: Bool
  ) -> Int {
    var distance = 1
    while distance <= reach {
      if old + distance < oldEnd, rows.isSame(old + distance, new),
        isCertain || goesOn(rows, old + distance, new, oldEnd, newEnd)
      {
        return distance
      }
      if new + distance < newEnd, rows.isSame(old, new + distance),
        isCertain || goesOn(rows, old, new + distance, oldEnd, newEnd)
      {
        return -distance
      }
      distance += 1
    }
    return 0
  }

  /// Whether one of the next rows behind a match matches as well.
  @inlinable
  func goesOn<P: RowPairing>(
    _ rows: P, _ old: Int, _ new: Int, _ oldEnd: Int, _ newEnd: Int
  ) -> Bool {
    let reach = Swift.min(4, oldEnd - old, newEnd - new)
    var distance = 1
    while distance < reach {
      if rows.isSame(old + distance, new + distance) { return true }
      distance += 1
    }
    return false
  }

  /// Matches nothing: every row is a leftover.
  @inlinable
  mutating func leaveOver(oldCount: Int, newCount: Int) {
    oldResidue.append(contentsOf: (0..<oldCount).lazy.map { Int32(truncatingIfNeeded: $0) })
    newResidue.append(contentsOf: (0..<newCount).lazy.map { Int32(truncatingIfNeeded: $0) })
  }
}
