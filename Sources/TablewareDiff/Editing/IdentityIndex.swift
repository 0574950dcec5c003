/// Finds where an identity stands in a list that is kept elsewhere: a hash table of places only, 16
/// bytes at most for each, that grows with the list.
///
/// Like the planner's own table it survives what a `Dictionary` does not: identities whose `==` and
/// `hash` disagree are not found, and identities that share their hash make it give up; then
/// ``isComplete`` is `false`, and whoever asks has to look at every row.
@usableFromInline
package struct IdentityIndex<ID: Hashable> {
  @usableFromInline var slots: [UInt64]
  @usableFromInline var count = 0
  @usableFromInline var budget = 64 * 64
  @usableFromInline let hasher = IdentityHasher()

  /// Whether every place that was noted can be found.
  @usableFromInline package internal(set) var isComplete = true

  /// An empty index with room for so many places.
  @inlinable
  package init(capacity: Int = 0) {
    slots = [UInt64](repeating: 0, count: IdentityTable<ID>.slotCount(for: capacity))
  }

  /// Notes where an identity stands. It is found there from now on.
  ///
  /// - Parameters:
  ///   - place: in `0..<Int(UInt32.max)`.
  ///   - id: the identity at a place that was noted before.
  /// - Returns: the place where it was found until now.
  @inlinable
  package mutating func note(_ identity: ID, at position: Int, id: (Int) -> ID) -> Int? {
    note(identity, hash: hasher.hash(identity), at: position, id: id)
  }

  /// The same for an identity whose hash is known.
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

  /// Where an identity was noted last.
  @inlinable
  package func position(of identity: ID, id: (Int) -> ID) -> Int? {
    position(of: identity, hash: hasher.hash(identity), id: id)
  }

  /// The same for an identity whose hash is known.
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

  /// The slot of an identity, or a free one for it; `nil` if that takes too many probes.
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

  // The slot follows from the tag alone, so that growing needs no identity.
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
