import TablewareDiff

/// Values by identity, for identities whose `==` and `hash` may be inconsistent: a `Dictionary`
/// would trap, while here such an identity is only not found. See ``IdentitySet``.
package struct IdentityMap<Value> {
  /// A placeholder for a removed identity; it equals no other identity.
  private struct Gone: Hashable, Sendable {}

  private var positions: [(key: Identity, value: Value)?] = []
  private var index = IdentityIndex<Identity>()
  /// The number of identities with a value.
  package private(set) var count = 0

  /// Creates an empty map.
  package init() {}

  /// The value of an identity; setting `nil` removes the entry.
  ///
  /// - Complexity: O(1) look-ups; O(count) where hostile hashes defeat the index.
  package subscript(identity: Identity) -> Value? {
    get { position(of: identity).flatMap { positions[$0]?.value } }
    set {
      if let position = position(of: identity) {
        positions[position] = newValue.map { (identity, $0) }
        if newValue == nil { shrink() }
      } else if let newValue {
        append(identity, newValue)
      }
    }
  }

  /// Every identity with its value, in the order of insertion.
  package var entries: [(key: Identity, value: Value)] { positions.compactMap { $0 } }

  /// Removes the entries that do not satisfy a condition.
  package mutating func keep(_ passes: (Identity, Value) -> Bool) {
    let kept = entries.filter { passes($0.key, $0.value) }
    guard kept.count < count else { return }
    self = IdentityMap(kept)
  }

  private init(_ entries: [(key: Identity, value: Value)]) {
    for entry in entries { append(entry.key, entry.value) }
  }

  private func position(of identity: Identity) -> Int? {
    guard index.isComplete else { return positions.firstIndex { $0?.key == identity } }
    return index.position(of: identity) { positions[$0]?.key ?? Identity(Gone()) }
  }

  private mutating func append(_ identity: Identity, _ value: Value) {
    positions.append((identity, value))
    count += 1
    _ = index.note(identity, at: positions.count - 1) { [positions] in
      positions[$0]?.key ?? Identity(Gone())
    }
  }

  private mutating func shrink() {
    count -= 1
    if positions.count > 2 * count + 16 { self = IdentityMap(entries) }
  }
}

#if DEBUG
extension IdentityMap {
  /// Checks the number of values and the index of their identities; for tests.
  ///
  /// - Returns: the first broken invariant; `nil` if all hold. An index that hostile hashes
  ///   defeat, or that has the identities of removed values, is not checked.
  package func checkInvariants() -> String? {
    let used = positions.count { $0 != nil }
    guard used == count else { return "\(used) values, not \(count)" }
    guard used == positions.count, index.isComplete else { return nil }
    return index.checkInvariants { positions[$0]?.key ?? Identity(Gone()) }
  }
}
#endif

extension IdentityMap: Sendable where Value: Sendable {}
