import Foundation

/// What may be loaded before it is shown.
///
/// Checked against developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows that may be shown soon, the nearest first; not every row is passed, and not every one is
  /// shown (L-16).
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were passed and will not be shown for now; some are shown all the same.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    Forwarding.ask(self) { (it: any UITableViewDataSourcePrefetching) in
      it.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
