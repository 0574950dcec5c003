import TablewareDiff

/// The rows that edits added to a section, in the order in which they were added, and an index of
/// their identities. The index reads them at the first look-up, so it costs nothing for edits by
/// position.
///
/// An object that copies of the section share, so that a look-up copies nothing.
final class AddedStore {
  private var rows: IndexedRows

  init(_ groups: [AddedRows.Group] = []) { rows = IndexedRows(groups: groups) }

  var groups: [AddedRows.Group] { rows.groups }

  func append(_ group: AddedRows.Group) { rows.groups.append(group) }

  /// Calls a function with each slot of an identity, the latest one first. Some may be removed, or
  /// unknown to a copy.
  ///
  /// - Complexity: O(added rows) where hostile hashes defeat the index.
  @inline(__always)
  func visitSlots(of identity: Identity, _ visit: (EditedList.Slot) -> Void) {
    var next = rows.latest(identity)
    while let (number, slot) = next {
      visit(slot)
      next = rows.earlier(number, identity)
    }
  }
}

/// Added rows that are found by their identities. The look-ups are mutating because they read the
/// groups that were added since the last one.
private struct IndexedRows {
  /// A known row: its number in the order in which the rows were added, and its slot.
  typealias Found = (number: Int, slot: EditedList.Slot)

  var groups: [AddedRows.Group]
  private var numbers = IdentityIndex<Identity>()
  /// The known rows, in the order in which they were added.
  private var slots: [EditedList.Slot] = []
  /// For each of them, the previously added one with the same identity, or −1.
  private var earlier: [Int32] = []
  private var knownCount = 0

  init(groups: [AddedRows.Group]) { self.groups = groups }

  /// Returns the latest row with an identity.
  mutating func latest(_ identity: Identity) -> Found? {
    if knownCount < groups.count { learn() }
    let number =
      numbers.isComplete
      ? numbers.position(of: identity, hash: identity.fingerprint) { groups[slots[$0]] }
      : self.number(before: slots.count, of: identity)
    return number.map { ($0, slots[$0]) }
  }

  /// Returns the row with an identity that was added before another one.
  mutating func earlier(_ number: Int, _ identity: Identity) -> Found? {
    guard numbers.isComplete else {
      return self.number(before: number, of: identity).map { ($0, slots[$0]) }
    }
    let found = Int(earlier[number])
    return found < 0 ? nil : (found, slots[found])
  }

  private func number(before number: Int, of identity: Identity) -> Int? {
    (0..<number).last { groups[slots[$0]] == identity }
  }

  /// Reads the groups that were added since the last look-up.
  ///
  /// Removed rows are read as well: an older copy of the section may still show them.
  private mutating func learn() {
    while knownCount < groups.count {
      let range = groups[knownCount].range
      knownCount += 1
      for offset in 0..<range.count {
        let slot = EditedList.Slot(group: knownCount, offset: offset)
        let identity = groups[slot]
        slots.append(slot)
        let former = numbers.note(identity, hash: identity.fingerprint, at: slots.count - 1) {
          groups[slots[$0]]
        }
        earlier.append(Int32(truncatingIfNeeded: former ?? -1))
      }
    }
  }
}

extension [AddedRows.Group] {
  /// The identity of an added row. Group 0 of a list contains the declared rows.
  subscript(slot: EditedList.Slot) -> Identity {
    let group = self[Int(slot.group) - 1]
    return group.source.identity(at: group.range.lowerBound + Int(slot.offset))
  }

  /// Returns the origin of an added row, with which it can be shown elsewhere.
  func origin(of slot: EditedList.Slot) -> RowRuns.Run {
    let group = self[Int(slot.group) - 1]
    let offset = group.range.lowerBound + Int(slot.offset)
    return RowRuns.Run(source: group.source, range: offset..<offset + 1)
  }
}
