import TablewareDiff

/// The identities of all rows of a table, as numbers, so that a row that is inserted can be looked
/// up among them.
///
/// It is kept from commit to commit: a change costs only what it changed. Two identities with the
/// same number count as possibly repeated; the actual comparison happens elsewhere.
struct IdentityCensus {
  /// An open-addressing table; 0 in a free slot.
  private var slots: [UInt64]
  private var count = 0

  /// The rows of a snapshot; `nil` if two of them have the same number.
  ///
  /// - Complexity: O(n).
  init?(_ snapshot: Snapshot) {
    var fingerprints: [UInt64] = []
    fingerprints.reserveCapacity(snapshot.rowCount)
    for section in snapshot.sections { section.rows.appendFingerprints(to: &fingerprints) }
    slots = []
    reserveRoom(for: fingerprints.count)
    guard apply(Fingerprints(inserted: fingerprints)) else { return nil }
  }

  /// Applies a change of the rows.
  ///
  /// - Returns: `false` if an inserted number exists already. Then nothing more can be looked up.
  /// - Complexity: O(k) for k rows that were removed or inserted.
  mutating func apply(_ changes: Fingerprints) -> Bool {
    count -= slots.withUnsafeMutableBufferPointer { slots in
      changes.removed.reduce(0) { $0 + (Self.remove($1, from: slots) ? 1 : 0) }
    }
    reserveRoom(for: changes.inserted.count)
    let added = slots.withUnsafeMutableBufferPointer { slots in
      changes.inserted.firstIndex { !Self.insert($0, into: slots) } ?? changes.inserted.count
    }
    count += added
    return added == changes.inserted.count
  }

  /// Makes room for further numbers, so that at most a third of the slots are used: the removal of
  /// a number reads all slots up to the next free one. A large table uses up to two thirds.
  private mutating func reserveRoom(for added: Int) {
    let needed = count + added
    let size = IdentityTable<UInt64>.slotCount(for: needed <= 50_000 ? needed * 2 : needed)
    guard size > slots.count else { return }
    let old = slots
    slots = [UInt64](repeating: 0, count: size)
    slots.withUnsafeMutableBufferPointer { slots in
      for fingerprint in old where fingerprint != 0 {
        slots[Self.slot(of: fingerprint, in: slots)] = fingerprint
      }
    }
  }

  /// Returns `false` if the number exists already.
  private static func insert(
    _ fingerprint: UInt64, into slots: UnsafeMutableBufferPointer<UInt64>
  ) -> Bool {
    let fingerprint = nonzero(fingerprint)
    let slot = slot(of: fingerprint, in: slots)
    guard slots[slot] == 0 else { return false }
    slots[slot] = fingerprint
    return true
  }

  /// Returns `false` if there is no such number.
  private static func remove(
    _ fingerprint: UInt64, from slots: UnsafeMutableBufferPointer<UInt64>
  ) -> Bool {
    var free = slot(of: nonzero(fingerprint), in: slots)
    guard slots[free] != 0 else { return false }
    slots[free] = 0
    // An entry that was displaced beyond the slot moves into it, so that it is still found.
    let mask = slots.count &- 1
    var next = (free &+ 1) & mask
    while slots[next] != 0 {
      let home = Int(truncatingIfNeeded: slots[next]) & mask
      if (next &- home) & mask >= (next &- free) & mask {
        slots[free] = slots[next]
        slots[next] = 0
        free = next
      }
      next = (next &+ 1) & mask
    }
    return true
  }

  /// Returns the slot of a number, or a free one for it.
  private static func slot(
    of fingerprint: UInt64, in slots: UnsafeMutableBufferPointer<UInt64>
  ) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[slot] != 0, slots[slot] != fingerprint { slot = (slot &+ 1) & mask }
    return slot
  }

  private static func nonzero(_ fingerprint: UInt64) -> UInt64 {
    fingerprint == 0 ? 1 : fingerprint
  }
}
