/// A value that its owner seldom has. It is stored outside of the owner, and replaced when the
/// owner changes it.
///
/// ```
///  AnyRow ┌ base, identity, handlers … ┐
///         └ attachments ───────────────┼──▶ nothing, or one object: actions, drag, preview …
/// ```
///
/// Rows and contents are copied for every frame. Most have no picture, no control and no menu, and
/// those parts would make each copy several times as expensive.
struct Indirect<Value: Omittable> {
  fileprivate final class Storage {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage?

  /// Whether a value was set.
  var isStored: Bool { storage != nil }

  /// The value that was set; `nil` until then. To read a part of it costs less than by ``value``,
  /// which creates the whole value of an owner without any.
  var stored: Value? { storage?.value }

  /// The value; the one of an owner without any until it is set.
  var value: Value {
    get { storage?.value ?? Value() }
    set { storage = Storage(newValue) }
  }
}

/// A value that an owner may do without.
protocol Omittable {
  /// Creates the value of an owner that has none.
  init()
}

extension Indirect: Sendable where Value: Sendable {}
extension Indirect.Storage: Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
  static func == (left: Indirect, right: Indirect) -> Bool {
    left.storage === right.storage || left.value == right.value
  }
}

extension Indirect: CustomReflectable {
  /// The fields of the value, as if they were those of the owner.
  var customMirror: Mirror { Mirror(reflecting: value) }
}

extension Indirect: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
