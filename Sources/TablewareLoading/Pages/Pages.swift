import Tableware

/// A list that is loaded page by page, at its end, its start or both. A pure state machine: it
/// creates requests and accepts answers, and the app does the work.
///
/// ```
///            begin             finish
///   idle ──────────▶ loading ──────────▶ idle, ended, stalled
///    ▲                  ▲  └───────────▶ failed
///    │                  │ retry            │
///    └── (next page)    └──────────────────┘
/// ```
///
/// ```swift
/// private var pages = Pages<Message>()
///
/// private func load(isRetry: Bool) {
///   guard let request = pages.begin(.end, isRetry: isRetry) else { return }     // loading, or at the end
///   context.load { [server] in
///     try await server.messages(after: request.neighbor)
///   } then: { page in
///     self.pages.finish(request, with: page)
///   }
/// }
///
/// var sections: [Section] {
///   Section("messages") {
///     ForEach(pages.elements) { MessageRow(message: $0) }
///     LoadMore("messages", pages, .end) { isRetry in self.load(isRetry: isRetry) }
///   }
/// }
/// ```
///
/// Each page is requested once. Pages may overlap: an element that is in the list is not inserted
/// again (F-129). Answers to requests that were replaced or answered before, and answers that
/// arrive after ``replace(with:)``, are dropped (F-130). After a failure nothing is requested until
/// the user retries. A server that sends pages without new elements would be asked forever: after
/// three such pages in a row the edge is ``PagePhase/stalled`` until the user requests more.
public struct Pages<Element: Identifiable> where Element.ID: Sendable {
  /// The number of pages without new elements after which an edge is stalled.
  package static var emptyLimit: Int { 3 }

  private struct Edge {
    var phase: PagePhase
    var open: LoadMark?
    var answered: LoadMark?
    var pageCount = 0
    var emptyCount = 0
  }

  /// The elements of all pages, from start to end, without repetitions.
  public private(set) var elements: [Element] = []
  /// The number of calls of ``replace(with:)``.
  private(set) var version = 0
  private let edges: Set<PageEdge>
  private var start: Edge
  private var end: Edge
  private var known = IdentitySet()

  /// Creates a list that has no pages yet.
  ///
  /// - Parameter edges: the edges at which pages are loaded; the others are ``PagePhase/ended``.
  public init(at edges: Set<PageEdge> = [.end]) {
    self.edges = edges
    start = Edge(phase: edges.contains(.start) ? .idle : .ended)
    end = Edge(phase: edges.contains(.end) ? .idle : .ended)
  }

  /// Returns the state of loading at an edge.
  ///
  /// - Parameter edge: the edge.
  public func phase(_ edge: PageEdge) -> PagePhase { self[edge].phase }

  /// Returns the number of pages that were loaded at an edge.
  package func pageCount(_ edge: PageEdge) -> Int { self[edge].pageCount }

  /// The state that a list of the elements shows.
  public var state: ListState {
    guard elements.isEmpty else { return .content }
    let phases = edges.map { self[$0].phase }
    for case .failed(let message) in phases { return .failed(message) }
    if phases.contains(.loading) { return .loading }
    return phases.allSatisfy { $0 == .ended } ? .empty : .idle
  }

  /// Begins to load the next page at an edge. Further calls return `nil` until the page is loaded.
  ///
  /// - Parameters:
  ///   - edge: the edge.
  ///   - isRetry: whether the user requested it. Only then a page is requested after a failure, and
  ///     at a stalled edge.
  /// - Returns: the request to answer with ``finish(_:with:)``; `nil` while a page is loading,
  ///   after the last page, and after a failure unless it is a retry.
  public mutating func begin(
    _ edge: PageEdge, isRetry: Bool = false
  ) -> PageRequest<Element.ID>? {
    switch self[edge].phase {
    case .idle: issue(edge)
    case .failed where isRetry, .stalled where isRetry: issue(edge)
    case .failed, .stalled, .loading, .ended: nil
    }
  }

  /// Accepts a page if its request is still open.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - result: the page, or the error.
  /// - Returns: whether the page was accepted.
  /// - Complexity: O(page), and at the start O(elements).
  @discardableResult
  public mutating func finish(
    _ request: PageRequest<Element.ID>, with result: Result<Page<Element>, any Error>
  ) -> LoadAnswer {
    guard self[request.edge].open == request.mark else {
      return self[request.edge].answered == request.mark
        ? .repeated("page \(request.page) at the \(request.edge)") : .outdated
    }
    var edge = self[request.edge]
    (edge.open, edge.answered) = (nil, request.mark)
    switch result {
    case .failure(let error): edge.phase = .failed("\(error)")
    case .success(let page):
      let isNew = insert(page.elements, at: request.edge)
      edge.pageCount += 1
      edge.emptyCount = isNew ? 0 : edge.emptyCount + 1
      edge.phase =
        page.isLast ? .ended : edge.emptyCount >= Self.emptyLimit ? .stalled : .idle
    }
    self[request.edge] = edge
    return .taken
  }

  /// Replaces all elements, and resets both edges. Answers to open requests will be dropped.
  ///
  /// - Parameter elements: the elements that are loaded; empty to load the first page.
  public mutating func replace(with elements: [Element] = []) {
    let version = version + 1
    self = Pages(at: edges)
    self.version = version
    insert(elements, at: .end)
  }

  /// Inserts elements that were not requested, such as a new message.
  ///
  /// - Parameters:
  ///   - new: the elements; those that are in the list are left out.
  ///   - edge: the edge at which they are inserted.
  /// - Returns: whether an element was inserted.
  @discardableResult
  public mutating func insert(_ new: [Element], at edge: PageEdge) -> Bool {
    let fresh = new.filter { known.insert(Identity($0.id)) }
    elements.insert(contentsOf: fresh, at: edge == .end ? elements.endIndex : elements.startIndex)
    return !fresh.isEmpty
  }

  /// Replaces the element with the same identity.
  ///
  /// - Parameter element: the new element. One that is not in the list is ignored.
  /// - Complexity: O(elements).
  public mutating func update(_ element: Element) {
    guard let position = elements.firstIndex(where: { $0.id == element.id }) else { return }
    elements[position] = element
  }

  /// Removes elements. A page that contains one of them later inserts it again.
  ///
  /// - Parameter isRemoved: returns whether to remove an element.
  /// - Complexity: O(elements).
  public mutating func remove(where isRemoved: (Element) -> Bool) {
    elements.removeAll {
      guard isRemoved($0) else { return false }
      known.remove(Identity($0.id))
      return true
    }
  }

  private mutating func issue(_ edge: PageEdge) -> PageRequest<Element.ID> {
    let mark = LoadMark()
    if self[edge].phase == .stalled { self[edge].emptyCount = 0 }
    (self[edge].phase, self[edge].open) = (.loading, mark)
    let neighbor = edge == .end ? elements.last : elements.first
    return PageRequest(
      edge: edge, page: self[edge].pageCount, neighbor: neighbor?.id, count: elements.count,
      mark: mark)
  }

  private subscript(edge: PageEdge) -> Edge {
    get { edge == .start ? start : end }
    set { if edge == .start { start = newValue } else { end = newValue } }
  }
}
