import Foundation

extension UITableView {
  /// The edge that a swipe begins at.
  public enum SwipeEdge: Sendable { case leading, trailing }

  /// Swipes a row on screen open; another one that is open closes.
  ///
  /// - Returns: the titles of what it uncovers; none if it cannot be swiped.
  @discardableResult
  public func simulateSwipeOpen(at path: IndexPath, from edge: SwipeEdge = .trailing) -> [String] {
    guard allows(.gesture) else { return [] }
    layoutIfNeeded()
    guard phase == .idle, !interaction.isDropping, shown[path] != nil, !editing, canEdit(path)
    else { return [] }
    let configuration =
      edge == .leading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    guard let configuration, !configuration.actions.isEmpty else { return [] }
    closeSwipe(at: interaction.swipe?.path)
    openSwipe(Interaction.Swipe(path: path, actions: configuration.actions))
    return configuration.actions.map { $0.title ?? "" }
  }

  /// Closes the row that is swiped open.
  public func simulateSwipeClose() {
    if allows(.gesture) { closeSwipe(at: interaction.swipe?.path) }
  }

  /// Taps what a swipe has uncovered. The row closes when the handler answers, which it has to do
  /// once, now or later (E-04).
  ///
  /// - Returns: whether there was such an action.
  @discardableResult
  public func simulateSwipeTap(_ title: String) -> Bool {
    guard allows(.gesture), let swipe = interaction.swipe,
      let action = swipe.actions.first(where: { $0.title == title }),
      let cell = shown[swipe.path]
    else { return false }
    inspector.note(.swipe(title, swipe.path))
    // UIKit takes the row of a destructive action that was done for deleted, and hides it.
    action.onAnswer = { [weak self, weak action] isDone in
      guard let self, let action, let swipe = interaction.swipe, swipe.actions.contains(action)
      else { return }
      if isDone, action.style == .destructive, !swipe.isRowGone {
        report("E-04", .hazard, "“\(title)” answered that it is done, and its row is there")
      }
      if !interaction.isActing { closeSwipe(at: swipe.path) }
    }
    interaction.isActing = true
    action.simulateTap(in: cell)
    interaction.isActing = false
    if action.completionCount > 0 { closeSwipe(at: interaction.swipe?.path) }
    return true
  }

  /// Swipes over a row and taps an action by its title, whichever edge it is at.
  ///
  /// - Returns: whether there was such an action.
  @discardableResult
  public func simulateSwipe(_ title: String, at path: IndexPath) -> Bool {
    for edge in [SwipeEdge.leading, .trailing]
    where simulateSwipeOpen(at: path, from: edge).contains(title) {
      return simulateSwipeTap(title)
    }
    closeSwipe(at: interaction.swipe?.path)
    return false
  }

  /// The titles of what swipes over a row would uncover, without uncovering it.
  func swipeTitles(at path: IndexPath) -> [String] {
    guard phase == .idle, shown[path] != nil, canEdit(path) else { return [] }
    let leading = tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    return [leading, trailing].flatMap { ($0?.actions ?? []).map { $0.title ?? "" } }
  }

  func openSwipe(_ swipe: Interaction.Swipe) {
    interaction.swipe = swipe
    tableDelegate?.tableView(self, willBeginEditingRowAt: swipe.path)
  }

  /// Closes the open row; without a path if it is gone.
  func closeSwipe(at path: IndexPath?) {
    guard let swipe = interaction.swipe else { return }
    interaction.swipe = nil
    // An answer may wait until the row is gone, which takes as long as an animation.
    VirtualTime.shared.after(1) { [weak self] in
      for action in swipe.actions where action.completionCount != action.tapCount {
        self?.report(
          "E-04", .warning,
          "“\(action.title ?? "")” answered \(action.completionCount) times, not \(action.tapCount)"
        )
      }
    }
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// An open swipe follows its row. It closes if the row goes, unless its own action or `commit`
  /// did that: then it closes when they are done.
  func followSwipe(_ target: (IndexPath) -> IndexPath?) {
    guard let swipe = interaction.swipe else { return }
    if let path = target(swipe.path) {
      interaction.swipe?.path = path
    } else if interaction.isActing || interaction.isCommitting {
      interaction.swipe?.isRowGone = true
    } else {
      asking(.committing) { closeSwipe(at: nil) }
    }
  }
}
