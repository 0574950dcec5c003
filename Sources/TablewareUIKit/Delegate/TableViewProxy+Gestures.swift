#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Swipes, menus, accessories, editing mode and drags.
extension TableViewProxy {
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if let swipe = backend?.swipe(.leading, at: RowPath(indexPath)) { return swipe }
    let ask = delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    return ask?(tableView, indexPath) ?? nil
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if let swipe = backend?.swipe(.trailing, at: RowPath(indexPath)) { return swipe }
    let ask = delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return ask?(tableView, indexPath) ?? nil
  }

  /// A row with a handler of long presses has no menu: see ``LongPressRecognizer``. Its actions
  /// remain available by swipe and voice.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let path = RowPath(indexPath)
    guard backend?.presentation(at: path)?.hasLongPress != true else { return nil }
    if let menu = backend?.contextMenu(at: path) { return menu }
    let ask = delegate?.tableView(_:contextMenuConfigurationForRowAt:point:)
    return ask?(tableView, indexPath, point) ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard backend?.performPreview(of: configuration, animator) != true else { return }
    let inform = delegate?.tableView(_:willPerformPreviewActionForMenuWith:animator:)
    inform?(tableView, configuration, animator)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    backend?.perform(.detail, at: RowPath(indexPath))
    let inform = delegate?.tableView(_:accessoryButtonTappedForRowWith:)
    inform?(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    let opens = backend?.springLoads(RowPath(indexPath)) == true
    guard opens || delegateReceivesTaps else { return false }
    let ask = delegate?.tableView(_:shouldSpringLoadRowAt:with:)
    return ask?(tableView, indexPath, context) ?? true
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    backend?.swipeBegan(at: RowPath(indexPath), in: tableView)
    let inform = delegate?.tableView(_:willBeginEditingRowAt:)
    inform?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    backend?.swiped = nil
    backend?.closeAskedSwipe()
    let inform = delegate?.tableView(_:didEndEditingRowAt:)
    inform?(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    if insertsRow(at: indexPath) { return .insert }
    return presentation(at: indexPath)?.deletion == nil ? .none : .delete
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { presentation(at: indexPath)?.deletion != nil || insertsRow(at: indexPath) }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    backend?.dropTarget(of: source, proposed: proposed) ?? source
  }
}
#endif
