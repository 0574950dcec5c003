import TablewareDiff

/// Matches the rows that edits removed with those that they inserted.
///
/// A row that an edit moved has the same origin in its new position: the same element of the same
/// source. So its identity need not be read. The identities of the others are compared.
struct EditMatching {
  /// An element of a source.
  private struct Origin: Hashable {
    let source: ObjectIdentifier
    let offset: Int

    init(_ row: RowRuns.Run) {
      source = ObjectIdentifier(row.source)
      offset = row.range.lowerBound
    }
  }

  private var removed: [RowRuns.Run] = []
  private var inserted: [RowRuns.Run] = []

  /// Whether there is nothing to match.
  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// Adds the rows of a section.
  ///
  /// - Parameters:
  ///   - removed: the origins of the removed rows.
  ///   - inserted: the origins of the inserted rows.
  mutating func add(removed: [RowRuns.Run], inserted: [RowRuns.Run]) {
    // The rows of an only section are not copied.
    if isEmpty {
      (self.removed, self.inserted) = (removed, inserted)
    } else {
      self.removed += removed
      self.inserted += inserted
    }
  }

  /// Returns for each removed row the index of the inserted row with the same identity, or −1.
  ///
  /// - Complexity: O(k) for k rows.
  /// - Parameter hasRepeats: whether rows repeat their identities. Then the identities of all rows
  ///   decide, so that the copies of one are matched in their order.
  func partners(hasRepeats: Bool) -> [Int32] {
    var partners = [Int32](repeating: -1, count: removed.count)
    if !hasRepeats {
      var origins = Leftovers<Origin>()
      origins.old = removed.map(Origin.init)
      origins.new = inserted.map(Origin.init)
      origins.match(into: &partners, repeats: .inOrder)
    }
    var isTaken = [Bool](repeating: false, count: inserted.count)
    for partner in partners where partner >= 0 { isTaken[Int(partner)] = true }
    let rest = (
      old: removed.indices.filter { partners[$0] < 0 }, new: isTaken.indices.filter { !isTaken[$0] }
    )
    guard !rest.old.isEmpty, !rest.new.isEmpty else { return partners }
    var identities = Leftovers<Identity>()
    identities.old = rest.old.map { removed[$0].firstIdentity }
    identities.new = rest.new.map { inserted[$0].firstIdentity }
    var matched: [Int32] = []
    identities.match(into: &matched, repeats: .inOrder)
    for (old, partner) in zip(rest.old, matched) where partner >= 0 {
      partners[old] = Int32(truncatingIfNeeded: rest.new[Int(partner)])
    }
    return partners
  }
}

extension RowRuns.Run {
  fileprivate var firstIdentity: Identity { source.identity(at: range.lowerBound) }
}
