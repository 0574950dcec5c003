#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Rows that the reader edits and drags, and the table that follows.
extension TableViewBackend {
  /// Whether a swipe uncovers anything.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    let path = RowPath(indexPath)
    let actions = table.swipeActions(at: path)
    return !(actions.leading.isEmpty && actions.trailing.isEmpty) || table.canMove(path)
      || delegateHasSwipe(tableView, indexPath)
  }

  /// Table views ask for swipes only where rows can be edited.
  private func delegateHasSwipe(_ tableView: UITableView, _ path: IndexPath) -> Bool {
    let leading = delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    let trailing = delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return (leading?(tableView, path) ?? nil) != nil || (trailing?(tableView, path) ?? nil) != nil
  }

  /// Whether the reader may move the row.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    table.canMove(RowPath(indexPath))
  }

  /// Takes over a move that the table view has shown already (rule E-09).
  public func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    lastProposal = nil
    let source = RowPath(source)
    let destination = RowPath(destination)
    guard !table.isShowing, snapshot.contains(source),
      table.beginMoving(snapshot.rowID(at: source))
    else {
      // The table view shows a move that nobody wants: everything is shown again when it is done.
      return Turn.afterThis { [weak self] in self.map { $0.reload(to: $0.snapshot) } }
    }
    // The table view has moved the row already: that is what the next plan starts from (rule E-09).
    let move = table.target(at: destination)
    snapshot = table.adoptMove(from: source, to: destination)
    var batch = Batch()
    batch.movedRows = [Batch.RowMove(from: source, to: destination)]
    let mapping = BatchMapping(batch)
    for (_, binding) in cells.cells {
      if let path = mapping.row(binding.row.path) { binding.row.path = path }
    }
    table.endMoving(as: move)
  }

  /// Where the row may stand, nearest to where it is held.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    lastProposal = Turn.now
    // What a commit leads to is settled: the row goes back until it is shown.
    guard !table.isShowing, snapshot.contains(RowPath(source)) else { return source }
    let row = snapshot.rowID(at: RowPath(source))
    guard table.beginMoving(row) else { return source }
    defer { table.endMoving(at: nil) }
    guard let move = table.target(at: RowPath(proposed)) else { return source }
    return table.place(of: move).map(IndexPath.init) ?? source
  }

  /// Rows have no red button of their own while the table is edited, unless they can be deleted by a swipe.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    deletion(at: RowPath(indexPath)) == nil ? .none : .delete
  }

  /// Rows without a button do not make room for one.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { deletion(at: RowPath(indexPath)) != nil }

  /// The red button does what the destructive action of the swipe does.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let action = deletion(at: RowPath(indexPath)),
      let source = table.source(at: RowPath(indexPath))
    else { return }
    perform(action, from: source) { _ in }
  }

  private func deletion(at path: RowPath) -> RowAction? {
    table.swipeActions(at: path).trailing.first { $0.role == .destructive && $0.isEnabled }
  }
}
#endif
