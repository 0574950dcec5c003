/// The identities of a list, read by the index of the row.
///
/// A protocol and not a closure, so that the loops over millions of rows are compiled for the
/// concrete type of an app.
@usableFromInline
package protocol IdentityReading<ID> {
  associatedtype ID: Hashable
  /// The number of rows.
  var count: Int { get }
  /// Returns the identity of an existing row.
  func id(at index: Int) -> ID
}

/// Identities that are contiguous in memory.
@usableFromInline
package struct StoredIdentities<ID: Hashable>: IdentityReading {
  @usableFromInline let ids: UnsafeBufferPointer<ID>

  @inlinable
  package init(_ ids: UnsafeBufferPointer<ID>) { self.ids = ids }

  @inlinable @inline(__always) package var count: Int { ids.count }
  @inlinable @inline(__always) package func id(at index: Int) -> ID { ids[index] }
}

/// Two lists that are compared by their identities alone.
@usableFromInline
struct IdentityPairing<Rows: IdentityReading>: RowPairing {
  @usableFromInline let old: Rows
  @usableFromInline let new: Rows

  @inlinable
  init(old: Rows, new: Rows) {
    self.old = old
    self.new = new
  }

  @inlinable @inline(__always) var oldCount: Int { old.count }
  @inlinable @inline(__always) var newCount: Int { new.count }
  @inlinable @inline(__always) func isSame(_ i: Int, _ j: Int) -> Bool {
    old.id(at: i) == new.id(at: j)
  }
  @inlinable @inline(__always) func hasSameContent(_ i: Int, _ j: Int) -> Bool { true }
}

extension Scan {
  /// Compares the parts between two ends that are known to be the same, by identities alone.
  @inlinable
  package mutating func run<Rows: IdentityReading>(
    _ old: Rows, _ new: Rows, between ends: (first: Int, last: Int)
  ) {
    run(IdentityPairing(old: old, new: new), between: ends)
  }

  /// Records two lists of one length that are known to be the same.
  @inlinable
  package mutating func keep(_ count: Int) {
    if count > 0 { runs.append(Run(old: 0, new: 0, count: count)) }
  }

  /// Compares a part of two lists that begins at these rows. The comparison itself counts from 0.
  @inlinable
  package mutating func part(
    old firstOld: Int, new firstNew: Int, _ compare: (inout Scan) -> Void
  ) {
    let start = (runs.count, oldResidue.count, newResidue.count, changed.count)
    compare(&self)
    let oldShift = Int32(truncatingIfNeeded: firstOld)
    let newShift = Int32(truncatingIfNeeded: firstNew)
    if oldShift == 0, newShift == 0 { return }
    for index in start.0..<runs.count {
      runs[index].old += oldShift
      runs[index].new += newShift
    }
    for index in start.1..<oldResidue.count { oldResidue[index] += oldShift }
    for index in start.2..<newResidue.count { newResidue[index] += newShift }
    for index in start.3..<changed.count { changed[index] += newShift }
  }

  @inlinable
  mutating func run<P: RowPairing>(_ rows: P, between ends: (first: Int, last: Int)) {
    let first = max(0, min(ends.first, rows.oldCount, rows.newCount))
    let last = max(0, min(ends.last, rows.oldCount - first, rows.newCount - first))
    guard first + last > 0 else { return run(rows) }
    keep(first)
    part(old: first, new: first) { $0.run(MiddleRows(rows: rows, first: first, last: last)) }
    if last > 0 {
      runs.append(Run(old: rows.oldCount - last, new: rows.newCount - last, count: last))
    }
  }
}
