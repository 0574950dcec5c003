// As in Table.swift: what can be overridden in a table view.
import UIKit

class DocumentedTableView: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  override func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .subtitle, reuseIdentifier: identifier) }
  override func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  override var indexPathsForVisibleRows: [IndexPath]? { nil }
  override var indexPathsForSelectedRows: [IndexPath]? { nil }
  override var visibleCells: [UITableViewCell] { [] }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  override func rect(forSection section: Int) -> CGRect { .zero }
  override func numberOfRows(inSection section: Int) -> Int { 0 }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {}
  override func moveSection(_ section: Int, toSection newSection: Int) {}
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
  override func reconfigureRows(at indexPaths: [IndexPath]) {}
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  override func reloadData() {}

  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {}
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
}
