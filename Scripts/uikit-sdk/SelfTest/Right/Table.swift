// Declarations as Apple's documentation gives them for Swift. They have to fit what the importer makes of the
// headers: an override that overrides nothing, and a method that nearly matches, are complaints.
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

@MainActor
final class DocumentedProtocols: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 0 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { nil }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}

@MainActor
func documentedConstants() -> [CGFloat] {
  let _: [UITableView.RowAnimation] = [
    .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
  ]
  let _: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
  return [UITableView.automaticDimension]
}
