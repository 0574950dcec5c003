/// Identities in the order in which they were inserted, each once: an ``IdentityMap`` without
/// values.
package struct IdentitySet: Sendable {
  private var map = IdentityMap<Void>()

  package init(_ identities: some Sequence<Identity> = []) {
    for identity in identities { insert(identity) }
  }

  package var count: Int { map.count }

  package var members: [Identity] { map.entries.map(\.key) }

  package func contains(_ identity: Identity) -> Bool { map[identity] != nil }

  /// - Returns: whether it was inserted, and not in the set before.
  @discardableResult
  package mutating func insert(_ identity: Identity) -> Bool {
    guard !contains(identity) else { return false }
    map[identity] = ()
    return true
  }

  /// - Returns: whether it was in the set.
  @discardableResult
  package mutating func remove(_ identity: Identity) -> Bool {
    guard contains(identity) else { return false }
    map[identity] = nil
    return true
  }
}
