/// Matches two lists of identities by hash: the k-th copy in the old list with the k-th in the new.
///
/// Copies of one identity form a chain, first to last, from which each new row takes one.
///
/// - Complexity: O(old + new) look-ups. Hostile hashes lose matches and never time
///   (``IdentityTable``).
@inlinable
func matchCopies<ID: Hashable>(
  _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, into partners: inout [Int32]
) {
  let slotCount = IdentityTable<ID>.slotCount(for: old.count)
  withUnsafeTemporaryAllocation(of: UInt32.self, capacity: slotCount) { slots in
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: old.count) { following in
      following.initialize(repeating: -1)
      var table = IdentityTable(old, slots: slots, lookUps: old.count + new.count)
      // From the last to the first, so that each chain begins with its first copy.
      for row in stride(from: old.count - 1, through: 0, by: -1) {
        let hash = table.hasher.hash(old[row])
        guard let (slot, position) = table.find(old[row], hash) else { return }
        following[row] = Int32(truncatingIfNeeded: position)
        table.note(row, hash, in: slot)
      }
      partners.withUnsafeMutableBufferPointer { partners in
        for row in 0..<new.count {
          let hash = table.hasher.hash(new[row])
          guard let (slot, position) = table.find(new[row], hash) else { return }
          // The last copy stays in its slot, so that entries after it are still found.
          guard position >= 0, partners[position] < 0 else { continue }
          partners[position] = Int32(truncatingIfNeeded: row)
          let next = Int(following[position])
          if next >= 0 { table.note(next, hash, in: slot) }
        }
      }
    }
  }
}

/// Returns the identities that occur more than once in a list, each with the positions of its first
/// two copies, in the order of the second ones.
///
/// - Complexity: O(n) look-ups. Hostile hashes lose repeats and never time (``IdentityTable``).
@inlinable
package func repeatedIdentities<ID: Hashable>(in ids: [ID]) -> [(first: Int, again: Int)] {
  guard ids.count > 1 else { return [] }
  var repeats: [(first: Int, again: Int)] = []
  var isReported: [Bool] = []
  ids.withUnsafeBufferPointer { ids in
    let slotCount = IdentityTable<ID>.slotCount(for: ids.count)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: slotCount) { slots in
      var table = IdentityTable(ids, slots: slots, lookUps: ids.count)
      for index in 0..<ids.count {
        let hash = table.hasher.hash(ids[index])
        guard let (slot, position) = table.find(ids[index], hash) else { return }
        if position < 0 {
          table.note(index, hash, in: slot)
          continue
        }
        if isReported.isEmpty { isReported = [Bool](repeating: false, count: ids.count) }
        if !isReported[position] { repeats.append((position, index)) }
        isReported[position] = true
      }
    }
  }
  return repeats
}

/// Matches two lists if one is the reverse of the other, as when a sort order is reversed, without
/// hashing.
///
/// - Returns: `false` if it is not. One comparison nearly always decides that.
@inlinable
func matchReversed<ID: Hashable>(
  _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, into partners: inout [Int32]
) -> Bool {
  let last = old.count - 1
  guard old.count == new.count, old.count > 1, old[0] == new[last], old[last] == new[0] else {
    return false
  }
  for row in 0..<last where old[row] != new[last - row] { return false }
  for row in 0...last { partners[row] = Int32(truncatingIfNeeded: last - row) }
  return true
}
