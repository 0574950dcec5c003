import Foundation

extension UITableView {
  /// Taps a row on screen: highlights, asks, deselects, selects, notifies (L-30).
  ///
  /// - Returns: whether a row was selected, which may be another one.
  @discardableResult
  public func simulateTap(at path: IndexPath) -> Bool {
    guard allows(.gesture) else { return false }
    layoutIfNeeded()
    guard phase == .idle, isSelectable,
      let cell = shown[path], cell.isUserInteractionEnabled
    else { return false }
    inspector.note(.tap(path))
    if interaction.swipe != nil {
      // A touch outside closes the swipe, and does nothing else.
      closeSwipe(at: interaction.swipe?.path)
      return false
    }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    if selectsMany, selected.contains(path) {
      deselect(path)
      return false
    }
    guard let target = askedToSelect(path), holds(target) else { return false }
    if !selectsMany {
      for other in selected.sorted() where other != target { deselect(other) }
    }
    selectRow(at: target, animated: true, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: target)
    performPrimaryAction(at: target)
    return true
  }

  /// What a row is for, after the tap selected it (iOS 16).
  private func performPrimaryAction(at path: IndexPath) {
    guard phase == .idle, holds(path), let tableDelegate,
      tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    tableDelegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// The delegate may redirect, or refuse.
  func askedToSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  private func deselect(_ path: IndexPath) {
    var target: IndexPath? = path
    if let tableDelegate { target = tableDelegate.tableView(self, willDeselectRowAt: path) }
    guard let target, selected.contains(target) else { return }
    deselectRow(at: target, animated: true)
    tableDelegate?.tableView(self, didDeselectRowAt: target)
  }

  /// Taps the detail button of a row on screen; nothing happens if it has none.
  public func simulateAccessoryTap(at path: IndexPath) {
    guard allows(.gesture) else { return }
    layoutIfNeeded()
    guard let type = shown[path]?.accessoryType,
      type == .detailButton || type == .detailDisclosureButton
    else { return }
    inspector.note(.accessory(path))
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Turns the device or splits the screen: in another width every row is measured again (G-09).
  public func simulateResize(to size: CGSize) {
    guard allows(.gesture) else { return }
    inspector.note(.resize(size))
    frame.size = size
    setNeedsLayout()
    layoutIfNeeded()
  }
}
