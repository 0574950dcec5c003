import TablewareDiff

/// The rows that edits added to a section, in the order in which they were added, and an index of
/// their identities. It reads them at the first look-up, so it costs nothing for edits by position.
///
/// An object that copies of the section share, so that a look-up copies nothing.
final class AddedStore {
  private(set) var groups: [AddedRows.Group]
  private var index = IdentityIndex<Identity>()
  /// The rows that the index knows, in the order in which they were added.
  private var slots: [EditedList.Slot] = []
  /// For each of them, the previously added one with the same identity, or −1.
  private var earlier: [Int32] = []
  private var knownGroups = 0

  init(_ groups: [AddedRows.Group] = []) { self.groups = groups }

  func append(_ group: AddedRows.Group) { groups.append(group) }

  /// Returns the slot of the latest added row with an identity, and its number for
  /// ``earlierSlot(_:of:)``; `nil` if there is none. It may be removed, or unknown to a copy.
  ///
  /// - Complexity: O(added rows) where hostile hashes defeat the index.
  func latestSlot(of identity: Identity) -> (slot: EditedList.Slot, number: Int)? {
    if knownGroups < groups.count { learn() }
    guard index.isComplete else { return slot(before: slots.count, of: identity) }
    let found = index.position(of: identity, hash: identity.fingerprint) {
      self.identity(of: slots[$0])
    }
    return found.map { (slots[$0], $0) }
  }

  /// Returns the slot of the row with an identity that was added before another one.
  func earlierSlot(
    _ number: Int, of identity: Identity
  ) -> (slot: EditedList.Slot, number: Int)? {
    guard index.isComplete else { return slot(before: number, of: identity) }
    let found = Int(earlier[number])
    return found < 0 ? nil : (slots[found], found)
  }

  private func slot(
    before number: Int, of identity: Identity
  ) -> (slot: EditedList.Slot, number: Int)? {
    (0..<number).last { self.identity(of: slots[$0]) == identity }.map { (slots[$0], $0) }
  }

  func identity(of slot: EditedList.Slot) -> Identity {
    let group = groups[Int(slot.group) - 1]
    return group.source.identity(at: group.range.lowerBound + Int(slot.offset))
  }

  /// Reads the groups that were added since the last call.
  ///
  /// Removed rows are read as well: an older copy of the section may still show them.
  private func learn() {
    while knownGroups < groups.count {
      let group = groups[knownGroups]
      knownGroups += 1
      for offset in 0..<group.range.count {
        let position = slots.count
        slots.append(EditedList.Slot(group: knownGroups, offset: offset))
        let identity = group.source.identity(at: group.range.lowerBound + offset)
        let former = index.note(identity, hash: identity.fingerprint, at: position) {
          self.identity(of: slots[$0])
        }
        earlier.append(Int32(truncatingIfNeeded: former ?? -1))
      }
    }
  }
}
