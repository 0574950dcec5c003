import Tableware

extension Snapshot {
  /// Returns the presentation of the row, header or footer at a path; `nil` if the path does not
  /// exist.
  ///
  /// - Parameter path: the path of the row.
  /// - Complexity: creates the row; O(handlers and actions of the row, its section and the table).
  public func presentation(at path: RowPath) -> RowPresentation? {
    var presenter = RowPresenter(self)
    return presenter.row(at: path)?.presentation
  }

  /// Returns the display events for which the row at a path has handlers.
  ///
  /// - Complexity: builds the row.
  package func displayEvents(at path: RowPath) -> DisplayEvents {
    self[path].map { displayEvents(of: $0, at: path) } ?? []
  }

  /// Returns the display events for which a row that was created already has handlers.
  package func displayEvents(of row: AnyRow, at path: RowPath) -> DisplayEvents {
    var presenter = RowPresenter(self)
    return presenter.displayEvents(of: row, at: path)
  }

  /// Returns whether a section or the table has a handler of the prefetches of its rows.
  func mayPrefetch(in section: Section) -> Bool {
    handlers.contains(Prefetch.self) || section.handlers.contains(Prefetch.self)
  }
}
