import Foundation

extension UITableViewDelegate {
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }
  /// Returns `true` by default.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, shouldHighlightRowAt: indexPath)
    } ?? true
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }
  /// Returns this value unchanged by default.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, willSelectRowAt: indexPath)
    } ?? indexPath
  }
  /// Returns this value unchanged by default.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, willDeselectRowAt: indexPath)
    } ?? indexPath
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, didSelectRowAt: indexPath)
    }
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }
  /// Unless the table is edited.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    } ?? !tableView.isEditing
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }
  /// Returns `false` by default.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    } ?? false
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  /// Does nothing by default.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
  /// Returns `true` by default.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    } ?? true
  }
}
