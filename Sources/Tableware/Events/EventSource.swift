/// The row that an event comes from, by identity: a handler never sees an index that may be wrong
/// by the time it looks.
public struct EventSource {
  /// Which row raised the event.
  public let row: Identity
  /// Which section it stands in.
  public let section: Identity
  /// Where the row stood; only a hint, checked before it is used.
  private let path: RowPath
  private weak var table: Table?

  init(row: Identity, section: Identity, path: RowPath, table: Table) {
    self.row = row
    self.section = section
    self.path = path
    self.table = table
  }

  /// The row's identity as the app's own type, or `nil` if it is of another type.
  public func id<ID>(as type: ID.Type) -> ID? { row.value(as: type) }

  /// Sends another event up the same chain, from the same row.
  @discardableResult
  public func raise(_ event: some Event) -> Delivery {
    table?.deliver(event, from: row, near: path) ?? .stale
  }

  /// Shows another screen on top of the one that holds the table.
  ///
  /// - Returns: `false` if no navigator shows the table.
  @discardableResult
  public func push(_ screen: any Screen) -> Bool {
    guard let navigator = table?.navigator else { return false }
    navigator.push(screen)
    return true
  }
}
