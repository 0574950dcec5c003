/// The identities of the rows that a scan left over, of all sections in order.
@usableFromInline
package struct Leftovers<ID: Hashable> {
  @usableFromInline package var old: [ID] = []
  @usableFromInline package var new: [ID] = []

  @inlinable
  package init() {}

  /// Matches old rows with new ones of the same identity.
  ///
  /// - Parameter partners: for each old row, the matching new row, or −1.
  @inlinable
  package func match(into partners: inout [Int32], repeats: RepeatPolicy) {
    partners = [Int32](repeating: -1, count: old.count)
    guard !old.isEmpty, !new.isEmpty else { return }
    old.withUnsafeBufferPointer { oldIDs in
      new.withUnsafeBufferPointer { newIDs in
        if matchReversed(oldIDs, newIDs, into: &partners) {
          if repeats == .unchecked || repeatedIdentities(in: old).isEmpty { return }
          for index in partners.indices { partners[index] = -1 }
        }
        matchCopies(oldIDs, newIDs, into: &partners)
      }
    }
  }

  /// Returns the old rows without a partner, ascending.
  @inlinable
  package func removed(_ partners: [Int32]) -> [Int] {
    partners.indices.filter { partners[$0] < 0 }
  }

  /// Returns the new rows without a partner, ascending.
  @inlinable
  package func inserted(_ partners: [Int32]) -> [Int] {
    var isTaken = [Bool](repeating: false, count: new.count)
    for partner in partners where partner >= 0 { isTaken[Int(partner)] = true }
    return isTaken.indices.filter { !isTaken[$0] }
  }
}

extension Leftovers {
  /// Returns the leftovers of a comparison.
  @inlinable
  init<O: Outline>(_ rows: RowComparison, _ old: O, _ new: O) where O.RowID == ID {
    self.old.reserveCapacity(rows.scan.oldResidue.count)
    self.new.reserveCapacity(rows.scan.newResidue.count)
    for pair in rows.pairs {
      old.appendIDs(of: rows.scan.oldResidue[pair.oldResidue], in: pair.old, to: &self.old)
      new.appendIDs(of: rows.scan.newResidue[pair.newResidue], in: pair.new, to: &self.new)
    }
  }
}
