/// The steps of a scan: passing over equal rows, and realigning the two lists.
extension Scan {
  /// Returns the number of consecutive equal rows in both lists from two positions on. Records
  /// which of them look different.
  @inlinable
  @inline(__always)
  mutating func pass<P: RowPairing>(_ rows: P, _ old: Int, _ new: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, rows.isSame(old &+ count, new &+ count) {
      if !rows.hasSameContent(old &+ count, new &+ count) {
        changed.append(Int32(truncatingIfNeeded: new &+ count))
      }
      count &+= 1
    }
    return count
  }

  /// The same from the ends of both lists towards their beginnings.
  @inlinable
  @inline(never)
  func passBackward<P: RowPairing>(_ rows: P, limit: Int, changed: inout [Int32]) -> Int {
    let lastOld = rows.oldCount &- 1
    let lastNew = rows.newCount &- 1
    var count = 0
    while count < limit, rows.isSame(lastOld &- count, lastNew &- count) {
      if !rows.hasSameContent(lastOld &- count, lastNew &- count) {
        changed.append(Int32(truncatingIfNeeded: lastNew &- count))
      }
      count &+= 1
    }
    return count
  }

  /// Returns the number of rows to skip until the lists are aligned again: positive for rows of the
  /// old list, negative for rows of the new one, 0 if that is out of reach.
  ///
  /// Most changes insert or remove one row. Which of the two, no processor can predict, so that
  /// decision is arithmetic and not a branch.
  @inlinable
  @inline(__always)
  func detour<P: RowPairing>(
    _ rows: P, _ old: Int, _ new: Int, _ oldEnd: Int, _ newEnd: Int
  ) -> Int {
    if old + 1 < oldEnd, new + 1 < newEnd {
      let isRemoved = rows.isSame(old + 1, new)
      let isInserted = rows.isSame(old, new + 1)
      if isRemoved != isInserted { return isRemoved ? 1 : -1 }
      if isRemoved { return 1 }
    }
    return detour(rows, old, new, oldEnd, newEnd, reach: Self.window) { _, _ in true }
  }

  /// Returns the same within ``wideWindow`` rows. A distant match may be a row that moved, which
  /// would mislead, so another of the next rows has to match as well.
  @inlinable
  @inline(never)
  func farDetour<P: RowPairing>(
    _ rows: P, _ old: Int, _ new: Int, _ oldEnd: Int, _ newEnd: Int
  ) -> Int {
    detour(rows, old, new, oldEnd, newEnd, reach: Self.wideWindow) { old, new in
      goesOn(rows, old, new, oldEnd, newEnd)
    }
  }

  @inlinable
  @inline(__always)
  func detour<P: RowPairing>(
    _ rows: P, _ old: Int, _ new: Int, _ oldEnd: Int, _ newEnd: Int, reach: Int,
    isCertain: (Int, Int) -> Bool
  ) -> Int {
    var distance = 1
    while distance <= reach {
      if old + distance < oldEnd, rows.isSame(old + distance, new), isCertain(old + distance, new) {
        return distance
      }
      if new + distance < newEnd, rows.isSame(old, new + distance), isCertain(old, new + distance) {
        return -distance
      }
      distance += 1
    }
    return 0
  }

  /// Returns whether one of the next rows after a match matches as well.
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

  /// Appends the rows of one list that are in no run, ascending.
  ///
  /// - Parameters:
  ///   - begin: where a run begins in that list.
  ///   - count: the number of rows in the list.
  ///   - room: the number of rows to append.
  @inlinable
  static func appendGaps(
    of runs: ArraySlice<Run>, _ begin: (Run) -> Int32, _ count: Int, room: Int,
    to rows: inout [Int32]
  ) {
    guard room > 0 else { return }
    let start = rows.count
    rows.reserveRoom(for: room + 1)
    rows.append(contentsOf: repeatElement(0, count: room + 1))
    rows.withUnsafeMutableBufferPointer { rows in
      var filled = start
      var next: Int32 = 0
      func fill(to end: Int32) {
        // Most gaps have one row or none, so the first is written in any case, and counted if it
        // exists: that is no branch which a processor would have to predict.
        rows[filled] = next
        let gap = Int(end - next)
        if gap > 1 {
          for offset in 1..<gap { rows[filled + offset] = next + Int32(truncatingIfNeeded: offset) }
        }
        filled += gap
      }
      for run in runs {
        fill(to: begin(run))
        next = begin(run) + run.count
      }
      fill(to: Int32(truncatingIfNeeded: count))
    }
    rows.removeLast()
  }
}
