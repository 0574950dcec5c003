/// The steps of a scan: passing over equal rows, and realigning the two lists.
extension Scan {
  /// Returns the number of consecutive equal rows in both lists from two positions on. Records
  /// which of them look different.
  ///
  /// A separate function, so that the loop that most rows pass has the registers to itself.
  @inlinable
  @inline(never)
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
  /// - Parameter isCertain: whether one match is enough. A distant match may be a row that moved,
  ///   which would mislead; then another of the next rows has to match as well.
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
}
