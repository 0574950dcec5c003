import Foundation

/// What Auto Layout knows of a view.
@MainActor
struct LayoutState {
  var translatesMask = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var needsUpdateConstraints = true
  var margins = Margins(NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  /// Whether the frame is that of a cell, so that it says nothing about the content.
  var fillsCell = false
  /// The solved frame, which the superview applies when it is laid out.
  var frame: CGRect?
  /// The size for which the frames of everything inside were solved, if the view is the root of its
  /// constraints.
  var solvedSize: CGSize?
  /// The view whose environment the view has while it is in no window, such as the table of a cell.
  weak var environment: UIView?
  /// The environment that the view knows from its last window.
  var windowTraits: UITraitCollection?

  /// Layout margins as they were set: by the sides of the screen, or by those of a line.
  struct Margins: Hashable {
    private let insets: NSDirectionalEdgeInsets
    private let isDirectional: Bool

    init(_ margins: NSDirectionalEdgeInsets) {
      insets = margins
      isDirectional = true
    }

    init(_ margins: UIEdgeInsets) {
      insets = NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
      isDirectional = false
    }

    func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
      let isMirrored = isDirectional && direction == .rightToLeft
      return UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
    }

    func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
      let isMirrored = !isDirectional && direction == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: insets.top, leading: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, trailing: isMirrored ? insets.leading : insets.trailing)
    }
  }
}

extension UIView {
  /// Whether constraints do not reach beyond the view.
  var isLayoutBoundary: Bool {
    self is UIScrollView || self is UIWindow || self is UITableViewCell
      || self is UITableViewHeaderFooterView || self is UICollectionReusableView
  }

  /// Whether the frames of some subviews follow from constraints.
  var laysOutByConstraints: Bool {
    !layoutState.constraints.isEmpty || !layoutState.guides.isEmpty || self is UIStackView
      || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// The view for whose size the constraints of this view are solved.
  var islandRoot: UIView {
    var root = self
    var view = self
    while !view.isLayoutBoundary, let parent = view.superview {
      view = parent
      if view.laysOutByConstraints { root = view }
    }
    return root
  }

  /// A constraint or the size of a content changed: frames are solved at the next layout.
  func constraintsChanged() {
    var view: UIView? = self
    while let current = view {
      current.layoutState.solvedSize = nil
      current.setNeedsLayout()
      if current.isLayoutBoundary {
        current.boundaryConstraintsChanged()
        // The size of a scroll view follows from the constraints outside.
        guard current is UIScrollView, !current.translatesAutoresizingMaskIntoConstraints else {
          return
        }
      }
      view = current.superview
    }
  }

  /// A frame that constraints refer to changed.
  func forgetSolution() {
    var view: UIView? = self
    while let current = view {
      current.layoutState.solvedSize = nil
      view = current.isLayoutBoundary ? nil : current.superview
    }
  }

  /// The environment changed, and with it the sizes of texts.
  func forgetSolutionsInside() {
    layoutState.solvedSize = nil
    if laysOutByConstraints { setNeedsLayout() }
    for view in subviews { view.forgetSolutionsInside() }
  }

  /// Applies the solved frames of subviews.
  func applyConstraints() {
    guard laysOutByConstraints, bounds.size != .zero else { return }
    let root = islandRoot
    guard root.bounds.size != .zero else { return }
    if root.layoutState.solvedSize != root.bounds.size {
      root.solve(LayoutIsland.Size(root.bounds.size)).store()
    }
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      if let frame = view.layoutState.frame { view.frame = frame }
    }
  }

  /// The size that the constraints inside of a view ask for; `nil` for a view without constraints.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard laysOutByConstraints else { return nil }
    let solution = solve(
      LayoutIsland.Size(
        width: target.width, widthPriority: horizontal, height: target.height,
        heightPriority: vertical))
    solution.store()
    return solution.size
  }

  /// Solves the constraints inside of a view. Heights of texts follow from their widths, so there
  /// are as many rounds as texts need to be wrapped.
  func solve(_ size: LayoutIsland.Size) -> LayoutIsland {
    updateConstraintsInside()
    var island = LayoutIsland(self, size, wrappedAt: [:], explains: false)
    for _ in 0..<4 where island.needsAnotherRound {
      island = LayoutIsland(self, size, wrappedAt: island.widthsOfTexts, explains: false)
    }
    if island.hasConflicts {
      island = LayoutIsland(self, size, wrappedAt: island.widthsOfTexts, explains: true)
      island.warn()
    }
    return island
  }

  private func updateConstraintsInside() {
    updateConstraintsIfNeeded()
    for view in subviews where !view.isLayoutBoundary { view.updateConstraintsInside() }
  }
}
