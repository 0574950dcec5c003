import Tableware

/// A named group of the elements of a ``StoredList``, in the order of the store.
public struct StoredSection<Element>: Identifiable {
  /// The name of the section, unique in the list; empty for a list without sections.
  public let id: String
  /// The elements in the order of the store.
  public var elements: [Element]

  /// Groups elements under a name, in the order of the store.
  ///
  /// - Parameters:
  ///   - id: the name of the section, unique in the list.
  ///   - elements: the elements, in the order of the store.
  public init(_ id: String = "", _ elements: [Element] = []) {
    self.id = id
    self.elements = elements
  }
}

extension StoredSection: Equatable where Element: Equatable {}
extension StoredSection: Sendable where Element: Sendable {}
