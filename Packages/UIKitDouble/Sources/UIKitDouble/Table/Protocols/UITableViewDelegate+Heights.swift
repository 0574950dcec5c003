import Foundation

extension UITableViewDelegate {
  /// The table's `rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, heightForRowAt: indexPath)
    } ?? tableView.rowHeight
  }
  /// The table's `sectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, heightForHeaderInSection: section)
    } ?? tableView.sectionHeaderHeight
  }
  /// The table's `sectionFooterHeight`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, heightForFooterInSection: section)
    } ?? tableView.sectionFooterHeight
  }
  /// The table's `estimatedRowHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, estimatedHeightForRowAt: indexPath)
    } ?? tableView.estimatedRowHeight
  }
  /// The table's `estimatedSectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, estimatedHeightForHeaderInSection: section)
    } ?? tableView.estimatedSectionHeaderHeight
  }
  /// The table's `estimatedSectionFooterHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, estimatedHeightForFooterInSection: section)
    } ?? tableView.estimatedSectionFooterHeight
  }
  /// None.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, viewForHeaderInSection: section)
    } ?? nil
  }
  /// None.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, viewForFooterInSection: section)
    } ?? nil
  }
  /// None.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    Forwarding.ask(self) { (it: any UITableViewDelegate) in
      it.tableView(tableView, indentationLevelForRowAt: indexPath)
    } ?? 0
  }
}
