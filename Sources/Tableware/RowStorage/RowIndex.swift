import TablewareDiff

/// The positions of identities in a list that never changes.
///
/// An object, so that lists with the same rows share it and a look-up copies nothing.
@usableFromInline
final class RowIndex<ID: Hashable> {
  // Constants: a look-up reads them without a check of exclusive access.
  @usableFromInline let index: FixedIdentityIndex<ID>
  /// For each row with a later copy, the next copy.
  @usableFromInline let nextCopies: [Int: Int]
  /// Whether an identity may occur twice in the list.
  @usableFromInline let mayRepeat: Bool

  /// Creates an index of all rows.
  ///
  /// - Complexity: O(n), less where hostile hashes defeat the index.
  @inlinable
  init<Rows: IdentityReading>(_ rows: Rows) where Rows.ID == ID {
    var index = FixedIdentityIndex<ID>(count: rows.count)
    var nextCopies: [Int: Int] = [:]
    // From the last to the first, so that each identity is found at its first copy.
    for position in stride(from: rows.count - 1, through: 0, by: -1) {
      let next = index.note(rows.id(at: position), at: position) { rows.id(at: $0) }
      if let next { nextCopies[position] = next }
    }
    self.index = index
    self.nextCopies = nextCopies
    mayRepeat = !index.isComplete || !nextCopies.isEmpty
  }

  /// Returns the first position of an identity.
  ///
  /// - Complexity: a look-up; O(count) where hostile hashes defeat the index.
  @inlinable
  func firstOffset(of identity: ID, count: Int, id: (Int) -> ID) -> Int? {
    index.isComplete
      ? index.position(of: identity, id: id) : (0..<count).first { id($0) == identity }
  }

  /// Returns the positions of an identity, ascending.
  ///
  /// - Complexity: O(1) look-ups; O(count) where hostile hashes defeat the index.
  func offsets(of identity: ID, count: Int, id: (Int) -> ID) -> [Int] {
    guard index.isComplete else { return (0..<count).filter { id($0) == identity } }
    var offsets: [Int] = []
    var offset = index.position(of: identity, id: id)
    while let found = offset {
      offsets.append(found)
      offset = nextCopies[found]
    }
    return offsets
  }
}
