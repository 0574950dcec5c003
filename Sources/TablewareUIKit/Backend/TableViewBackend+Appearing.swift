import Tableware

/// Rows hear that they came on screen, as a ``Tableware/Appearance`` up the chain.
extension TableViewBackend {
  /// Tells the row that a cell is displayed for, after this turn: a table may display cells in the middle of a
  /// batch. A row that is gone by then is not told.
  func announce(_ path: RowPath) {
    guard snapshot.contains(path), table.responds(to: Appearance.self, at: path) else { return }
    let row = snapshot.rowID(at: path)
    Turn.afterThis { [weak self] in
      guard let self, let path = table.snapshot.path(of: row),
        table.responds(to: Appearance.self, at: path)
      else { return }
      table.deliver(Appearance(), from: row)
    }
  }
}
