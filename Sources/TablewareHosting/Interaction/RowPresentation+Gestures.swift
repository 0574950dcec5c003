import Tableware

extension RowPresentation {
  /// Returns whether the row offers a gesture. A surface shows hints and accepts input accordingly.
  ///
  /// A ``RowGesture/tap`` and a ``RowGesture/longPress`` that are not offered are delivered all the
  /// same, because a screen or the application may respond to them.
  ///
  /// - Parameter gesture: the gesture.
  public func offers(_ gesture: RowGesture) -> Bool {
    guard content.isEnabled else { return false }
    switch gesture {
    case .tap: return tap != .none
    case .activate: return tap != .none || hasSettableControl
    case .detail: return hasDetail
    case .longPress: return hasLongPress
    case .toggleExpansion: return expansion != nil
    case .expand, .collapse: return isInTree
    case .menu: return hasMenu || hasDetail
    case .action(let index, let title): return action(index, title) != nil
    case .key(let key): return actions.contains { $0.key == key && $0.isEnabled }
    case .set: return content.control?.input.isSettable ?? false
    case .adjust: return content.control?.input.isAdjustable ?? false
    case .beginTyping, .endTyping, .submit:
      if case .text = content.control { return true }
      return false
    case .move, .drop: return isMovable
    }
  }

  /// Whether the user can do anything with the row: then it can have the focus, also as a header.
  package var isInteractive: Bool {
    content.isEnabled
      && (tap != .none || expansion != nil || hasMenu || hasDetail || hasSettableControl
        || hasLongPress)
  }

  /// Returns the action that was shown at a position with a title, at its current position.
  func action(_ index: Int, _ title: String) -> ActionPresentation? {
    if actions.indices.contains(index), actions[index].title == title { return actions[index] }
    return actions.first { $0.title == title }
  }
}
