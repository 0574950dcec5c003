/// Pairs the elements of two lists by identity: the k-th copy in the old list is the k-th copy in
/// the new one.
///
/// Repeated identities are a mistake of the data, not of the reader: they are paired in order,
/// nothing is lost, and the result is always the same.
///
/// - Complexity: O(old + new) look-ups.
struct Matching {
  /// For each old element the index of its partner in the new list, or −1.
  private(set) var newIndexes: [Int]
  /// For each new element the index of its partner in the old list, or −1.
  private(set) var oldIndexes: [Int]

  init<ID: Hashable>(old: some Collection<ID>, new: some Collection<ID>) {
    newIndexes = [Int](repeating: -1, count: old.count)
    oldIndexes = [Int](repeating: -1, count: new.count)

    // Old copies of one identity form a chain: `firsts` holds its head, `following` the next copy.
    var firsts = [ID: Int](minimumCapacity: old.count)
    var lasts: [ID: Int] = [:]
    var following: [Int: Int] = [:]
    for (index, id) in old.enumerated() {
      if let first = firsts[id] {
        following[lasts[id] ?? first] = index
        lasts[id] = index
      } else {
        firsts[id] = index
      }
    }
    for (index, id) in new.enumerated() {
      guard let partner = firsts[id] else { continue }
      firsts[id] = following[partner]
      newIndexes[partner] = index
      oldIndexes[index] = partner
    }
  }
}
