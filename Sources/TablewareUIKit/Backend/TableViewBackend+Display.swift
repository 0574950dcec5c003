#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Rows that appear, disappear, or may appear soon.
extension TableViewBackend {
  /// Raises an ``Tableware/Appearance`` of a row.
  func announce(_ path: RowPath) {
    guard let bound = bound(at: path) else { return }
    deliver(Appearance(), from: bound)
  }

  /// Raises a ``Tableware/Disappearance`` of the row of a cell. A row that was removed raises none.
  func announceEnd(of cell: UITableViewCell) {
    guard let binding = cells[cell], binding.isDisplayed else { return }
    deliver(Disappearance(), from: binding.row)
  }

  /// Sends an event after this turn, because a table view may display cells in the middle of a batch.
  private func deliver(_ event: some Event, from bound: BoundRow) {
    guard bound.presentation.displayEvents.contains(.appearance),
      snapshot.contains(bound.path), snapshot.rowID(at: bound.path) == bound.identity
    else { return }
    Turn.afterThis { [weak self] in
      guard let self, let path = host.snapshot.path(of: bound.identity) else { return }
      host.deliver(event, from: bound.identity, near: path)
    }
  }

  /// Sends a prefetching event from rows, the nearest first. Paths may be of the time before an update (rule
  /// L-16): rows that do not exist raise nothing.
  func deliver(_ event: some Event, to paths: [IndexPath]) {
    for path in paths.map(RowPath.init)
    where host.snapshot.displayEvents(at: path).contains(.prefetch) {
      host.deliver(event, from: host.snapshot.rowID(at: path), near: path)
    }
  }
}
#endif
