/// An end of a list where pages come.
public enum PageEdge: Hashable, Sendable, CaseIterable {
  /// Before the first element.
  case start
  /// Behind the last element.
  case end
}

/// What goes on at an edge of ``Pages``.
public enum PagePhase: Hashable, Sendable {
  /// The next page can be asked for.
  case idle
  /// A page is on its way.
  case loading
  /// The page did not come, for the reason given; everything else is still there.
  case failed(String)
  /// Page after page brought nothing new. The reader may ask for more.
  case stalled
  /// There are no more pages.
  case ended
}

/// A page as it came.
public struct Page<Element> {
  /// Its elements in the order of the list, whatever the edge.
  public var elements: [Element]
  /// Whether nothing stands beyond it.
  public var isLast: Bool

  /// A page.
  public init(_ elements: [Element], isLast: Bool = false) {
    self.elements = elements
    self.isLast = isLast
  }
}

extension Page: Sendable where Element: Sendable {}

/// A page that has to be loaded.
public struct PageRequest<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Where it goes.
  public let edge: PageEdge
  /// Which page of this edge it is, from 0.
  public let page: Int
  /// The element that it stands before, or behind; `nil` for the very first page.
  public let neighbor: ID?
  /// How many elements there are already.
  public let count: Int
  let mark: LoadMark
}
