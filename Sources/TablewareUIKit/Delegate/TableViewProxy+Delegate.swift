#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

// A method of the app's delegate is optional in UIKit, and has a default in the double: as a value
// it is the same in both.
extension TableViewProxy: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    backend?.willDisplay(cell, at: RowPath(indexPath), in: tableView)
    let inform = delegate?.tableView(_:willDisplay:forRowAt:)
    inform?(tableView, cell, indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // The path may be of the time before an update: only the cell has the right row (rule L-13).
    backend?.didEndDisplaying(cell)
    let inform = delegate?.tableView(_:didEndDisplaying:forRowAt:)
    inform?(tableView, cell, indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    backend?.setNeedsDisplayEvents()
    let inform = delegate?.scrollViewDidScroll(_:)
    inform?(scrollView)
  }

  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    let level = presentation(at: indexPath)?.content.level ?? 0
    guard level == 0 else { return level }
    let ask = delegate?.tableView(_:indentationLevelForRowAt:)
    return ask?(tableView, indexPath) ?? 0
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard backend?.hasTap(at: RowPath(indexPath)) == true else { return false }
    let ask = delegate?.tableView(_:shouldHighlightRowAt:)
    return ask?(tableView, indexPath) ?? true
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    backend?.didSelect(indexPath, in: tableView)
    let inform = delegate?.tableView(_:didSelectRowAt:)
    inform?(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    backend?.didPerformPrimaryAction(indexPath, in: tableView)
    let inform = delegate?.tableView(_:performPrimaryActionForRowAt:)
    inform?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    backend?.didDeselect(indexPath)
    let inform = delegate?.tableView(_:didDeselectRowAt:)
    inform?(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { backend?.table.selectionMode == .multiple }

  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    backend?.onMultipleSelection?()
    let inform = delegate?.tableView(_:didBeginMultipleSelectionInteractionAt:)
    inform?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    guard backend?.canFocus(RowPath(indexPath)) == true else { return false }
    let ask = delegate?.tableView(_:canFocusRowAt:)
    return ask?(tableView, indexPath) ?? true
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    let ask = delegate?.indexPathForPreferredFocusedView(in:)
    return (ask?(tableView) ?? nil) ?? backend?.preferredFocus
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    backend?.didFocus(context.nextFocusedIndexPath)
    let inform = delegate?.tableView(_:didUpdateFocusIn:with:)
    inform?(tableView, context, coordinator)
  }

  // MARK: Heights, headers and footers

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    backend?.willDisplay(view, at: .header(of: section))
    let inform = delegate?.tableView(_:willDisplayHeaderView:forSection:)
    inform?(tableView, view, section)
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    backend?.willDisplay(view, at: .footer(of: section))
    let inform = delegate?.tableView(_:willDisplayFooterView:forSection:)
    inform?(tableView, view, section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    backend?.didEndDisplaying(view)
    let inform = delegate?.tableView(_:didEndDisplayingHeaderView:forSection:)
    inform?(tableView, view, section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    backend?.didEndDisplaying(view)
    let inform = delegate?.tableView(_:didEndDisplayingFooterView:forSection:)
    inform?(tableView, view, section)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    backend?.height(at: indexPath, in: tableView) ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    backend?.estimatedHeight(at: indexPath, in: tableView) ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    backend?.headerHeight(of: section, in: tableView) ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    backend?.footerHeight(of: section, in: tableView) ?? tableView.sectionFooterHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let view = backend?.headerView(at: .header(of: section), in: tableView) { return view }
    let ask = delegate?.tableView(_:viewForHeaderInSection:)
    return ask?(tableView, section) ?? nil
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    if let view = backend?.headerView(at: .footer(of: section), in: tableView) { return view }
    let ask = delegate?.tableView(_:viewForFooterInSection:)
    return ask?(tableView, section) ?? nil
  }
}
#endif
