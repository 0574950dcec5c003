import TablewareDiff

/// The identities of an ``IdentityMap`` with their positions, without the values: code that is
/// compiled once, and not for each type of value.
@usableFromInline
struct IdentityKeys: Sendable {
  /// A placeholder for a removed identity; it equals no other identity.
  private struct Gone: Hashable, Sendable {}

  private static let gone = Identity(Gone())

  /// The identities at their positions; `nil` for a removed one.
  private var identities: [Identity?] = []
  /// `nil` as long as no identity was inserted: most of these values stay empty.
  private var index: IdentityIndex<Identity>?
  /// The number of identities that are not removed.
  @usableFromInline private(set) var count = 0

  @usableFromInline
  init() {}

  /// Whether more than half of the positions are of removed identities.
  @usableFromInline var isSparse: Bool { identities.count > 2 * count + 16 }

  @usableFromInline
  subscript(position: Int) -> Identity? { identities[position] }

  /// - Complexity: O(1) look-ups; O(count) where hostile hashes defeat the index.
  @usableFromInline
  func position(of identity: Identity) -> Int? {
    index.flatMap { position(of: identity, hash: $0.hasher.hash(identity), in: $0) }
  }

  private func position(
    of identity: Identity, hash: UInt64, in index: IdentityIndex<Identity>
  ) -> Int? {
    guard index.isComplete else { return identities.firstIndex { $0 == identity } }
    return index.position(of: identity, hash: hash) { identities[$0] ?? Self.gone }
  }

  /// Returns the position of an identity, which is a new one at the end if it has none.
  @usableFromInline
  mutating func insert(_ identity: Identity) -> Int {
    // The index leaves `self` while it is changed, so that it is not copied.
    var index = self.index ?? IdentityIndex()
    self.index = nil
    defer { self.index = index }
    let hash = index.hasher.hash(identity)
    if let position = position(of: identity, hash: hash, in: index) { return position }
    identities.append(identity)
    count += 1
    _ = index.note(identity, hash: hash, at: identities.count - 1) {
      identities[$0] ?? Self.gone
    }
    return identities.count - 1
  }

  @usableFromInline
  mutating func remove(at position: Int) {
    identities[position] = nil
    count -= 1
  }
}

#if DEBUG
extension IdentityKeys {
  /// Checks the number of identities and their index; for tests.
  ///
  /// - Returns: the first broken invariant; `nil` if all hold. An index that hostile hashes
  ///   defeat, or that has removed identities, is not checked.
  func checkInvariants() -> String? {
    let used = identities.count { $0 != nil }
    guard used == count else { return "\(used) values, not \(count)" }
    guard used == identities.count, let index, index.isComplete else { return nil }
    return index.checkInvariants { identities[$0] ?? Self.gone }
  }
}
#endif
