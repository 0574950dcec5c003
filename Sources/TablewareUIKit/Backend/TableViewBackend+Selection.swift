#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

extension TableViewBackend {
  /// Whether a tap on a row has an effect, or may have one: responders above the table view, and a
  /// delegate of the app, receive it without a declaration.
  func hasTap(at path: RowPath) -> Bool {
    guard let presentation = presentation(at: path), presentation.content.isEnabled else {
      return false
    }
    if presentation.tap != .none || proxy.delegateReceivesTaps { return true }
    return table.hosted != nil || !host.responders().isEmpty
  }

  /// Whether the focus of a keyboard stops at a row: it skips rows that are disabled, and rows with
  /// which nothing can be done.
  func canFocus(_ path: RowPath) -> Bool {
    guard let presentation = presentation(at: path), presentation.content.isEnabled else {
      return false
    }
    return presentation.tap != .none || presentation.content.control != nil
      || !presentation.actions.isEmpty || presentation.hasLongPress || presentation.isMovable
      || proxy.delegateReceivesTaps || table.hosted == nil && !host.responders().isEmpty
  }

  /// The row to which the focus of a keyboard returns: the one that had it last, as long as it is
  /// on screen.
  var preferredFocus: IndexPath? {
    guard let lastActivated, let path = snapshot.path(of: lastActivated), path.role == .row,
      cell(at: path) != nil, canFocus(path)
    else { return nil }
    return IndexPath(path)
  }

  /// Whether a row opens when something is dragged over it for a while: one that leads to another
  /// screen, or that expands.
  func springLoads(_ path: RowPath) -> Bool {
    guard let presentation = presentation(at: path) else { return false }
    let opens = presentation.tap == .push || presentation.tap == .expand
    springLoaded = opens ? bound(onScreen: path)?.identity : nil
    return opens
  }

  /// A row was selected: by a tap, which is its primary action as well, or because the focus of a
  /// keyboard moved to it, which is no tap.
  func didSelect(_ indexPath: IndexPath, in tableView: UITableView) {
    let path = RowPath(indexPath)
    // A row over which something was held is selected, perhaps without a primary action.
    if let springLoaded, bound(onScreen: path)?.identity == springLoaded, !tableView.isEditing {
      return openSpringLoaded(path)
    }
    switch table.selectionMode {
    // While rows are edited there are no primary actions, and none where several are selected.
    case _ where tableView.isEditing, .multiple: tap(path)
    case .single: bound(onScreen: path).map(interaction.select)
    // Marked until the primary action has run.
    case .none: return
    }
    // A row that cannot be selected does not stay marked, and takes the mark from no other row.
    showSelection()
  }

  /// A tap, the Return key or the like: is sent up the chain.
  func didPerformPrimaryAction(_ indexPath: IndexPath, in tableView: UITableView) {
    guard table.selectionMode != .multiple, !tableView.isEditing, !hasSpringLoaded else { return }
    let path = RowPath(indexPath)
    let row = bound(onScreen: path)?.identity
    tap(path)
    guard table.selectionMode == .none else { return showSelection() }
    // Where the tap led to a screen above, the mark shows where it began when that is left.
    if isCovered { markedRow = row } else { tableView.deselectRow(at: indexPath, animated: true) }
  }

  /// Opens a row once, also if a primary action follows in the same turn.
  private func openSpringLoaded(_ path: RowPath) {
    springLoaded = nil
    hasSpringLoaded = true
    Turn.afterThis { [weak self] in self?.hasSpringLoaded = false }
    tap(path)
    if table.selectionMode == .none {
      tableView?.deselectRow(at: IndexPath(path), animated: true)
    } else {
      showSelection()
    }
  }

  /// A tap on a selected row, where any number of rows may be selected.
  func didDeselect(_ indexPath: IndexPath) {
    // With one at a time, the row that is selected next reports a tap itself. The table view gets a
    // new mode with the next commit, and deselects by its own until then.
    guard table.selectionMode == .multiple, shownMode == .multiple else { return }
    tap(RowPath(indexPath))
    showSelection()
  }

  /// The arrow keys of a keyboard moved the focus: `nil` to something outside of the rows.
  func didFocus(_ indexPath: IndexPath?) {
    guard let path = indexPath.map(RowPath.init), let bound = bound(onScreen: path) else { return }
    lastActivated = bound.identity
  }

  private func bound(onScreen path: RowPath) -> BoundRow? {
    cells.rows.first { $0.path == path }
  }

  private func tap(_ path: RowPath) {
    // A tap ends a drag.
    lastProposal = nil
    guard let bound = bound(onScreen: path) else { return }
    lastActivated = bound.identity
    interaction.perform(.tap, on: bound)
  }

  /// Whether another controller is above that of the table view in its navigation controller.
  private var isCovered: Bool {
    guard let (own, navigation) = stack, let top = navigation.topViewController else {
      return false
    }
    return top !== own
  }

  /// The controller of the table view in the stack of a navigation controller, and that.
  private var stack: (UIViewController, UINavigationController)? {
    let controllers = (tableView?.chain ?? []).compactMap { $0 as? UIViewController }
    for controller in controllers {
      if let navigation = controller.parent as? UINavigationController {
        return (controller, navigation)
      }
    }
    return nil
  }

  /// The table view is back on screen: removes the mark of the row that covered it, together with
  /// the transition. A swipe back that is canceled marks the row again.
  func removeMark() {
    guard let row = markedRow else { return }
    let remove = { [weak self] in
      guard let self else { return }
      markedRow = nil
      guard let path = snapshot.path(of: row), let tableView, tableView.has(path) else { return }
      tableView.deselectRow(at: IndexPath(path), animated: true)
    }
    // Marks the cell, which may be a new one.
    tableView?.layoutIfNeeded()
    guard let coordinator = stack?.0.transitionCoordinator else { return remove() }
    let isRunning = coordinator.animate(
      alongsideTransition: { _ in remove() },
      completion: { [weak self] context in
        if context.isCancelled { self?.mark(row) }
      })
    if !isRunning { remove() }
  }

  private func mark(_ row: Identity) {
    markedRow = row
    showSelection()
  }

  /// Whether a row looks selected.
  private func isMarked(_ row: Identity) -> Bool {
    row == markedRow || table.selectionMode != .none && table.selection.contains(row)
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
      let isSelected = isMarked(row.identity)
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
    if isMarked(snapshot.rowID(at: path)) {
      tableView.selectRow(at: IndexPath(path), animated: false, scrollPosition: .none)
    } else {
      tableView.deselectRow(at: IndexPath(path), animated: false)
    }
  }
}
#endif
