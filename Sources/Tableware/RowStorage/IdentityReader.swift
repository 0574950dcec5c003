/// A way to read the identity of an element. A protocol, so that each way is compiled into the
/// loops that read millions of them.
@usableFromInline
protocol IdentityReader<Element, ID> {
  associatedtype Element
  associatedtype ID: Hashable & Sendable
  func id(of element: Element) -> ID
  /// Returns whether another reader is known to read the same identity of the same element.
  func isKnownSame(as other: Self) -> Bool
}

/// Reads elements that have an identity of their own.
@usableFromInline
struct IdentifiableReader<Element: Identifiable>: IdentityReader where Element.ID: Sendable {
  @inlinable
  init() {}

  @inlinable @inline(__always)
  func id(of element: Element) -> Element.ID { element.id }

  @inlinable
  func isKnownSame(as other: Self) -> Bool { true }
}

/// Reads elements that are identities.
@usableFromInline
struct ElementReader<Element: Hashable & Sendable>: IdentityReader {
  @inlinable
  init() {}

  @inlinable @inline(__always)
  func id(of element: Element) -> Element { element }

  @inlinable
  func isKnownSame(as other: Self) -> Bool { true }
}

/// Reads one of the properties of elements.
@usableFromInline
struct PropertyReader<Element, ID: Hashable & Sendable>: IdentityReader {
  @usableFromInline let property: KeyPath<Element, ID>
  /// The offset of the property in an element, in bytes; `nil` if it is computed.
  @usableFromInline let offset: Int?

  @inlinable
  init(_ property: KeyPath<Element, ID>) {
    self.property = property
    offset = MemoryLayout<Element>.offset(of: property)
  }

  @inlinable @inline(__always)
  func id(of element: Element) -> ID {
    // Reading with a key path costs 20 times as much.
    guard let offset else { return element[keyPath: property] }
    return withUnsafeBytes(of: element) { $0.load(fromByteOffset: offset, as: ID.self) }
  }

  @inlinable
  func isKnownSame(as other: Self) -> Bool { property == other.property }
}

/// Reads identities with a function of the app.
@usableFromInline
struct FunctionReader<Element, ID: Hashable & Sendable>: IdentityReader {
  @usableFromInline let function: (Element) -> ID

  @inlinable
  init(_ function: @escaping (Element) -> ID) { self.function = function }

  @inlinable @inline(__always)
  func id(of element: Element) -> ID { function(element) }

  /// Two functions cannot be compared.
  @inlinable
  func isKnownSame(as other: Self) -> Bool { false }
}
