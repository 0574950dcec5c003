/// The rows of group 0 that are not in an ``EditedList``, as long as few were removed at once: one
/// probe of a small table instead of a way down the tree, for edits that do not change the order.
///
/// It is copied with the list: 4 bytes for each slot of an open-addressing table, at most half of
/// them used.
struct MissingRows: Sendable {
  /// More rows than this that are removed at once are not recorded one by one.
  static let recordedAtOnce: Int32 = 16

  /// The offsets, counted from 1; 0 in a free slot.
  private var slots: [UInt32] = []
  private var count: Int32 = 0
  /// Whether all missing rows are recorded.
  private(set) var isComplete = true

  /// Returns whether a row is recorded.
  func contains(_ offset: Int32) -> Bool {
    guard count > 0 else { return false }
    let wanted = UInt32(bitPattern: offset) &+ 1
    return slots.withUnsafeBufferPointer { $0[Self.slot(of: wanted, in: $0)] == wanted }
  }

  /// Records rows that were removed.
  mutating func insert(_ offsets: Range<Int32>) {
    guard isComplete else { return }
    guard offsets.count <= Self.recordedAtOnce else { return giveUp() }
    if (Int(count) + offsets.count) * 2 > slots.count { grow() }
    slots.withUnsafeMutableBufferPointer { slots in
      for offset in offsets {
        let wanted = UInt32(bitPattern: offset) &+ 1
        let slot = Self.slot(of: wanted, in: UnsafeBufferPointer(slots))
        if slots[slot] == 0 { count += 1 }
        slots[slot] = wanted
      }
    }
  }

  /// Records nothing from now on: rows may have returned, or too many are missing.
  mutating func giveUp() {
    slots = []
    count = 0
    isComplete = false
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt32](repeating: 0, count: max(64, old.count * 2))
    slots.withUnsafeMutableBufferPointer { slots in
      for entry in old where entry != 0 {
        slots[Self.slot(of: entry, in: UnsafeBufferPointer(slots))] = entry
      }
    }
  }

  /// Returns the slot of an entry, or a free one for it.
  private static func slot(of entry: UInt32, in slots: UnsafeBufferPointer<UInt32>) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: IdentityHasher().hash(Int(entry))) & mask
    while slots[slot] != 0, slots[slot] != entry { slot = (slot &+ 1) & mask }
    return slot
  }
}
