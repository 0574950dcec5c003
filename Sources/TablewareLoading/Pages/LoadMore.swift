import Tableware

/// A row at an edge of a list that loads the next page when it appears, and shows the state of
/// loading. The end of the list has no such row, unless the text of `Word.end` is set.
///
/// ```swift
/// Section("messages") {
///   LoadMore("messages", pages, .start) { isRetry in load(.start, isRetry) }
///   ForEach(pages.elements) { MessageRow(message: $0) }
///   LoadMore("messages", pages, .end) { isRetry in load(.end, isRetry) }
/// }
/// ```
///
/// Each page has a row of its own, so a page that does not fill the screen is followed by the next
/// one. A user who is at the row when its page arrives continues where the page begins.
public struct LoadMore: RowGroup {
  /// The identity of a row at an edge.
  package struct ID: Hashable, Sendable {
    let list: Identity
    let edge: PageEdge
    let page: Int
    let version: Int
  }

  /// Returns the identity of the row at an edge, such as for a test that taps it after a failure.
  ///
  /// - Parameters:
  ///   - list: the identity of the list.
  ///   - pages: the pages of the list now; each page has a row of its own.
  ///   - edge: the edge.
  public static func identity<Element>(
    of list: some Hashable & Sendable, _ pages: Pages<Element>, _ edge: PageEdge
  ) -> Identity {
    Identity(
      ID(list: Identity(list), edge: edge, page: pages.pageCount(edge), version: pages.version))
  }

  /// One row, or none at the end.
  public let rows: [AnyRow]

  /// Creates the row at an edge of a list.
  ///
  /// - Parameters:
  ///   - list: the identity of the list, unique in the table.
  ///   - pages: the pages of the list.
  ///   - edge: the edge at which the next page is inserted.
  ///   - words: the texts of the row.
  ///   - load: begins to load with ``Pages/begin(_:isRetry:)``. Called once more after a failure if
  ///     the user requested it with a tap.
  public init<Element>(
    _ list: some Hashable & Sendable, _ pages: Pages<Element>, _ edge: PageEdge,
    words: Words = .current, load: @escaping (_ isRetry: Bool) throws -> Void
  ) {
    let id = ID(
      list: Identity(list), edge: edge, page: pages.pageCount(edge), version: pages.version)
    func retry() throws { try load(true) }
    let rows: [AnyRow]
    switch pages.phase(edge) {
    case .idle:
      rows = [
        AnyRow(LoadingRow(words[.loadingMore])).id(id).onTap(retry)
          .on(Appearance.self) { _, _ in try load(false) }
          .on(Prefetch.self) { _, _ in try load(false) }
      ]
    case .loading: rows = [AnyRow(LoadingRow(words[.loadingMore])).id(id)]
    case .failed(let message):
      rows = [
        AnyRow(ErrorRow(words[.failed], detail: message, action: words[.retry], retry: retry)).id(
          id)
      ]
    case .stalled: rows = [AnyRow(ButtonRow(words[.more], action: retry)).id(id)]
    case .ended:
      rows = words[.end].isEmpty ? [] : [AnyRow(EmptyRow(words[.end])).id(id)]
    }
    let isOpen = pages.phase(edge) != .ended
    self.rows = rows.map { row in row.withBehaviors { $0.isEdge = isOpen } }
  }
}
