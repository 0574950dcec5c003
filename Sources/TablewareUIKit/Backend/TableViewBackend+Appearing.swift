#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// Rows hear that they came on screen and went, as a ``Tableware/Appearance`` and a ``Tableware/Disappearance``
/// up the chain.
extension TableViewBackend {
  /// Tells the row that a cell is displayed for.
  func announce(_ path: RowPath) {
    if snapshot.contains(path) { tell(snapshot.rowID(at: path), at: path, Appearance()) }
  }

  /// Tells the row that a cell was displayed for. A row that was removed is not told: it is not there.
  func announceEnd(of cell: UITableViewCell) {
    guard let binding = cells[cell], binding.isDisplayed else { return }
    tell(binding.row.identity, at: binding.row.path, Disappearance())
  }

  /// After this turn: a table may display cells in the middle of a batch. Most rows do not listen, and cost no
  /// look-up.
  private func tell<E: Event>(_ row: Identity, at path: RowPath, _ event: E) {
    guard snapshot.contains(path), snapshot.rowID(at: path) == row,
      table.responds(to: E.self, at: path)
    else { return }
    Turn.afterThis { [weak self] in
      guard let self, let path = table.snapshot.path(of: row),
        table.responds(to: E.self, at: path)
      else { return }
      table.deliver(event, from: row)
    }
  }
}
#endif
