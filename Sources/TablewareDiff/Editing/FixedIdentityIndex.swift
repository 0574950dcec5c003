/// Finds the position of an identity in a list that never changes: an ``IdentityIndex`` in half of
/// the memory, because a look-up in a large table costs little else than the memory that it reads.
///
/// A slot contains the position, and above it as many bits of the hash as fit into 32 bits.
@usableFromInline
package struct FixedIdentityIndex<ID: Hashable>: Sendable {
  @usableFromInline var slots: [UInt32]
  /// The bits of a slot that contain a position, counted from 1; a slot of 0 is free.
  @usableFromInline let positionMask: UInt32
  @usableFromInline var budget: Int
  @usableFromInline let hasher = IdentityHasher()

  /// Whether every recorded position can be found.
  @usableFromInline package internal(set) var isComplete = true

  /// Creates an empty index for the positions of a list.
  ///
  /// - Parameter count: the number of positions, less than `UInt32.max`.
  @inlinable
  package init(count: Int) {
    slots = [UInt32](repeating: 0, count: IdentityTable<ID>.slotCount(for: count))
    positionMask = ~0 >> UInt32(UInt32(truncatingIfNeeded: count).leadingZeroBitCount)
    budget = (count + 64) * IdentityTable<ID>.probesPerIdentity
  }

  /// Records the position of an identity, which is found there from now on.
  ///
  /// - Parameters:
  ///   - position: within the list.
  ///   - id: the identity at a position that was recorded before.
  /// - Returns: the position where it was found until now.
  @inlinable
  package mutating func note(_ identity: ID, at position: Int, id: (Int) -> ID) -> Int? {
    guard isComplete else { return nil }
    let hash = hasher.hash(identity)
    let tag = tag(of: hash)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    var former: Int?
    while slots[slot] != 0 {
      let found = Int(slots[slot] & positionMask) - 1
      if slots[slot] & ~positionMask == tag, id(found) == identity {
        former = found
        break
      }
      budget -= 1
      guard budget >= 0 else {
        isComplete = false
        return nil
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = tag | UInt32(truncatingIfNeeded: position + 1)
    return former
  }

  /// Returns the latest recorded position of an identity.
  @inlinable
  package func position(of identity: ID, id: (Int) -> ID) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      let hash = hasher.hash(identity)
      let tag = tag(of: hash)
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 {
        let position = Int(slots[slot] & positionMask) - 1
        if slots[slot] & ~positionMask == tag, id(position) == identity { return position }
        slot = (slot + 1) & mask
      }
      return nil
    }
  }

  @inlinable
  @inline(__always)
  func tag(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~positionMask
  }
}
