import Foundation

/// Constraints as sums of variables.
extension LayoutIsland {
  /// Adds what follows from a view: its content, its arrangement, and the constraints that it
  /// holds.
  func addConstraints(of view: UIView) {
    for subview in view.subviews {
      if !subview.translatesAutoresizingMaskIntoConstraints { addContentSize(of: subview) }
    }
    if let stack = view as? UIStackView { addArrangement(of: stack) }
    for constraint in view.layoutState.constraints
    where !(view === root && root is UIScrollView && constraint.concernsOnly(root)) {
      add(constraint)
    }
    for subview in view.subviews {
      guard subview.isLayoutBoundary else {
        addConstraints(of: subview)
        continue
      }
      // Inside of a boundary is another system, but its size belongs to this one.
      for constraint in subview.layoutState.constraints where constraint.concernsOnly(subview) {
        add(constraint)
      }
    }
  }

  private func addContentSize(of view: UIView) {
    guard let box = box(of: view) else { return }
    var size = view.intrinsicContentSize
    if view.wrapsToWidth {
      size.height = view.height(
        wrappedAt: wrappedAt[ObjectIdentifier(view)] ?? .greatestFiniteMagnitude)
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      guard length != UIView.noIntrinsicMetric, length.isFinite else { continue }
      let difference = (axis == .horizontal ? box.width : box.height) - Linear(length)
      let text = "\(view.layoutName).\(axis == .horizontal ? "width" : "height")"
      add(difference, .lessThanOrEqual, view.contentHuggingPriority(for: axis)) {
        "'content-hugging' \(text) <= \(length)"
      }
      add(difference, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)) {
        "'content-compression-resistance' \(text) >= \(length)"
      }
    }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    let isMirrored =
      (constraint.first + constraint.second).contains { $0.attribute.followsDirection }
      && constraint.first.first?.item?.layoutView?.effectiveUserInterfaceLayoutDirection
        == .rightToLeft
    guard let first = sum(constraint.first, isMirrored),
      let second = sum(constraint.second, isMirrored)
    else { return }
    let difference = first - second * constraint.multiplier + -constraint.constant
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    add(difference, relation, constraint.priority) { constraint.text }
  }

  private func sum(_ terms: [LayoutTerm], _ isMirrored: Bool) -> Linear? {
    var sum = Linear(0)
    for term in terms {
      guard let item = term.item, let value = value(of: term.attribute, item, isMirrored) else {
        return nil
      }
      sum.add(value, times: term.sign)
    }
    return sum
  }

  /// An attribute of an item. In a mirrored constraint positions count from right to left, so that
  /// constants and relations stay as they are.
  private func value(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, _ isMirrored: Bool
  ) -> Linear? {
    guard let outer = box(of: item) else { return nil }
    let isOfMargins = attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
    let margins =
      isOfMargins ? (item as? UIView).flatMap { self.box(of: $0.layoutMarginsGuide) } : nil
    let box = margins ?? outer
    switch attribute {
    case .left, .leftMargin: return box.left
    case .right, .rightMargin: return box.right
    case .leading, .leadingMargin: return isMirrored ? box.right * -1 : box.left
    case .trailing, .trailingMargin: return isMirrored ? box.left * -1 : box.right
    case .centerX, .centerXWithinMargins:
      let center = box.left + box.width * 0.5
      return isMirrored ? center * -1 : center
    case .top, .topMargin: return box.top
    case .bottom, .bottomMargin: return box.bottom
    case .centerY, .centerYWithinMargins: return box.top + box.height * 0.5
    case .width: return box.width
    case .height: return box.height
    case .firstBaseline: return baseline(of: item, box, isFirst: true)
    case .lastBaseline: return baseline(of: item, box, isFirst: false)
    case .notAnAttribute: return nil
    }
  }

  func baseline(of item: any LayoutItem, _ box: Box, isFirst: Bool) -> Linear {
    if let stack = item as? UIStackView {
      let shown = stack.arrangedSubviews.filter { !$0.isHidden }
      if let view = isFirst || stack.axis == .horizontal ? shown.first : shown.last,
        let inner = self.box(of: view)
      {
        return baseline(of: view, inner, isFirst: isFirst)
      }
    }
    let baselines = (item as? UIView)?.baselines ?? UIView.Baselines()
    let (factor, offset) = isFirst ? baselines.first : baselines.last
    return box.top + box.height * factor + offset
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}

extension UIView {
  /// The baselines of the first and the last line of text: a part of the height, and an offset from
  /// there, both from the top.
  struct Baselines {
    var first: (factor: Double, offset: Double) = (0, 0)
    var last: (factor: Double, offset: Double) = (1, 0)
  }
}
