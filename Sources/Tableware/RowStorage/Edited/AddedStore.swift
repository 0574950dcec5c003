import TablewareDiff

/// The rows that edits added to a section, in the order in which they were added, and an index of
/// their identities. The index reads them at the first look-up, so it costs nothing for edits by
/// position.
///
/// An object that copies of the section share, so that a look-up copies nothing.
final class AddedStore {
  private(set) var groups: [AddedRows.Group]
  private var index = AddedIndex()

  init(_ groups: [AddedRows.Group] = []) { self.groups = groups }

  func append(_ group: AddedRows.Group) { groups.append(group) }

  /// Calls a function with each slot of an identity, the latest one first. Some may be removed, or
  /// unknown to a copy.
  ///
  /// - Complexity: O(added rows) where hostile hashes defeat the index.
  @inline(__always)
  func visitSlots(of identity: Identity, _ visit: (EditedList.Slot) -> Void) {
    let groups = groups
    if index.groupCount < groups.count { index.learn(groups) }
    index.visitSlots(of: identity, groups, visit)
  }
}

/// Finds added rows by their identities, which the groups contain.
private struct AddedIndex {
  private var numbers = IdentityIndex<Identity>()
  /// The known rows, in the order in which they were added.
  private var slots: [EditedList.Slot] = []
  /// For each of them, the previously added one with the same identity, or −1.
  private var earlier: [Int32] = []
  private(set) var groupCount = 0

  /// Calls a function with each slot of an identity, the latest one first.
  @inline(__always)
  func visitSlots(
    of identity: Identity, _ groups: [AddedRows.Group], _ visit: (EditedList.Slot) -> Void
  ) {
    var next = latest(identity, groups)
    while let number = next {
      visit(slots[number])
      next = earlier(number, identity, groups)
    }
  }

  /// Returns the number of the latest row with an identity.
  private func latest(_ identity: Identity, _ groups: [AddedRows.Group]) -> Int? {
    guard numbers.isComplete else { return number(before: slots.count, of: identity, groups) }
    return numbers.position(of: identity, hash: identity.fingerprint) { groups[slots[$0]] }
  }

  /// Returns the number of the row with an identity that was added before another one.
  private func earlier(_ number: Int, _ identity: Identity, _ groups: [AddedRows.Group]) -> Int? {
    guard numbers.isComplete else { return self.number(before: number, of: identity, groups) }
    let found = Int(earlier[number])
    return found < 0 ? nil : found
  }

  private func number(
    before number: Int, of identity: Identity, _ groups: [AddedRows.Group]
  ) -> Int? {
    (0..<number).last { groups[slots[$0]] == identity }
  }

  /// Reads the groups that were added since the last call.
  ///
  /// Removed rows are read as well: an older copy of the section may still show them.
  mutating func learn(_ groups: [AddedRows.Group]) {
    while groupCount < groups.count {
      let range = groups[groupCount].range
      groupCount += 1
      for offset in 0..<range.count {
        let slot = EditedList.Slot(group: groupCount, offset: offset)
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
}
