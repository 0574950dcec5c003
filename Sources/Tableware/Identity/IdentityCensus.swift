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
    slots = [UInt64](
      repeating: 0, count: IdentityTable<UInt64>.slotCount(for: fingerprints.count))
    for fingerprint in fingerprints where !insert(fingerprint) { return nil }
  }

  /// Applies a change of the rows.
  ///
  /// - Returns: `false` if an inserted number exists already. Then nothing more can be looked up.
  /// - Complexity: O(k) for k rows that were removed or inserted.
  mutating func apply(_ changes: Fingerprints) -> Bool {
    for fingerprint in changes.removed { remove(fingerprint) }
    return changes.inserted.allSatisfy { insert($0) }
  }

  private mutating func insert(_ fingerprint: UInt64) -> Bool {
    if count * 3 >= slots.count * 2 { grow() }
    let fingerprint = Self.nonzero(fingerprint)
    let slot = slot(of: fingerprint)
    guard slots[slot] == 0 else { return false }
    slots[slot] = fingerprint
    count += 1
    return true
  }

  private mutating func remove(_ fingerprint: UInt64) {
    var free = slot(of: Self.nonzero(fingerprint))
    guard slots[free] != 0 else { return }
    count -= 1
    slots[free] = 0
    // An entry that was displaced beyond the slot moves into it, so that it is still found.
    let mask = slots.count - 1
    var next = (free + 1) & mask
    while slots[next] != 0 {
      let home = Int(truncatingIfNeeded: slots[next]) & mask
      if (next - home) & mask >= (next - free) & mask {
        slots[free] = slots[next]
        slots[next] = 0
        free = next
      }
      next = (next + 1) & mask
    }
  }

  /// Returns the slot of a number, or a free one for it.
  private func slot(of fingerprint: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[slot] != 0, slots[slot] != fingerprint { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for fingerprint in old where fingerprint != 0 { slots[slot(of: fingerprint)] = fingerprint }
  }

  private static func nonzero(_ fingerprint: UInt64) -> UInt64 {
    fingerprint == 0 ? 1 : fingerprint
  }
}
