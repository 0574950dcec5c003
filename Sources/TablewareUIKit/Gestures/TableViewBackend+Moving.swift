#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Rows that the user drags in editing mode.
extension TableViewBackend {
  /// Adopts a move that the table view has shown already (rule E-09).
  func adoptMove(from source: RowPath, to destination: RowPath) {
    lastProposal = nil
    guard !host.isShowing, snapshot.contains(source),
      host.beginMoving(snapshot.rowID(at: source))
    else {
      // The table view shows a move that does not take place: everything is shown again afterwards.
      return Turn.afterThis { [weak self] in self.map { $0.reload(to: $0.snapshot) } }
    }
    // The next plan starts from the arrangement that the table view shows.
    let move = host.target(at: destination)
    snapshot = host.adoptMove(from: source, to: destination)
    var batch = Batch()
    batch.movedRows = [Batch.MovedRow(from: source, to: destination)]
    let mapping = BatchMapping(batch)
    for (_, binding) in cells.cells {
      if let path = mapping.row(binding.row.path) { binding.row.path = path }
    }
    host.endMoving(as: move)
  }

  /// The path where a row may be dropped, nearest to where it is held.
  func dropTarget(of source: IndexPath, proposed: IndexPath) -> IndexPath {
    lastProposal = Turn.now
    // While a commit is shown, its target is fixed and the row returns to its source.
    guard !host.isShowing, snapshot.contains(RowPath(source)) else { return source }
    guard host.beginMoving(snapshot.rowID(at: RowPath(source))) else { return source }
    defer { host.endMoving(at: nil) }
    guard let move = host.target(at: RowPath(proposed)) else { return source }
    return host.path(of: move).map(IndexPath.init) ?? source
  }
}
#endif
