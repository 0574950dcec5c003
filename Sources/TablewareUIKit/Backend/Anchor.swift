import Foundation
import Tableware

/// The row that the reader looks at, and where it stands on screen, to bring it back there after everything
/// was shown anew.
@MainActor
struct Anchor {
  private let rows: [(row: Identity, distance: CGFloat)]

  /// `nil` at the top, where the reader stays at the top.
  init?(_ tableView: UITableView, _ bound: [BoundRow]) {
    let top = tableView.contentOffset.y
    guard top > 0 else { return nil }
    rows = bound.sorted { $0.path < $1.path }.map {
      ($0.identity, tableView.rectForRow(at: IndexPath($0.path)).minY - top)
    }
  }

  /// Scrolls so that the first of the rows that still exists stands where it stood.
  func restore(in tableView: UITableView, _ snapshot: Snapshot) {
    for (row, distance) in rows {
      guard let path = snapshot.path(of: row) else { continue }
      tableView.layoutIfNeeded()
      let rect = tableView.rectForRow(at: IndexPath(path))
      tableView.contentOffset = CGPoint(x: 0, y: max(0, rect.minY - distance))
      return
    }
  }
}
