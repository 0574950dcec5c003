import Foundation

extension UITableViewDelegate {
  /// To delete it.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, editingStyleForRowAt: indexPath)
    } ?? .delete
  }
  /// None.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }
  /// None.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }
  /// None.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }
  /// Returns `true` by default.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    } ?? true
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }
  /// As proposed.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    } ?? proposedDestinationIndexPath
  }
}
