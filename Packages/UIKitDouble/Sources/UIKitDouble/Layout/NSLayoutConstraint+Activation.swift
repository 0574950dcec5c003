import Foundation

extension NSLayoutConstraint {
  func activate() {
    guard holder == nil else { return }
    if hasMixedEdges {
      return RaisedExceptions.raise(
        "A-02", "leading or trailing together with left or right: \(text)")
    }
    let views = (first + second).map { $0.item?.layoutView }
    guard let start = views.first, var common = start else { return }
    for view in views.dropFirst() {
      guard let view, let shared = common.commonAncestor(with: view) else {
        return RaisedExceptions.raise("A-01", "the items have no common superview: \(text)")
      }
      common = shared
    }
    holder = common
    common.layoutState.constraints.append(self)
    common.constraintsChanged()
  }

  func deactivate() {
    guard let holder else { return }
    holder.layoutState.constraints.removeAll { $0 === self }
    self.holder = nil
    holder.constraintsChanged()
  }

  func changed() { holder?.constraintsChanged() }

  /// Whether an item of the constraint lies in a view.
  func concerns(_ view: UIView) -> Bool {
    (first + second).contains { $0.item?.layoutView?.isDescendant(of: view) == true }
  }

  /// Whether a view itself is the only item of the constraint.
  func concernsOnly(_ view: UIView) -> Bool {
    (first + second).allSatisfy { $0.item === view }
  }

  private var hasMixedEdges: Bool {
    let attributes = Set((first + second).map(\.attribute))
    return !attributes.isDisjoint(with: [.left, .right, .leftMargin, .rightMargin])
      && !attributes.isDisjoint(with: [.leading, .trailing, .leadingMargin, .trailingMargin])
  }
}

extension UIView {
  fileprivate func commonAncestor(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }
}
