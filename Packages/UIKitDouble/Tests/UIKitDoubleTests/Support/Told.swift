import Foundation
import UIKitDouble

/// A data source that records the other calls that it receives.
@MainActor
final class Told: NSObject, UITableViewDataSource, UITableViewDelegate {
  var parts: [Model.Part]
  var log: [String] = []
  var hasFooters = false
  var footerEstimate = UITableView.automaticDimension
  var preferred: IndexPath?
  var mayFocus = true
  var mayScrollToTop = true
  var rest: CGPoint?
  var zoomed: UIView?
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(_ text: String) { parts = Model.parse(text) }

  func table() -> UITableView {
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { parts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    parts[section].rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    hasFooters ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { footerEstimate }
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { log.append("footer \(section) comes") }
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { log.append("footer \(section) goes") }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
    path.row
  }
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt path: IndexPath
  ) -> Bool { path.row == 0 }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
  ) -> String? { path.row == 0 ? nil : "Forget" }

  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { log.append("select") }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt path: IndexPath) {
    log.append("open")
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool { true }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) {
    log.append("many")
    tableView.setEditing(true, animated: true)
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    log.append("many end")
  }
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt path: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { path.row == 1 && context.targetView is UITableViewCell }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
  func tableView(_ tableView: UITableView, canFocusRowAt path: IndexPath) -> Bool { mayFocus }
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    log.append("focus \(context.nextFocusedIndexPath?.row ?? -1)")
    return true
  }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { coordinator.addCoordinatedAnimations(nil) { [weak self] in self?.log.append("moved") } }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let row = parts[path.section].rows[path.row]
    return UIContextMenuConfiguration(
      identifier: row as NSString,
      previewProvider: {
        let preview = UIViewController()
        preview.title = "Song"
        return preview
      },
      actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Copy") { _ in self?.log.append("copy \(row)") },
          UIAction(title: "Off", attributes: .disabled) { _ in self?.log.append("off") },
        ])
      })
  }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("lift")
    return nil
  }
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("shrink")
    return nil
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("menu \(configuration.identifier as? NSString ?? "")")
    animator?.addAnimations { [weak self] in self?.log.append("opened") }
  }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("menu ends")
    animator?.addCompletion { [weak self] in self?.log.append("closed") }
  }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("preview")
    let title = animator.previewViewController?.title ?? ""
    animator.addCompletion { [weak self] in self?.log.append("shown \(title)") }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("end drag \(velocity.y)")
    if let rest { targetContentOffset.pointee = rest }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("dragged \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("glide") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { mayScrollToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("zoom")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zooms") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { log.append("zoomed \(scale)") }
}
