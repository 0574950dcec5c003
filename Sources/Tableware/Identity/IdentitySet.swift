/// Identities in the order in which they were inserted, each once: an ``IdentityMap`` without values.
struct IdentitySet: Sendable {
  private var map = IdentityMap<Void>()

  init(_ identities: some Sequence<Identity> = []) {
    for identity in identities { insert(identity) }
  }

  var count: Int { map.count }

  var members: [Identity] { map.entries.map(\.key) }

  func contains(_ identity: Identity) -> Bool { map[identity] != nil }

  /// - Returns: whether it was inserted, and not there before.
  @discardableResult
  mutating func insert(_ identity: Identity) -> Bool {
    guard !contains(identity) else { return false }
    map[identity] = ()
    return true
  }

  /// - Returns: whether it was there.
  @discardableResult
  mutating func remove(_ identity: Identity) -> Bool {
    guard contains(identity) else { return false }
    map[identity] = nil
    return true
  }
}
