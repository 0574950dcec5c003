import Tableware

extension TableHost {
  /// Sends a display event up the chain from a row that was at a path and may be elsewhere now.
  /// Gestures of the user are performed by the ``Interaction`` instead.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - row: the identity of the row.
  ///   - path: the last known path of the row.
  /// - Returns: how the event was delivered; `Delivery.stale`, without a diagnostic, if the row was
  ///   removed since the surface noted it.
  @discardableResult
  public func deliver(
    _ event: some Event, from row: Identity, near path: RowPath
  ) -> Delivery {
    guard let path = snapshot.path(of: row, near: path) else { return .stale }
    return table.deliver(event, at: path)
  }

  /// Sends an event of a cell up the chain.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - bound: the binding that the cell had when the event arose.
  /// - Returns: how the event was delivered; `Delivery.stale` if the cell was bound again since,
  ///   or the row was removed.
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

  /// Returns the row at a path as the source of events; `nil` if the path is outside the snapshot.
  ///
  /// - Parameter path: any path.
  public func source(at path: RowPath) -> EventSource? { table.source(at: path) }
}
