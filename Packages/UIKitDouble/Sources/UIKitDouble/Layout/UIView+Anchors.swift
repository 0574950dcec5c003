import Foundation

extension UIView {
  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The center from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The center from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line that the first line of text stands on.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line that the last line of text stands on.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The rectangle that bars leave free: the whole view in the double.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "safeArea") }
  /// The rectangle inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "margins") }
  /// The rectangle inside of the margins, at most 672 points wide and centered.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "readableContent")
  }
  /// The guides that were added, in order.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// Adds a guide, which belongs to one view at a time.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutState.guides.append(layoutGuide)
    layoutGuide.owningView = self
    constraintsChanged()
  }

  /// Removes a guide with the constraints that concern it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var view: UIView? = self
    while let current = view {
      for constraint in current.layoutState.constraints
      where (constraint.first + constraint.second).contains(where: { $0.item === layoutGuide }) {
        constraint.isActive = false
      }
      view = current.superview
    }
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsChanged()
  }

  /// The active constraints that the view holds, in the order of their activation.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }
  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// How strongly the view resists being larger than its content; 250 unless it was set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis] ?? .defaultLow
  }
  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis] = priority
    constraintsChanged()
  }
  /// How strongly the view resists being smaller than its content; 750 unless it was set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState.resistance[axis] ?? .defaultHigh }
  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.resistance[axis] = priority
    constraintsChanged()
  }

  /// Whether the constraints allow another frame of the view, as far as single variables tell.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    return islandRoot.solve(LayoutIsland.Size(islandRoot.bounds.size)).isAmbiguous(self)
  }

  private func systemGuide(_ kind: UILayoutGuide.Kind, _ name: String) -> UILayoutGuide {
    if let guide = layoutState.systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self, name)
    layoutState.systemGuides[kind] = guide
    return guide
  }
}
