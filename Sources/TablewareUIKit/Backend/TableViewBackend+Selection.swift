#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension TableViewBackend {
  /// A tap: selects where rows can be selected, and is sent up the chain.
  func didSelect(_ indexPath: IndexPath, in tableView: UITableView) {
    tap(RowPath(indexPath))
    if table.selectionMode == .none {
      tableView.deselectRow(at: indexPath, animated: true)
    } else {
      // A row that cannot be selected does not stay marked, and takes the mark from no other row.
      showSelection()
    }
  }

  /// A tap on a selected row, where any number of rows may be selected.
  func didDeselect(_ indexPath: IndexPath) {
    // With one at a time, the row that is selected next reports a tap itself.
    guard table.selectionMode == .multiple else { return }
    tap(RowPath(indexPath))
    showSelection()
  }

  private func tap(_ path: RowPath) {
    // A tap ends a drag.
    lastProposal = nil
    guard let bound = cells.rows.first(where: { $0.path == path }) else { return }
    lastActivated = bound.identity
    interaction.perform(.tap, on: bound)
  }

  /// Sets the selection mode of the table view.
  func showSelectionMode(in tableView: UITableView) {
    // Only when it changes: the app may have set these, too.
    guard shownMode != table.selectionMode else { return }
    shownMode = table.selectionMode
    tableView.allowsMultipleSelection = table.selectionMode == .multiple
    tableView.allowsMultipleSelectionDuringEditing = table.selectionMode == .multiple
  }

  /// Selects in the table view what is selected in the table, without events (rule L-34).
  func showSelection() {
    guard let tableView else { return }
    showSelectionMode(in: tableView)
    let shown = Set(tableView.indexPathsForSelectedRows ?? [])
    for row in cells.rows where snapshot.contains(row.path) {
      let path = IndexPath(row.path)
      // The snapshot may be from before the tap.
      let isSelected = table.selectionMode != .none && table.selection.contains(row.identity)
      if isSelected, !shown.contains(path) {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      } else if !isSelected, shown.contains(path) {
        tableView.deselectRow(at: path, animated: false)
      }
    }
  }

  /// The same for a row that appears.
  func showSelection(of path: RowPath, in tableView: UITableView) {
    guard snapshot.contains(path) else { return }
    let isSelected =
      table.selectionMode != .none && table.selection.contains(snapshot.rowID(at: path))
    if isSelected {
      tableView.selectRow(at: IndexPath(path), animated: false, scrollPosition: .none)
    } else {
      tableView.deselectRow(at: IndexPath(path), animated: false)
    }
  }
}
#endif
