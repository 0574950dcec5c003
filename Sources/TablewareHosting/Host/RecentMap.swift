import Tableware

/// Values by identity, of which those that were not used for the longest time are removed.
///
/// The values are in two halves. When the recent half is full, the values of the earlier half are
/// removed, and the recent half takes its place. A value that is used moves to the recent half. So
/// no call searches all values for the oldest ones.
@usableFromInline
struct RecentMap<Value> {
  @usableFromInline let halfLimit: Int
  @usableFromInline var recent = IdentityMap<Value>()
  @usableFromInline var earlier = IdentityMap<Value>()

  /// Creates an empty map.
  ///
  /// - Parameter limit: the largest number of values.
  @inlinable
  init(limit: Int) { halfLimit = max(1, limit / 2) }

  @inlinable var count: Int { recent.count + earlier.count }

  @inlinable
  subscript(identity: Identity) -> Value? { recent[identity] ?? earlier[identity] }

  @inlinable
  mutating func set(_ value: Value, for identity: Identity) {
    earlier[identity] = nil
    if recent.count >= halfLimit, recent[identity] == nil {
      (earlier, recent) = (recent, IdentityMap())
    }
    recent[identity] = value
  }

  /// Notes that a value is in use.
  @inlinable
  mutating func use(_ identity: Identity) {
    if let value = earlier[identity] { set(value, for: identity) }
  }

  @inlinable
  mutating func remove(_ identity: Identity) {
    recent[identity] = nil
    earlier[identity] = nil
  }

  /// Removes the values whose identities do not satisfy a condition.
  @inlinable
  mutating func keep(_ passes: (Identity) -> Bool) {
    recent.keep { identity, _ in passes(identity) }
    earlier.keep { identity, _ in passes(identity) }
  }

  /// Every identity with its value, in no order.
  @inlinable var entries: [(key: Identity, value: Value)] { earlier.entries + recent.entries }
}
