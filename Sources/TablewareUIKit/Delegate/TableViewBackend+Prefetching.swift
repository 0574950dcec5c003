#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Rows hear that they may come on screen soon, as a ``Tableware/Prefetch`` up the chain.
extension TableViewBackend: UITableViewDataSourcePrefetching {
  /// Announces rows, the nearest first.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    tell(indexPaths, Prefetch())
    prefetchDataSource?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  /// Takes announcements back.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    tell(indexPaths, PrefetchCancel())
    let inform = prefetchDataSource?.tableView(_:cancelPrefetchingForRowsAt:)
    inform?(tableView, indexPaths)
  }

  /// Paths may be of the time before an update (rule L-16): rows that are not there hear nothing.
  private func tell<E: Event>(_ paths: [IndexPath], _ event: E) {
    for path in paths.map(RowPath.init) where table.responds(to: E.self, at: path) {
      table.source(at: path)?.raise(event)
    }
  }
}
#endif
