/// An edge of a list at which pages are inserted.
public enum PageEdge: Hashable, Sendable, CaseIterable {
  /// Before the first element of the list.
  case start
  /// After the last element of the list.
  case end
}

/// The state of loading at an edge of ``Pages``.
public enum PagePhase: Hashable, Sendable {
  /// The next page can be requested.
  case idle
  /// The page at this edge is loading.
  case loading
  /// The last page failed to load, with the description of its error. The elements are kept.
  case failed(String)
  /// Several pages in a row had no new elements. The user can request more.
  case stalled
  /// There are no more pages.
  case ended
}

/// A part of a list that was loaded.
public struct Page<Element> {
  /// The elements in the order of the list, at either edge.
  public var elements: [Element]
  /// Whether the list has no more pages at this edge.
  public var isLast: Bool

  /// Creates a page with its elements.
  ///
  /// - Parameters:
  ///   - elements: the elements in the order of the list, at either edge.
  ///   - isLast: whether the list has no more pages at this edge.
  public init(_ elements: [Element], isLast: Bool = false) {
    self.elements = elements
    self.isLast = isLast
  }
}

extension Page: Sendable where Element: Sendable {}

/// A request to load one page of a list.
public struct PageRequest<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The edge at which the page is inserted.
  public let edge: PageEdge
  /// The number of the page at this edge, from 0.
  public let page: Int
  /// The identity of the element before or after the page; `nil` for the first page of a list.
  public let neighbor: ID?
  /// The number of elements that are loaded.
  public let count: Int
  let mark: LoadMark
}
