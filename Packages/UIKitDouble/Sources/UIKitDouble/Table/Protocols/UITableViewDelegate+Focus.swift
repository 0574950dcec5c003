import Foundation

extension UITableViewDelegate {
  /// If taps select.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, canFocusRowAt: indexPath)
    } ?? tableView.allowsSelection
  }
  /// Returns `true` by default.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, shouldUpdateFocusIn: context)
    } ?? true
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
    }
  }
  /// None.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.indexPathForPreferredFocusedView(in: tableView)
    } ?? nil
  }
  /// The table's `selectionFollowsFocus`.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    } ?? tableView.selectionFollowsFocus
  }
}
