import Foundation
import UIKitDouble

/// A call of an optional method, with the value that UIKit uses if it is not implemented.
@MainActor
struct Message {
  let name: String
  let standard: AnyHashable?
  let answer: AnyHashable?
  let send: (any NSObjectProtocol) -> AnyHashable?

  init(
    _ name: String, default standard: AnyHashable? = nil, app answer: AnyHashable? = nil,
    _ send: @escaping (any NSObjectProtocol) -> AnyHashable?
  ) {
    self.name = name
    self.standard = standard
    self.answer = answer
    self.send = send
  }

  /// One of every optional method.
  static func all(
    _ table: UITableView, _ app: EveryMethod, _ point: UnsafeMutablePointer<CGPoint>
  ) -> [Message] {
    let (cell, subject) = (UITableViewCell(), UIView(frame: .zero))
    let (spring, animator) = (SpringContext(), MenuAnimator())
    let (focus, coordinator) = (UITableViewFocusUpdateContext(), UIFocusAnimationCoordinator())
    let menu = UIContextMenuConfiguration()
    return [
      Message("scrollViewDidScroll(_:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewDidScroll(table)
        return nil
      },
      Message("scrollViewDidZoom(_:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewDidZoom(table)
        return nil
      },
      Message("scrollViewWillBeginDragging(_:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewWillBeginDragging(table)
        return nil
      },
      Message("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewWillEndDragging(
          table, withVelocity: .zero, targetContentOffset: point)
        return nil
      },
      Message("scrollViewDidEndDragging(_:willDecelerate:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndDragging(table, willDecelerate: true)
        return nil
      },
      Message("scrollViewWillBeginDecelerating(_:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewWillBeginDecelerating(table)
        return nil
      },
      Message("scrollViewDidEndDecelerating(_:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndDecelerating(table)
        return nil
      },
      Message("scrollViewDidEndScrollingAnimation(_:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndScrollingAnimation(table)
        return nil
      },
      Message("viewForZooming(in:)", default: nil, app: AnyHashable(app.subject as UIView)) {
        ($0 as? any UIScrollViewDelegate)?.viewForZooming(in: table)
      },
      Message("scrollViewWillBeginZooming(_:with:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewWillBeginZooming(table, with: subject)
        return nil
      },
      Message("scrollViewDidEndZooming(_:with:atScale:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndZooming(table, with: subject, atScale: 2)
        return nil
      },
      Message(
        "scrollViewShouldScrollToTop(_:)", default: AnyHashable(true as Bool),
        app: AnyHashable(false as Bool)
      ) { ($0 as? any UIScrollViewDelegate)?.scrollViewShouldScrollToTop(table) },
      Message("scrollViewDidScrollToTop(_:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewDidScrollToTop(table)
        return nil
      },
      Message("scrollViewDidChangeAdjustedContentInset(_:)") {
        ($0 as? any UIScrollViewDelegate)?.scrollViewDidChangeAdjustedContentInset(table)
        return nil
      },
      Message("numberOfSections(in:)", default: AnyHashable(1 as Int), app: AnyHashable(7 as Int)) {
        ($0 as? any UITableViewDataSource)?.numberOfSections(in: table)
      },
      Message(
        "tableView(_:titleForHeaderInSection:)", default: nil, app: AnyHashable("Header" as String)
      ) { ($0 as? any UITableViewDataSource)?.tableView(table, titleForHeaderInSection: 2) },
      Message(
        "tableView(_:titleForFooterInSection:)", default: nil, app: AnyHashable("Footer" as String)
      ) { ($0 as? any UITableViewDataSource)?.tableView(table, titleForFooterInSection: 2) },
      Message(
        "tableView(_:canEditRowAt:)", default: AnyHashable(true as Bool),
        app: AnyHashable(false as Bool)
      ) { ($0 as? any UITableViewDataSource)?.tableView(table, canEditRowAt: [0, 1]) },
      Message(
        "tableView(_:canMoveRowAt:)", default: AnyHashable(false as Bool),
        app: AnyHashable(true as Bool)
      ) { ($0 as? any UITableViewDataSource)?.tableView(table, canMoveRowAt: [0, 1]) },
      Message("sectionIndexTitles(for:)", default: nil, app: AnyHashable(["Q"] as [String])) {
        ($0 as? any UITableViewDataSource)?.sectionIndexTitles(for: table)
      },
      Message(
        "tableView(_:sectionForSectionIndexTitle:at:)", default: AnyHashable(2 as Int),
        app: AnyHashable(9 as Int)
      ) {
        ($0 as? any UITableViewDataSource)?.tableView(
          table, sectionForSectionIndexTitle: "T", at: 2)
      },
      Message("tableView(_:commit:forRowAt:)") {
        ($0 as? any UITableViewDataSource)?.tableView(table, commit: .delete, forRowAt: [0, 1])
        return nil
      },
      Message("tableView(_:moveRowAt:to:)") {
        ($0 as? any UITableViewDataSource)?.tableView(table, moveRowAt: [0, 1], to: [0, 1])
        return nil
      },
      Message("tableView(_:cancelPrefetchingForRowsAt:)") {
        ($0 as? any UITableViewDataSourcePrefetching)?.tableView(
          table, cancelPrefetchingForRowsAt: [[0, 1]])
        return nil
      },
      Message("tableView(_:willDisplay:forRowAt:)") {
        ($0 as? any UITableViewDelegate)?.tableView(table, willDisplay: cell, forRowAt: [0, 1])
        return nil
      },
      Message("tableView(_:willDisplayHeaderView:forSection:)") {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, willDisplayHeaderView: subject, forSection: 2)
        return nil
      },
      Message("tableView(_:willDisplayFooterView:forSection:)") {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, willDisplayFooterView: subject, forSection: 2)
        return nil
      },
      Message("tableView(_:didEndDisplaying:forRowAt:)") {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, didEndDisplaying: cell, forRowAt: [0, 1])
        return nil
      },
      Message("tableView(_:didEndDisplayingHeaderView:forSection:)") {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, didEndDisplayingHeaderView: subject, forSection: 2)
        return nil
      },
      Message("tableView(_:didEndDisplayingFooterView:forSection:)") {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, didEndDisplayingFooterView: subject, forSection: 2)
        return nil
      },
      Message(
        "tableView(_:heightForRowAt:)", default: AnyHashable(table.rowHeight as CGFloat),
        app: AnyHashable(71 as CGFloat)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, heightForRowAt: [0, 1]) },
      Message(
        "tableView(_:heightForHeaderInSection:)",
        default: AnyHashable(table.sectionHeaderHeight as CGFloat), app: AnyHashable(72 as CGFloat)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, heightForHeaderInSection: 2) },
      Message(
        "tableView(_:heightForFooterInSection:)",
        default: AnyHashable(table.sectionFooterHeight as CGFloat), app: AnyHashable(72 as CGFloat)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, heightForFooterInSection: 2) },
      Message(
        "tableView(_:estimatedHeightForRowAt:)",
        default: AnyHashable(table.estimatedRowHeight as CGFloat), app: AnyHashable(73 as CGFloat)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, estimatedHeightForRowAt: [0, 1]) },
      Message(
        "tableView(_:estimatedHeightForHeaderInSection:)",
        default: AnyHashable(table.estimatedSectionHeaderHeight as CGFloat),
        app: AnyHashable(74 as CGFloat)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(table, estimatedHeightForHeaderInSection: 2)
      },
      Message(
        "tableView(_:estimatedHeightForFooterInSection:)",
        default: AnyHashable(table.estimatedSectionFooterHeight as CGFloat),
        app: AnyHashable(74 as CGFloat)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(table, estimatedHeightForFooterInSection: 2)
      },
      Message(
        "tableView(_:viewForHeaderInSection:)", default: nil,
        app: AnyHashable(app.subject as UIView)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, viewForHeaderInSection: 2) },
      Message(
        "tableView(_:viewForFooterInSection:)", default: nil,
        app: AnyHashable(app.subject as UIView)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, viewForFooterInSection: 2) },
      Message(
        "tableView(_:indentationLevelForRowAt:)", default: AnyHashable(0 as Int),
        app: AnyHashable(3 as Int)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, indentationLevelForRowAt: [0, 1]) },
      Message("tableView(_:accessoryButtonTappedForRowWith:)") {
        ($0 as? any UITableViewDelegate)?.tableView(table, accessoryButtonTappedForRowWith: [0, 1])
        return nil
      },
      Message(
        "tableView(_:shouldHighlightRowAt:)", default: AnyHashable(true as Bool),
        app: AnyHashable(false as Bool)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, shouldHighlightRowAt: [0, 1]) },
      Message("tableView(_:didHighlightRowAt:)") {
        ($0 as? any UITableViewDelegate)?.tableView(table, didHighlightRowAt: [0, 1])
        return nil
      },
      Message("tableView(_:didUnhighlightRowAt:)") {
        ($0 as? any UITableViewDelegate)?.tableView(table, didUnhighlightRowAt: [0, 1])
        return nil
      },
      Message(
        "tableView(_:willSelectRowAt:)", default: AnyHashable([0, 1] as IndexPath),
        app: AnyHashable([5, 5] as IndexPath)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, willSelectRowAt: [0, 1]) },
      Message(
        "tableView(_:willDeselectRowAt:)", default: AnyHashable([0, 1] as IndexPath),
        app: AnyHashable([6, 6] as IndexPath)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, willDeselectRowAt: [0, 1]) },
      Message("tableView(_:didSelectRowAt:)") {
        ($0 as? any UITableViewDelegate)?.tableView(table, didSelectRowAt: [0, 1])
        return nil
      },
      Message("tableView(_:didDeselectRowAt:)") {
        ($0 as? any UITableViewDelegate)?.tableView(table, didDeselectRowAt: [0, 1])
        return nil
      },
      Message(
        "tableView(_:canPerformPrimaryActionForRowAt:)",
        default: AnyHashable(!table.isEditing as Bool), app: AnyHashable(false as Bool)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(table, canPerformPrimaryActionForRowAt: [0, 1])
      },
      Message("tableView(_:performPrimaryActionForRowAt:)") {
        ($0 as? any UITableViewDelegate)?.tableView(table, performPrimaryActionForRowAt: [0, 1])
        return nil
      },
      Message(
        "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
        default: AnyHashable(false as Bool), app: AnyHashable(true as Bool)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, shouldBeginMultipleSelectionInteractionAt: [0, 1])
      },
      Message("tableView(_:didBeginMultipleSelectionInteractionAt:)") {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, didBeginMultipleSelectionInteractionAt: [0, 1])
        return nil
      },
      Message("tableViewDidEndMultipleSelectionInteraction(_:)") {
        ($0 as? any UITableViewDelegate)?.tableViewDidEndMultipleSelectionInteraction(table)
        return nil
      },
      Message(
        "tableView(_:shouldSpringLoadRowAt:with:)", default: AnyHashable(true as Bool),
        app: AnyHashable(false as Bool)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, shouldSpringLoadRowAt: [0, 1], with: spring)
      },
      Message(
        "tableView(_:editingStyleForRowAt:)",
        default: AnyHashable(.delete as UITableViewCell.EditingStyle),
        app: AnyHashable(.insert as UITableViewCell.EditingStyle)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, editingStyleForRowAt: [0, 1]) },
      Message(
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", default: nil,
        app: AnyHashable("Drop" as String)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, titleForDeleteConfirmationButtonForRowAt: [0, 1])
      },
      Message(
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", default: nil,
        app: AnyHashable(app.swipe as UISwipeActionsConfiguration)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, leadingSwipeActionsConfigurationForRowAt: [0, 1])
      },
      Message(
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", default: nil,
        app: AnyHashable(app.swipe as UISwipeActionsConfiguration)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, trailingSwipeActionsConfigurationForRowAt: [0, 1])
      },
      Message(
        "tableView(_:shouldIndentWhileEditingRowAt:)", default: AnyHashable(true as Bool),
        app: AnyHashable(false as Bool)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(table, shouldIndentWhileEditingRowAt: [0, 1])
      },
      Message("tableView(_:willBeginEditingRowAt:)") {
        ($0 as? any UITableViewDelegate)?.tableView(table, willBeginEditingRowAt: [0, 1])
        return nil
      },
      Message("tableView(_:didEndEditingRowAt:)") {
        ($0 as? any UITableViewDelegate)?.tableView(table, didEndEditingRowAt: [0, 1])
        return nil
      },
      Message(
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
        default: AnyHashable([0, 1] as IndexPath), app: AnyHashable([8, 8] as IndexPath)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, targetIndexPathForMoveFromRowAt: [0, 1], toProposedIndexPath: [0, 1])
      },
      Message(
        "tableView(_:canFocusRowAt:)", default: AnyHashable(table.allowsSelection as Bool),
        app: AnyHashable(false as Bool)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, canFocusRowAt: [0, 1]) },
      Message(
        "tableView(_:shouldUpdateFocusIn:)", default: AnyHashable(true as Bool),
        app: AnyHashable(false as Bool)
      ) { ($0 as? any UITableViewDelegate)?.tableView(table, shouldUpdateFocusIn: focus) },
      Message("tableView(_:didUpdateFocusIn:with:)") {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, didUpdateFocusIn: focus, with: coordinator)
        return nil
      },
      Message(
        "indexPathForPreferredFocusedView(in:)", default: nil,
        app: AnyHashable([4, 4] as IndexPath)
      ) { ($0 as? any UITableViewDelegate)?.indexPathForPreferredFocusedView(in: table) },
      Message(
        "tableView(_:selectionFollowsFocusForRowAt:)",
        default: AnyHashable(table.selectionFollowsFocus as Bool), app: AnyHashable(true as Bool)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(table, selectionFollowsFocusForRowAt: [0, 1])
      },
      Message(
        "tableView(_:contextMenuConfigurationForRowAt:point:)", default: nil,
        app: AnyHashable(app.menu as UIContextMenuConfiguration)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, contextMenuConfigurationForRowAt: [0, 1], point: .zero)
      },
      Message(
        "tableView(_:previewForHighlightingContextMenuWithConfiguration:)", default: nil,
        app: AnyHashable(app.preview as UITargetedPreview)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, previewForHighlightingContextMenuWithConfiguration: menu)
      },
      Message(
        "tableView(_:previewForDismissingContextMenuWithConfiguration:)", default: nil,
        app: AnyHashable(app.preview as UITargetedPreview)
      ) {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, previewForDismissingContextMenuWithConfiguration: menu)
      },
      Message("tableView(_:willPerformPreviewActionForMenuWith:animator:)") {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, willPerformPreviewActionForMenuWith: menu, animator: animator)
        return nil
      },
      Message("tableView(_:willDisplayContextMenu:animator:)") {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, willDisplayContextMenu: menu, animator: animator)
        return nil
      },
      Message("tableView(_:willEndContextMenuInteraction:animator:)") {
        ($0 as? any UITableViewDelegate)?.tableView(
          table, willEndContextMenuInteraction: menu, animator: animator)
        return nil
      },
    ]
  }
}
