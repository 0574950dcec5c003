#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Rows that the user drags in editing mode.
extension TableViewBackend {
  /// Adopts a move that the table view has shown already (rule E-09).
  func adoptMove(from source: RowPath, to destination: RowPath) {
    lastProposal = nil
    guard !host.isShowing, runningBatch == nil, snapshot.contains(source),
      host.beginMoving(snapshot.rowID(at: source))
    else {
      // The table view shows a move that does not take place.
      return reloadAfterDrop()
    }
    // The next plan starts from the arrangement that the table view shows.
    let move = host.target(at: destination)
    var batch = Batch()
    batch.movedRows = [Batch.MovedRow(from: source, to: destination)]
    follow(batch, to: host.adoptMove(from: source, to: destination))
    let mapping = BatchMapping(batch)
    for (_, binding) in cells.cells {
      if let path = mapping.row(binding.row.path) { binding.row.path = path }
    }
    host.endMoving(as: move)
  }

  /// Whether a row is dragged or moves to the place where it was dropped.
  ///
  /// UIKit does not report when a drag begins or that it ended where it began, but the cell says
  /// that it is dragged. Until one has said so, a drag is taken to last 3 seconds after UIKit last
  /// asked where it may end.
  var isDragging: Bool {
    if isCellDragged { return true }
    if !reportsDrags, let lastProposal, Turn.now - lastProposal < .seconds(3) { return true }
    return tableView?.hasUncommittedUpdates == true && swiped == nil
  }

  private var isCellDragged: Bool {
    cells.cells.contains { $0.binding.isDisplayed && $0.cell.configurationState.isReordering }
  }

  /// Shows everything again when the row has arrived where it was dropped, which UIKit animates.
  private func reloadAfterDrop() {
    Turn.afterThis { [weak self] in
      guard let self else { return }
      guard tableView?.hasUncommittedUpdates == true, swiped == nil else {
        return reload(to: snapshot)
      }
      Turn.after(.milliseconds(100)) { [weak self] in self?.reloadAfterDrop() }
    }
  }

  /// The path where a row may be dropped, nearest to where it is held.
  func dropTarget(of source: IndexPath, proposed: IndexPath) -> IndexPath {
    lastProposal = Turn.now
    if isCellDragged { reportsDrags = true }
    // While a commit is shown, its target is fixed and the row returns to its source.
    guard !host.isShowing, runningBatch == nil, snapshot.contains(RowPath(source)) else {
      return source
    }
    guard host.beginMoving(snapshot.rowID(at: RowPath(source))) else { return source }
    defer { host.endMoving(at: nil) }
    guard let move = host.target(at: RowPath(proposed)) else { return source }
    return host.path(of: move).map(IndexPath.init) ?? source
  }
}
#endif
