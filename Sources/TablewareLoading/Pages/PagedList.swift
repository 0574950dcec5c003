import Tableware

/// A list that a server sends page by page. It loads at its edges, searches while the user types,
/// refreshes, and shows the states of all that.
///
/// ```swift
/// final class BooksScreen: Screen {
///   let context = ScreenContext()
///   let title = "Books"
///   private let books: PagedList<Book>
///
///   init(_ server: BookServer) {
///     books = PagedList("books", context) { query, request in
///       try await server.books(matching: query, after: request.neighbor)
///     }
///   }
///
///   var search: Search? { books.search("Title") }
///   var refresh: Refresh? { books.refresh }
///   var sections: [Section] { Section("books") { books.rows { BookRow(book: $0) } } }
/// }
/// ```
///
/// The first page is loaded when the rows appear, and each further one when the user comes to the
/// edge. A new search text or ``reload()`` cancels what is loading and loads the first page; the
/// rows stay until it arrives. After a failure the list shows the error and a retry, and keeps the
/// elements that match the search text.
///
/// ``Pages`` is the state machine below it, for lists that load in another way.
public final class PagedList<Element: Identifiable & Sendable> where Element.ID: Sendable {
  /// Loads a page of the elements that match a search text.
  public typealias Loader =
    @Sendable (_ query: String, PageRequest<Element.ID>) async throws -> Page<Element>

  /// The elements that are loaded, and the states of the edges. The app may insert, update and
  /// remove elements.
  public var pages: Pages<Element>
  /// The search text that the user entered last; empty for none.
  public private(set) var query = ""
  /// Whether the first page is loading again, for a new search text or after ``reload()``.
  public var isReloading: Bool { reloading != nil }

  /// A list whose first page is loading, to replace the pages that are shown.
  private struct Reload {
    var pages: Pages<Element>
    let query: String
  }

  private let identity: Identity
  private let context: ScreenContext
  private let firstEdge: PageEdge
  private let pause: Duration
  private let load: Loader
  /// The search text whose elements are shown.
  private var shownQuery = ""
  /// Why the last ``reload()`` failed, while the elements from before it are shown.
  private var failure: String?
  private var reloading: Reload?
  private var waiting: Timeline.Schedule?
  private var works: [PageEdge: Timeline.Schedule] = [:]

  /// Creates a list that loads nothing before it is shown.
  ///
  /// - Parameters:
  ///   - identity: the identity of the list, unique in the table.
  ///   - context: the context of the screen that shows the list. Loading ends with the screen.
  ///   - edges: the edges at which pages are loaded. The first page is inserted at the end, unless
  ///     only the start is given.
  ///   - pause: the time without a change of the search text after which it is searched; zero or
  ///     less is the next turn.
  ///   - load: loads a page, on any thread; its error is shown with a retry. It must not capture
  ///     the screen.
  public init(
    _ identity: some Hashable & Sendable, _ context: ScreenContext,
    at edges: Set<PageEdge> = [.end], pause: Duration = .milliseconds(250),
    load: @escaping Loader
  ) {
    self.identity = Identity(identity)
    self.context = context
    self.pause = pause
    self.load = load
    firstEdge = edges.contains(.end) ? .end : .start
    pages = Pages(at: edges)
  }

  /// Returns the search field of the list, for `Screen.search`.
  ///
  /// - Parameter prompt: the text of the empty field.
  public func search(_ prompt: String) -> Search {
    Search(prompt: prompt, query: query) { query in
      guard query != self.query else { return }
      self.query = query
      self.waiting?.cancel()
      self.waiting = self.context.after(self.pause) { self.loadFirstPage() }
    }
  }

  /// The refresh of the list by the user, for `Screen.refresh`. It is running while the
  /// first page is loading again for the same search text.
  public var refresh: Refresh {
    Refresh(isRefreshing: reloading?.query == shownQuery) { self.reload() }
  }

  /// Loads the first page again, and replaces all elements by it. They stay until it arrives, and
  /// if it fails.
  public func reload() {
    waiting?.cancel()
    loadFirstPage()
  }

  /// Returns the rows of the list: those of its elements, and those of its states.
  ///
  /// - Parameters:
  ///   - words: the texts of the states.
  ///   - skeletons: the number of placeholders while the first page is loading; with 0 one row
  ///     contains a text.
  ///   - row: returns the row of an element, when it is needed.
  @RowBuilder
  public func rows(
    words: Words = .current, skeletons: Int = 0,
    @SingleRowBuilder _ row: @escaping (Element) -> AnyRow
  ) -> RowBuilder.Rows {
    if let failure {
      ErrorRow(words[.failed], detail: failure, action: words[.retry], retry: reload)
        .id(StateRows.ID(identity, position: -1))
    }
    if pages.state == .loading && skeletons > 0 || isReloading && pages.elements.isEmpty {
      StateRows(identity, .loading, words: words, skeletons: skeletons)
    } else if pages.state == .empty {
      EmptyRow(words[.empty], detail: emptyDetail(words)).id(StateRows.ID(identity))
    } else {
      LoadMore(identity, pages, .start, words: words) { self.loadPage(.start, isRetry: $0) }
      ForEach(pages.elements, row: row)
      LoadMore(identity, pages, .end, words: words) { self.loadPage(.end, isRetry: $0) }
    }
  }

  private func emptyDetail(_ words: Words) -> String? {
    if !shownQuery.isEmpty { return "“\(shownQuery)”" }
    return words[.emptyDetail].isEmpty ? nil : words[.emptyDetail]
  }

  private func loadPage(_ edge: PageEdge, isRetry: Bool) {
    // The pages are about to be replaced.
    guard !isReloading, let request = pages.begin(edge, isRetry: isRetry) else { return }
    let query = shownQuery
    works[edge] = context.load { [load] in
      try await load(query, request)
    } then: { result in
      self.pages.finish(request, with: result)
    }
  }

  private func loadFirstPage() {
    for work in works.values { work.cancel() }
    works = [:]
    var next = pages
    next.replace()
    guard let request = next.begin(firstEdge) else { return }
    let query = query
    reloading = Reload(pages: next, query: query)
    works[firstEdge] = context.load { [load] in
      try await load(query, request)
    } then: { result in
      self.finishReload(request, result)
    }
  }

  private func finishReload(
    _ request: PageRequest<Element.ID>, _ result: Result<Page<Element>, any Error>
  ) {
    guard var next = reloading else { return }
    reloading = nil
    if case .failure(let error) = result, next.query == shownQuery, !pages.elements.isEmpty {
      failure = "\(error)"
      return
    }
    next.pages.finish(request, with: result)
    (pages, shownQuery, failure) = (next.pages, next.query, nil)
  }
}
