import Foundation

extension UITableViewDelegate {
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
