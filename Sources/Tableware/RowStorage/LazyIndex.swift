import TablewareDiff

/// Where identities stand in a source whose rows never change; made when it is first asked for.
struct LazyIndex<ID: Hashable> {
  private var index: IdentityIndex<ID>?
  /// For each row that has a copy behind it, the next copy.
  private var nextCopies: [Int: Int] = [:]

  /// Whether the index was made already.
  var isMade: Bool { index != nil }

  /// The places of an identity among `count`, ascending.
  ///
  /// - Complexity: O(1) look-ups, after O(count) for the first call; O(count) always where hostile
  ///   hashes defeat the index.
  mutating func offsets(of identity: ID, count: Int, id: (Int) -> ID) -> [Int] {
    let index = self.index ?? make(count, id)
    guard index.isComplete else { return (0..<count).filter { id($0) == identity } }
    var offsets: [Int] = []
    var offset = index.position(of: identity, id: id)
    while let found = offset {
      offsets.append(found)
      offset = nextCopies[found]
    }
    return offsets
  }

  private mutating func make(_ count: Int, _ id: (Int) -> ID) -> IdentityIndex<ID> {
    var index = IdentityIndex<ID>(capacity: count)
    // From the last to the first, so that each identity is found at its first copy.
    for position in stride(from: count - 1, through: 0, by: -1) {
      if let next = index.note(id(position), at: position, id: id) { nextCopies[position] = next }
    }
    self.index = index
    return index
  }
}
