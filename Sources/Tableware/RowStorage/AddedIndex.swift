import TablewareDiff

/// Finds added rows by identity. It reads them at the first look-up, so it costs nothing for edits
/// by position.
struct AddedIndex {
  private var index = IdentityIndex<Identity>()
  /// The rows that the index knows, in the order in which they were added.
  private var slots: [EditedList.Slot] = []
  /// For each of them, the previously added one with the same identity, or −1.
  private var earlier: [Int32] = []
  private var knownGroups = 0

  /// Reads the groups that were added since the last call.
  ///
  /// Removed rows are read as well: an older copy of the section may still show them.
  mutating func learn(_ groups: [AddedRows.Group]) {
    while knownGroups < groups.count {
      let group = groups[knownGroups]
      knownGroups += 1
      for offset in 0..<group.range.count {
        let position = slots.count
        slots.append(EditedList.Slot(group: knownGroups, offset: offset))
        let identity = group.source.identity(at: group.range.lowerBound + offset)
        let former = index.note(identity, at: position) {
          Self.identity(of: slots[$0], in: groups)
        }
        earlier.append(Int32(truncatingIfNeeded: former ?? -1))
      }
    }
  }

  /// Calls a function with each slot of an identity, the latest one first.
  func visitSlots(
    of identity: Identity, in groups: [AddedRows.Group], _ visit: (EditedList.Slot) -> Void
  ) {
    guard index.isComplete else {
      return slots.filter { Self.identity(of: $0, in: groups) == identity }.forEach(visit)
    }
    var row = index.position(of: identity) { Self.identity(of: slots[$0], in: groups) } ?? -1
    while row >= 0 {
      visit(slots[row])
      row = Int(earlier[row])
    }
  }

  private static func identity(
    of slot: EditedList.Slot, in groups: [AddedRows.Group]
  ) -> Identity {
    let group = groups[Int(slot.group) - 1]
    return group.source.identity(at: group.range.lowerBound + Int(slot.offset))
  }
}
