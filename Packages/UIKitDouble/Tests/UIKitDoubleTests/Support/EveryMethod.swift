import Foundation
import UIKitDouble

/// Implements every optional method, and says which one was called.
@MainActor
final class EveryMethod: NSObject, UITableViewDelegate, UITableViewDataSource,
  UITableViewDataSourcePrefetching
{
  var heard: [String] = []
  let subject = UIView(frame: .zero)
  let swipe = UISwipeActionsConfiguration(actions: [])
  let menu = UIContextMenuConfiguration()
  let preview = UITargetedPreview(view: UIView(frame: .zero))

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("scrollViewDidScroll(_:)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    heard.append("scrollViewDidZoom(_:)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    heard.append("scrollViewWillBeginDragging(_:)")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("scrollViewDidEndDragging(_:willDecelerate:)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    heard.append("scrollViewWillBeginDecelerating(_:)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    heard.append("scrollViewDidEndDecelerating(_:)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    heard.append("scrollViewDidEndScrollingAnimation(_:)")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    heard.append("viewForZooming(in:)")
    return subject
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    heard.append("scrollViewWillBeginZooming(_:with:)")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    heard.append("scrollViewDidEndZooming(_:with:atScale:)")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    heard.append("scrollViewShouldScrollToTop(_:)")
    return false
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    heard.append("scrollViewDidScrollToTop(_:)")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    heard.append("scrollViewDidChangeAdjustedContentInset(_:)")
  }
  func numberOfSections(in tableView: UITableView) -> Int {
    heard.append("numberOfSections(in:)")
    return 7
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    heard.append("tableView(_:titleForHeaderInSection:)")
    return "Header"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    heard.append("tableView(_:titleForFooterInSection:)")
    return "Footer"
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    heard.append("tableView(_:canEditRowAt:)")
    return false
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    heard.append("tableView(_:canMoveRowAt:)")
    return true
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    heard.append("sectionIndexTitles(for:)")
    return ["Q"]
  }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    heard.append("tableView(_:sectionForSectionIndexTitle:at:)")
    return 9
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    heard.append("tableView(_:commit:forRowAt:)")
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    heard.append("tableView(_:moveRowAt:to:)")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    heard.append("tableView(_:cancelPrefetchingForRowsAt:)")
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    heard.append("tableView(_:willDisplay:forRowAt:)")
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    heard.append("tableView(_:willDisplayHeaderView:forSection:)")
  }
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    heard.append("tableView(_:willDisplayFooterView:forSection:)")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    heard.append("tableView(_:didEndDisplaying:forRowAt:)")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    heard.append("tableView(_:didEndDisplayingHeaderView:forSection:)")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    heard.append("tableView(_:didEndDisplayingFooterView:forSection:)")
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heard.append("tableView(_:heightForRowAt:)")
    return 71
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    heard.append("tableView(_:heightForHeaderInSection:)")
    return 72
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    heard.append("tableView(_:heightForFooterInSection:)")
    return 72
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    heard.append("tableView(_:estimatedHeightForRowAt:)")
    return 73
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    heard.append("tableView(_:estimatedHeightForHeaderInSection:)")
    return 74
  }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    heard.append("tableView(_:estimatedHeightForFooterInSection:)")
    return 74
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    heard.append("tableView(_:viewForHeaderInSection:)")
    return subject
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    heard.append("tableView(_:viewForFooterInSection:)")
    return subject
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    heard.append("tableView(_:indentationLevelForRowAt:)")
    return 3
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    heard.append("tableView(_:accessoryButtonTappedForRowWith:)")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    heard.append("tableView(_:shouldHighlightRowAt:)")
    return false
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    heard.append("tableView(_:didHighlightRowAt:)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    heard.append("tableView(_:didUnhighlightRowAt:)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("tableView(_:willSelectRowAt:)")
    return [5, 5]
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    heard.append("tableView(_:willDeselectRowAt:)")
    return [6, 6]
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("tableView(_:didSelectRowAt:)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("tableView(_:didDeselectRowAt:)")
  }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  {
    heard.append("tableView(_:canPerformPrimaryActionForRowAt:)")
    return false
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    heard.append("tableView(_:performPrimaryActionForRowAt:)")
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    heard.append("tableView(_:shouldBeginMultipleSelectionInteractionAt:)")
    return true
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    heard.append("tableView(_:didBeginMultipleSelectionInteractionAt:)")
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    heard.append("tableViewDidEndMultipleSelectionInteraction(_:)")
  }
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    heard.append("tableView(_:shouldSpringLoadRowAt:with:)")
    return false
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    heard.append("tableView(_:editingStyleForRowAt:)")
    return .insert
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    heard.append("tableView(_:titleForDeleteConfirmationButtonForRowAt:)")
    return "Drop"
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    heard.append("tableView(_:leadingSwipeActionsConfigurationForRowAt:)")
    return swipe
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    heard.append("tableView(_:trailingSwipeActionsConfigurationForRowAt:)")
    return swipe
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    heard.append("tableView(_:shouldIndentWhileEditingRowAt:)")
    return false
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    heard.append("tableView(_:willBeginEditingRowAt:)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    heard.append("tableView(_:didEndEditingRowAt:)")
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    heard.append("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)")
    return [8, 8]
  }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    heard.append("tableView(_:canFocusRowAt:)")
    return false
  }
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    heard.append("tableView(_:shouldUpdateFocusIn:)")
    return false
  }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    heard.append("tableView(_:didUpdateFocusIn:with:)")
  }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    heard.append("indexPathForPreferredFocusedView(in:)")
    return [4, 4]
  }
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  {
    heard.append("tableView(_:selectionFollowsFocusForRowAt:)")
    return true
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("tableView(_:contextMenuConfigurationForRowAt:point:)")
    return menu
  }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    heard.append("tableView(_:previewForHighlightingContextMenuWithConfiguration:)")
    return preview
  }
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    heard.append("tableView(_:previewForDismissingContextMenuWithConfiguration:)")
    return preview
  }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    heard.append("tableView(_:willPerformPreviewActionForMenuWith:animator:)")
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("tableView(_:willDisplayContextMenu:animator:)")
  }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("tableView(_:willEndContextMenuInteraction:animator:)")
  }
}
