/// Matches two lists of identities by hash: the k-th copy in the old list with the k-th in the new.
///
/// An open-addressing table of the old rows, from which each new row takes one copy. A slot holds 32
/// bits of the hash above the row's number, so most misses cost no comparison; copies of one identity
/// form a chain, first to last.
///
/// - Complexity: O(old + new) look-ups. Identities that differ but share their hash would make it
///   quadratic: after ``probesPerRow`` probes for each row the rest counts as not found, so hostile
///   hashes lose moves and never time.
@inlinable
func matchCopies<ID: Hashable>(
  _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, into partners: inout [Int32]
) {
  let hasher = IdentityHasher()
  let tagMask: UInt64 = 0xFFFF_FFFF_0000_0000
  var size = 16
  while size < old.count * 2 { size *= 2 }
  let mask = size - 1
  var budget = (old.count + new.count + 64) * IdentityHasher.probesPerRow
  withUnsafeTemporaryAllocation(of: UInt64.self, capacity: size) { slots in
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: old.count) { following in
      slots.initialize(repeating: 0)
      following.initialize(repeating: -1)
      // From the last to the first, so that each chain begins with its first copy.
      var row = old.count - 1
      while row >= 0 {
        let hash = hasher.hash(old[row])
        let tag = hash & tagMask
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
          let entry = slots[slot]
          if entry & tagMask == tag {
            let other = Int(truncatingIfNeeded: entry & ~tagMask) - 1
            if old[other] == old[row] {
              following[row] = Int32(truncatingIfNeeded: other)
              break
            }
          }
          budget -= 1
          if budget < 0 { return }
          slot = (slot + 1) & mask
        }
        slots[slot] = tag | UInt64(truncatingIfNeeded: row + 1)
        row -= 1
      }
      partners.withUnsafeMutableBufferPointer { partners in
        row = 0
        while row < new.count {
          let hash = hasher.hash(new[row])
          let tag = hash & tagMask
          var slot = Int(truncatingIfNeeded: hash) & mask
          while slots[slot] != 0 {
            let entry = slots[slot]
            if entry & tagMask == tag {
              let other = Int(truncatingIfNeeded: entry & ~tagMask) - 1
              if old[other] == new[row] {
                // The last copy stays in its slot, so that what lies behind it is still found.
                if partners[other] < 0 {
                  partners[other] = Int32(truncatingIfNeeded: row)
                  let next = following[other]
                  if next >= 0 { slots[slot] = tag | UInt64(truncatingIfNeeded: next + 1) }
                }
                break
              }
            }
            budget -= 1
            if budget < 0 { return }
            slot = (slot + 1) & mask
          }
          row += 1
        }
      }
    }
  }
}

/// A hash that is quick for the commonest identities and seeded for each process, so that nobody can
/// prepare colliding ones.
@usableFromInline
struct IdentityHasher: BitwiseCopyable {
  @usableFromInline static let probesPerRow = 64

  @usableFromInline let seed: UInt64

  @inlinable
  init() {
    seed = UInt64(truncatingIfNeeded: 0.hashValue)
  }

  @inlinable
  @inline(__always)
  func hash<ID: Hashable>(_ id: ID) -> UInt64 {
    if ID.self == Int.self {
      let value = UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int.self))
      let product = (value ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      return product.high ^ product.low
    }
    return UInt64(truncatingIfNeeded: id.hashValue)
  }
}
