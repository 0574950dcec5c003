/// Finds the position of an identity in a list that is stored elsewhere: a hash table of positions
/// only, at most 16 bytes for each, that grows with the list.
///
/// Like the planner's own table it handles two cases that a `Dictionary` does not: identities whose
/// `==` and `hash` disagree are not found, and identities that share their hash make it give up;
/// then ``isComplete`` is `false`, and a caller has to search all rows.
@usableFromInline
package struct IdentityIndex<ID: Hashable> {
  @usableFromInline var slots: [UInt64]
  @usableFromInline var count = 0
  @usableFromInline var budget = 64 * 64
  @usableFromInline package let hasher = IdentityHasher()

  /// Whether every recorded position can be found.
  @usableFromInline package internal(set) var isComplete = true

  /// Creates an empty index with room for a number of positions.
  @inlinable
  package init(capacity: Int = 0) {
    slots = [UInt64](repeating: 0, count: IdentityTable<ID>.slotCount(for: capacity))
  }

  /// Records the position of an identity, which is found there from now on.
  ///
  /// - Parameters:
  ///   - place: in `0..<Int(UInt32.max)`.
  ///   - id: the identity at a position that was recorded before.
  /// - Returns: the position where it was found until now.
  @inlinable
  package mutating func note(_ identity: ID, at position: Int, id: (Int) -> ID) -> Int? {
    note(identity, hash: hasher.hash(identity), at: position, id: id)
  }

  /// Records the position of an identity whose hash is known.
  @inlinable
  @inline(__always)
  package mutating func note(
    _ identity: ID, hash: UInt64, at position: Int, id: (Int) -> ID
  ) -> Int? {
    guard isComplete else { return nil }
    if count * 2 >= slots.count { grow() }
    budget += 64
    let tag = hash >> 32
    guard let slot = slot(of: identity, tag, id) else {
      isComplete = false
      return nil
    }
    let former = slots[slot] == 0 ? nil : Self.position(in: slots[slot])
    if former == nil { count += 1 }
    slots[slot] = tag << 32 | UInt64(truncatingIfNeeded: position + 1)
    return former
  }

  /// Returns the latest recorded position of an identity.
  @inlinable
  package func position(of identity: ID, id: (Int) -> ID) -> Int? {
    position(of: identity, hash: hasher.hash(identity), id: id)
  }

  /// Returns the latest recorded position of an identity whose hash is known.
  @inlinable
  @inline(__always)
  package func position(of identity: ID, hash: UInt64, id: (Int) -> ID) -> Int? {
    let tag = hash >> 32
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: tag) & mask
    while slots[slot] != 0 {
      let position = Self.position(in: slots[slot])
      if slots[slot] >> 32 == tag, id(position) == identity { return position }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Returns the slot of an identity, or a free one for it; `nil` if that takes too many probes.
  @inlinable
  mutating func slot(of identity: ID, _ tag: UInt64, _ id: (Int) -> ID) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: tag) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == tag, id(Self.position(in: slots[slot])) == identity { return slot }
      budget -= 1
      if budget < 0 { return nil }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inlinable
  @inline(__always)
  static func position(in entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
  }

  // The slot depends only on the tag, so that growing needs no identity.
  @inlinable
  mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }
}

extension IdentityIndex: Sendable {}
