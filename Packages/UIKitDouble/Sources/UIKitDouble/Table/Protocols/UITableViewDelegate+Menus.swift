import Foundation

extension UITableViewDelegate {
  /// None.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    } ?? nil
  }
  /// None.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }
  /// None.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
