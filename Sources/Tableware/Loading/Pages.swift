/// A list that is loaded page by page, at its end, its start or both. A pure state machine: it says
/// what to load, takes what came, and does nothing itself.
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
/// var pages = Pages<Message>()
/// func load(_ edge: PageEdge, _ isRetry: Bool) {
///   guard let request = pages.begin(edge, isRetry: isRetry) else { return }     // on its way, or at the end
///   show()
///   Task {
///     let page = await Result { try await server.messages(behind: request.neighbor) }
///     table.diagnostics.report(pages.finish(request, with: page))
///     show()
///   }
/// }
/// table.show {
///   Section("messages") {
///     ForEach(pages.elements) { MessageRow(message: $0) }
///     LoadMore("messages", pages, .end) { isRetry in load(.end, isRetry) }
///   }
/// }
/// ```
///
/// Each page is asked for once. An element that is there already is left out of a page: pages may
/// overlap, and the first one stays (F-129). Answers that were replaced, repeated or come after
/// ``replace(with:)`` are dropped (F-130). After a failure nothing is asked for until somebody asks
/// for it. Pages that bring nothing new and are not the last would be asked for without an end:
/// after ``emptyLimit`` of them the edge is stalled, until the reader asks for more.
public struct Pages<Element: Identifiable> where Element.ID: Sendable {
  /// How many pages in a row may bring nothing new.
  package static var emptyLimit: Int { 3 }

  private struct Edge {
    var phase: PagePhase
    var open: LoadMark?
    var answered: LoadMark?
    var pageCount = 0
    var emptyCount = 0
  }

  /// The elements of all pages, from start to end, each once.
  public private(set) var elements: [Element] = []
  /// How often everything was replaced.
  private(set) var version = 0
  private let edges: Set<PageEdge>
  private var start: Edge
  private var end: Edge
  private var known = IdentitySet()

  /// A list without a page.
  ///
  /// - Parameter edges: where pages may come; the others have ended from the beginning.
  public init(at edges: Set<PageEdge> = [.end]) {
    self.edges = edges
    start = Edge(phase: edges.contains(.start) ? .idle : .ended)
    end = Edge(phase: edges.contains(.end) ? .idle : .ended)
  }

  /// What is going on at an edge.
  public func phase(_ edge: PageEdge) -> PagePhase { self[edge].phase }

  /// How many pages came at an edge.
  package func pageCount(_ edge: PageEdge) -> Int { self[edge].pageCount }

  /// What a list of the elements shows.
  public var state: ListState {
    guard elements.isEmpty else { return .content }
    let phases = edges.map { self[$0].phase }
    for case .failed(let message) in phases { return .failed(message) }
    if phases.contains(.loading) { return .loading }
    return phases.allSatisfy { $0 == .ended } ? .empty : .idle
  }

  /// Begins to load the next page at an edge. Call it as often as you like: it answers once for
  /// each page.
  ///
  /// - Parameter isRetry: whether the reader asked for it: then also after a failure, and where page after
  ///   page brought nothing new.
  /// - Returns: what to load; `nil` while it is on its way, at the end, and after a failure that nobody asked
  ///   to try again.
  public mutating func begin(
    _ edge: PageEdge, isRetry: Bool = false
  ) -> PageRequest<Element.ID>? {
    switch self[edge].phase {
    case .idle: issue(edge)
    case .failed where isRetry, .stalled where isRetry: issue(edge)
    case .failed, .stalled, .loading, .ended: nil
    }
  }

  /// Takes what came, if it is still waited for.
  ///
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

  /// Begins anew with other elements. Whatever is on its way is dropped when it comes.
  ///
  /// - Parameter elements: what is there already; none to load the first page.
  public mutating func replace(with elements: [Element] = []) {
    let version = version + 1
    self = Pages(at: edges)
    self.version = version
    insert(elements, at: .end)
  }

  /// Adds elements that came by themselves, such as a new message; those that are there already are
  /// left out.
  ///
  /// - Returns: whether any was new.
  @discardableResult
  public mutating func insert(_ new: [Element], at edge: PageEdge) -> Bool {
    let fresh = new.filter { known.insert(Identity($0.id)) }
    elements.insert(contentsOf: fresh, at: edge == .end ? elements.endIndex : elements.startIndex)
    return !fresh.isEmpty
  }

  /// Puts an element in the place of the one with its identity. Nothing happens if there is none.
  ///
  /// - Complexity: O(elements).
  public mutating func update(_ element: Element) {
    guard let position = elements.firstIndex(where: { $0.id == element.id }) else { return }
    elements[position] = element
  }

  /// Removes elements. A page that brings one of them later brings it back.
  ///
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
