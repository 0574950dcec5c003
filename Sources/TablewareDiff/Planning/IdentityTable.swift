/// Finds identities by hash: an open-addressing table over a list of them.
///
/// A slot contains the position in the list, and above it as many bits of the hash as fit into 32
/// bits, so most misses need no comparison, and the table of a long list stays in the cache. It
/// replaces a `Dictionary` for two reasons: identities whose `==` and `hash` disagree must cost
/// matches and not trap, and identities that share their hash must not make it quadratic. After
/// ``probesPerIdentity`` probes for each identity on average it gives up.
@usableFromInline
package struct IdentityTable<ID: Hashable> {
  @usableFromInline static var probesPerIdentity: Int { 64 }

  @usableFromInline let ids: UnsafeBufferPointer<ID>
  @usableFromInline let slots: UnsafeMutableBufferPointer<UInt32>
  /// The bits of a slot that contain a position, counted from 1; a slot of 0 is free.
  @usableFromInline let positionMask: UInt32
  @usableFromInline let hasher = IdentityHasher()
  @usableFromInline var budget: Int

  /// Creates an empty table in allocated slots.
  @inlinable
  init(
    _ ids: UnsafeBufferPointer<ID>, slots: UnsafeMutableBufferPointer<UInt32>, lookUps: Int
  ) {
    self.ids = ids
    self.slots = slots
    slots.initialize(repeating: 0)
    positionMask = ~0 >> UInt32(UInt32(truncatingIfNeeded: ids.count).leadingZeroBitCount)
    budget = (lookUps + 64) * Self.probesPerIdentity
  }

  /// Returns the number of slots for a list: a power of two, at most two thirds of them used.
  @inlinable
  package static func slotCount(for count: Int) -> Int {
    var size = 16
    while size < count + count / 2 { size *= 2 }
    return size
  }

  /// Returns the slot of an identity and the list position recorded there; position −1 in a slot
  /// that is free for it. `nil` once the table has given up.
  @inlinable
  @inline(__always)
  mutating func find(_ id: ID, _ hash: UInt64) -> (slot: Int, position: Int)? {
    let mask = slots.count - 1
    let tag = tag(of: hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = slots[slot]
      if entry & ~positionMask == tag {
        let position = Int(entry & positionMask) - 1
        if ids[position] == id { return (slot, position) }
      }
      budget -= 1
      if budget < 0 { return nil }
      slot = (slot + 1) & mask
    }
    return (slot, -1)
  }

  /// Records a list position in a slot.
  @inlinable
  @inline(__always)
  func note(_ position: Int, _ hash: UInt64, in slot: Int) {
    slots[slot] = tag(of: hash) | UInt32(truncatingIfNeeded: position + 1)
  }

  @inlinable
  @inline(__always)
  func tag(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~positionMask
  }
}

/// A hash that is fast for the most common identities and seeded for each process, so that an
/// attacker cannot prepare collisions.
@usableFromInline
package struct IdentityHasher: BitwiseCopyable, Sendable {
  /// Computed once for a process: a hash of the library costs more than a whole hash of this one.
  @usableFromInline static let seed = UInt64(truncatingIfNeeded: 0.hashValue)

  @usableFromInline let seed: UInt64

  @inlinable
  package init() { seed = Self.seed }

  @inlinable
  @inline(__always)
  package func hash<ID: Hashable>(_ id: ID) -> UInt64 {
    if ID.self == Int.self {
      let value = UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int.self))
      let product = (value ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      return product.high ^ product.low
    }
    return UInt64(truncatingIfNeeded: id.hashValue)
  }
}
