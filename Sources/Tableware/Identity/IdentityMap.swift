/// Values by identity, for identities whose `==` and `hash` may be inconsistent: a `Dictionary`
/// would trap, while here such an identity is only not found. See ``IdentitySet``.
@usableFromInline
package struct IdentityMap<Value> {
  @usableFromInline var keys = IdentityKeys()
  /// The values at the positions of their identities.
  @usableFromInline var values: [Value?] = []

  /// Creates an empty map.
  @inlinable
  package init() {}

  /// The number of identities with a value.
  @inlinable package var count: Int { keys.count }

  /// The value of an identity; setting `nil` removes the entry.
  ///
  /// - Complexity: O(1) look-ups; O(count) where hostile hashes defeat the index.
  @inlinable
  package subscript(identity: Identity) -> Value? {
    get { keys.position(of: identity).flatMap { values[$0] } }
    set {
      if newValue == nil {
        remove(identity)
      } else {
        set(newValue, for: identity)
      }
    }
  }

  @inlinable
  mutating func set(_ value: Value?, for identity: Identity) {
    let position = keys.insert(identity)
    if position == values.count { values.append(value) } else { values[position] = value }
  }

  @inlinable
  mutating func remove(_ identity: Identity) {
    guard let position = keys.position(of: identity) else { return }
    keys.remove(at: position)
    values[position] = nil
    if keys.isSparse { self = IdentityMap(entries) }
  }

  /// Every identity with its value, in the order of insertion.
  @inlinable package var entries: [(key: Identity, value: Value)] {
    values.indices.compactMap { position in
      guard let key = keys[position], let value = values[position] else { return nil }
      return (key, value)
    }
  }

  /// Removes the entries that do not satisfy a condition.
  @inlinable
  package mutating func keep(_ passes: (Identity, Value) -> Bool) {
    let kept = entries.filter { passes($0.key, $0.value) }
    guard kept.count < count else { return }
    self = IdentityMap(kept)
  }

  @inlinable
  init(_ entries: [(key: Identity, value: Value)]) {
    for entry in entries { set(entry.value, for: entry.key) }
  }
}

#if DEBUG
extension IdentityMap {
  /// Checks the number of values and the index of their identities; for tests.
  ///
  /// - Returns: the first broken invariant; `nil` if all hold.
  package func checkInvariants() -> String? {
    let used = values.count { $0 != nil }
    return used == count ? keys.checkInvariants() : "\(used) values, not \(count)"
  }
}
#endif

extension IdentityMap: Sendable where Value: Sendable {}
