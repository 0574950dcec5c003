import TablewareDiff

/// The identity of a row or a section, in any type that the app chooses.
///
/// Two identities are equal if their values have the same type and are equal: `1` and `"1"`, or the
/// ids of a song and of an album, are never equal. Strings compare as Swift compares them, so `é`
/// in its two encodings is one identity.
///
/// Most apps never write this type: `Section("songs")` and `ForEach(songs)` create it for them.
public struct Identity: Hashable, Sendable {
  // The two most common types need no box and no dynamic cast.
  @usableFromInline
  enum Storage: Sendable {
    case int(Int)
    case string(String)
    case other(any Hashable & Sendable)
  }

  @usableFromInline let storage: Storage

  /// Wraps an identity; an `Identity` stays unchanged.
  ///
  /// - Parameter value: the identity in the app's own type.
  @inlinable
  public init<Value: Hashable & Sendable>(_ value: Value) {
    // Compares the exact type: a cast alone takes longer, and would also unwrap an optional.
    if Value.self == Int.self, let value = value as? Int {
      storage = .int(value)
    } else if Value.self == String.self, let value = value as? String {
      storage = .string(value)
    } else if Value.self == Identity.self, let value = value as? Identity {
      self = value
    } else {
      storage = .other(value)
    }
  }

  init(int value: Int) { storage = .int(value) }
  init(string value: String) { storage = .string(value) }

  /// The wrapped identity in the app's own type.
  @inlinable
  public var value: any Hashable & Sendable {
    switch storage {
    case .int(let value): value
    case .string(let value): value
    case .other(let value): value
    }
  }

  /// Returns the wrapped identity, if it has the given type.
  ///
  /// - Parameter type: the type of the identity.
  public func value<Value>(as type: Value.Type) -> Value? {
    value as? Value
  }

  /// Returns whether type and value are the same.
  public static func == (left: Identity, right: Identity) -> Bool {
    switch (left.storage, right.storage) {
    case (.int(let left), .int(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.other(let left), .other(let right)): isEqual(left, right)
    default: false
    }
  }

  /// Hashes the value; values of different types may have the same hash, but are not equal.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .int(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .other(let value): hasher.combine(value)
    }
  }

  private static func isEqual<Left: Hashable>(_ left: Left, _ right: any Hashable) -> Bool {
    isEqual(left, to: right)
  }

  // Without a cast, which costs more than the comparison.
  private static func isEqual<Left: Hashable, Right: Hashable>(
    _ left: Left, to right: Right
  ) -> Bool {
    Left.self == Right.self && left == unsafeBitCast(right, to: Left.self)
  }
}

extension Identity: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates the identity of a string, as in `row == "new"`.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates the identity of an `Int`, as in `selection.rows == [1, 3]`.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Identity {
  /// A number that equal identities have in common. It is the hash of the value itself, so that it
  /// can be computed without wrapping the value.
  @usableFromInline
  var fingerprint: UInt64 {
    let hasher = IdentityHasher()
    return switch storage {
    case .int(let value): hasher.hash(value)
    case .string(let value): hasher.hash(value)
    case .other(let value): hasher.hash(value)
    }
  }

  /// The value as text, without quotes: the name of a row in a UI test.
  package var plainText: String {
    if case .string(let value) = storage { value } else { description }
  }
}

extension Identity: CustomStringConvertible {
  /// The value's own description; strings are in quotes, as in source code.
  public var description: String {
    switch storage {
    case .int(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .other(let value): "\(value)"
    }
  }
}
