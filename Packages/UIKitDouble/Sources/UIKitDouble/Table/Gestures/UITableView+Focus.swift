import Foundation

extension UITableView {
  /// The row that has the focus of a keyboard or a remote control; it follows its row in updates.
  public var focusedIndexPath: IndexPath? { interaction.focus }

  /// Moves the focus to a row on screen, or with no path to where the delegate prefers it, else to
  /// the first row that takes it.
  ///
  /// - Returns: whether it moved.
  @discardableResult
  public func simulateFocus(at path: IndexPath? = nil) -> Bool {
    guard allows(.gesture) else { return false }
    layoutIfNeeded()
    guard phase == .idle, let target = path ?? preferredFocus, canFocus(target),
      target != interaction.focus
    else { return false }
    let context = UITableViewFocusUpdateContext()
    context.previouslyFocusedIndexPath = interaction.focus
    context.nextFocusedIndexPath = target
    guard tableDelegate?.tableView(self, shouldUpdateFocusIn: context) ?? true else {
      return false
    }
    interaction.focus = target
    let coordinator = UIFocusAnimationCoordinator()
    tableDelegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
    coordinator.run()
    if phase == .idle, holds(target),
      tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: target)
        ?? selectionFollowsFocus
    {
      select(target)
    }
    return true
  }

  private func canFocus(_ path: IndexPath) -> Bool {
    shown[path] != nil
      && tableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsSelection
  }

  private var preferredFocus: IndexPath? {
    tableDelegate?.indexPathForPreferredFocusedView(in: self)
      ?? shown.keys.sorted().first { canFocus($0) }
  }

  /// Holds something over a row until it opens, which selects it.
  ///
  /// - Returns: whether it opened.
  @discardableResult
  public func simulateSpringLoad(at path: IndexPath) -> Bool {
    guard allows(.gesture) else { return false }
    layoutIfNeeded()
    guard phase == .idle, let cell = shown[path], let tableDelegate,
      tableDelegate.tableView(self, shouldSpringLoadRowAt: path, with: SpringLoad(cell))
    else { return false }
    select(path)
    return true
  }

  /// Draws two fingers over rows on screen, which selects them all.
  ///
  /// - Returns: whether that began; the table must allow many rows, now or while it is edited.
  @discardableResult
  public func simulateTwoFingerPan(over paths: [IndexPath]) -> Bool {
    guard allows(.gesture) else { return false }
    layoutIfNeeded()
    guard phase == .idle, let first = paths.first, shown[first] != nil, let tableDelegate,
      allowsMultipleSelection || allowsMultipleSelectionDuringEditing,
      tableDelegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: first)
    else { return false }
    tableDelegate.tableView(self, didBeginMultipleSelectionInteractionAt: first)
    for path in paths where shown[path] != nil && selectsMany { select(path) }
    tableDelegate.tableViewDidEndMultipleSelectionInteraction(self)
    return true
  }

  /// Selects as the user does: the delegate is asked and notified.
  private func select(_ path: IndexPath) {
    guard phase == .idle, let target = askedToSelect(path), holds(target),
      !selected.contains(target)
    else { return }
    selectRow(at: target, animated: true, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: target)
  }
}

/// Something that is held over a cell.
@MainActor
private final class SpringLoad: NSObject, UISpringLoadedInteractionContext {
  var targetView: UIView?
  var targetItem: Any?

  init(_ cell: UITableViewCell) { targetView = cell }

  func location(in view: UIView?) -> CGPoint {
    targetView.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } ?? .zero
  }
}
