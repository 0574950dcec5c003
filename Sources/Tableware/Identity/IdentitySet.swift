import TablewareDiff

/// Identities in the order in which they came, each once.
///
/// A `Set` would stop the process where `==` and `hash` disagree, or where the hash of an object changed
/// since it came. Here such an identity is only not found.
struct IdentitySet: Sendable {
  /// Stands where an identity was taken out; equal to nothing that anybody asks for.
  private struct Gone: Hashable, Sendable {}

  private var places: [Identity?] = []
  private var index = IdentityIndex<Identity>()
  private(set) var count = 0

  init(_ identities: some Sequence<Identity> = []) {
    for identity in identities { insert(identity) }
  }

  var members: [Identity] { places.compactMap { $0 } }

  func contains(_ identity: Identity) -> Bool { place(of: identity) != nil }

  /// Where an identity stands, counted over all that ever came.
  ///
  /// - Complexity: O(1) look-ups; O(count) where hostile hashes defeat the index.
  func place(of identity: Identity) -> Int? {
    guard index.isComplete else { return places.firstIndex(of: identity) }
    return index.place(of: identity, id: identity(at:))
  }

  /// - Returns: whether it was not there.
  @discardableResult
  mutating func insert(_ identity: Identity) -> Bool {
    guard !contains(identity) else { return false }
    places.append(identity)
    count += 1
    _ = index.note(identity, at: places.count - 1) { [places] in
      places[$0] ?? Identity(Gone())
    }
    return true
  }

  /// - Returns: whether it was there.
  @discardableResult
  mutating func remove(_ identity: Identity) -> Bool {
    guard let place = place(of: identity) else { return false }
    places[place] = nil
    count -= 1
    if places.count > 2 * count + 16 { self = IdentitySet(members) }
    return true
  }

  private func identity(at place: Int) -> Identity {
    places[place] ?? Identity(Gone())
  }
}
