import Tableware

extension TableHost {
  /// Sends a display event up the chain from a row that was at a path and may be elsewhere now.
  /// Gestures of the user go through the ``Interaction`` instead.
  @discardableResult
  public func deliver(
    _ event: some Event, from row: Identity, near path: RowPath
  ) -> Delivery {
    table.deliver(event, from: row, near: path)
  }

  /// Sends an event of a cell up the chain.
  ///
  /// - Parameter bound: the binding that the cell had when the event arose. If the cell was bound
  ///   again since, or the row was removed, the event is ``Delivery/stale``.
  /// - Complexity: O(visible rows) to find the binding.
  @discardableResult
  public func deliver(_ event: some Event, from bound: BoundRow) -> Delivery {
    guard let path = currentPath(of: bound) else {
      table.reportStale(event.eventName, bound.identity)
      return .stale
    }
    return table.deliver(event, at: path)
  }

  /// The current path of the row that a cell shows; `nil` if the cell was bound again or the row
  /// was removed.
  func currentPath(of bound: BoundRow) -> RowPath? {
    guard let path = table.backend?.path(ofBinding: bound.generation), snapshot.contains(path),
      snapshot.rowID(at: path) == bound.identity
    else { return nil }
    return path
  }

  /// The row at a path as the source of events; `nil` if the path is outside the snapshot.
  public func source(at path: RowPath) -> EventSource? { table.source(at: path) }
}
