/// How a change of a table is to look.
public struct ToldAnimation: Hashable, Sendable {
  /// What changes.
  public enum Change: Hashable, Sendable { case insert, delete, reload }

  /// What changes.
  public let change: Change
  /// The section, as the change counts it.
  public let section: Int
  /// The animation.
  public let animation: UITableView.RowAnimation
  /// Whether animations were enabled: if not, nothing of it is seen.
  public let isEnabled: Bool
}

extension UITableView {
  func note(
    _ change: ToldAnimation.Change, _ sections: some Sequence<Int>, _ animation: RowAnimation
  ) {
    for section in sections {
      inspector.animations.append(
        ToldAnimation(
          change: change, section: section, animation: animation,
          isEnabled: UIView.areAnimationsEnabled))
    }
  }
}
