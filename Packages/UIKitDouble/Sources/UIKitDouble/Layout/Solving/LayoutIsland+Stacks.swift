import Foundation

/// Stack views as constraints, under the names that UIKit gives them.
extension LayoutIsland {
  /// Adds the arrangement of a stack view.
  func addArrangement(of stack: UIStackView) {
    let area: any LayoutItem =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide : stack
    guard let canvas = box(of: area) else { return }
    let direction = Direction(
      stack.axis, isMirrored: stack.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    hide(stack.arrangedSubviews.filter(\.isHidden), in: canvas, direction)
    guard let first = shown.first.flatMap({ box(of: $0) }),
      let last = shown.last.flatMap({ box(of: $0) })
    else {
      add(direction.length(canvas), .equal, UILayoutPriority(51)) { "'UISV-spanning-fit'" }
      return add(direction.crossed.length(canvas), .equal, UILayoutPriority(51)) {
        "'UISV-spanning-fit'"
      }
    }
    connect(direction.start(first), direction.start(canvas))
    connect(direction.end(last), direction.end(canvas))
    space(shown, of: stack, direction)
    distribute(shown, of: stack, direction)
    align(shown, of: stack, canvas, direction.crossed)
  }

  private func connect(_ edge: Linear, _ canvas: Linear) {
    add(edge - canvas, .equal, .required) { "'UISV-canvas-connection'" }
  }

  private func hide(_ views: [UIView], in canvas: Box, _ direction: Direction) {
    for view in views {
      guard let box = box(of: view) else { continue }
      add(direction.length(box), .equal, .required) {
        "'UISV-hiding' \(view.layoutName).\(direction.axis == .vertical ? "height" : "width") == 0"
      }
      add(direction.start(box) - direction.start(canvas), .equal, UILayoutPriority(51)) {
        "'UISV-hiding'"
      }
    }
  }

  private func space(_ views: [UIView], of stack: UIStackView, _ direction: Direction) {
    var gaps: [Linear] = []
    for (view, next) in zip(views, views.dropFirst()) {
      guard let box = box(of: view), let other = self.box(of: next) else { continue }
      let gap = direction.start(other) - direction.end(box)
      let isFixed = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
      add(
        gap - Linear(stack.shownSpacing(after: view)), isFixed ? .equal : .greaterThanOrEqual,
        .required
      ) { "'UISV-spacing' \(view.layoutName), \(next.layoutName)" }
      if stack.distribution == .equalSpacing { gaps.append(gap) }
      if stack.distribution == .equalCentering {
        gaps.append(direction.center(other) - direction.center(box))
      }
    }
    let priority =
      stack.distribution == .equalSpacing ? UILayoutPriority.required : UILayoutPriority(150)
    for gap in gaps.dropFirst() {
      add(gap - gaps[0], .equal, priority) { "'UISV-distributing'" }
    }
  }

  private func distribute(_ views: [UIView], of stack: UIStackView, _ direction: Direction) {
    guard let leader = views.first, let first = box(of: leader) else { return }
    for view in views.dropFirst() {
      guard let box = box(of: view) else { continue }
      switch stack.distribution {
      case .fillEqually:
        add(direction.length(box) - direction.length(first), .equal, .required) {
          "'UISV-fill-equally' \(view.layoutName), \(leader.layoutName)"
        }
      case .fillProportionally:
        let own = direction.length(view.intrinsicContentSize)
        let other = direction.length(leader.intrinsicContentSize)
        guard own > 0, other > 0 else { continue }
        add(
          direction.length(box) * other - direction.length(first) * own, .equal,
          UILayoutPriority(999)
        ) { "'UISV-fill-proportionally'" }
      default: break
      }
    }
  }

  private func align(
    _ views: [UIView], of stack: UIStackView, _ canvas: Box, _ direction: Direction
  ) {
    let isVertical = direction.axis == .vertical
    if stack.alignment != .fill {
      add(direction.length(canvas), .equal, UILayoutPriority(51)) { "'UISV-spanning-fit'" }
    }
    let baselines = views.compactMap { view in
      self.box(of: view).map { baseline(of: view, $0, isFirst: stack.alignment != .lastBaseline) }
    }
    for (place, view) in views.enumerated() {
      guard let box = box(of: view) else { continue }
      let name = { "'UISV-alignment' \(view.layoutName)" }
      let start = direction.start(box) - direction.start(canvas)
      let end = direction.end(canvas) - direction.end(box)
      let sticksToStart = stack.alignment == .fill || stack.alignment == .leading
      let sticksToEnd = stack.alignment == .fill || stack.alignment == .trailing
      add(start, sticksToStart ? .equal : .greaterThanOrEqual, .required, name)
      add(end, sticksToEnd ? .equal : .greaterThanOrEqual, .required, name)
      switch stack.alignment {
      case .center: add(start - end, .equal, .required, name)
      case .firstBaseline, .lastBaseline:
        if isVertical, place > 0 { add(baselines[place] - baselines[0], .equal, .required, name) }
        if !isVertical { add(start, .equal, .required, name) }
      default: break
      }
      if stack.alignment != .fill {
        add(start + end, .equal, UILayoutPriority(25)) { "'UISV-ambiguity-suppression'" }
      }
    }
  }

  /// An axis, and the side on which it begins.
  struct Direction {
    let axis: NSLayoutConstraint.Axis
    private let isMirrored: Bool

    init(_ axis: NSLayoutConstraint.Axis, isMirrored: Bool) {
      self.axis = axis
      self.isMirrored = isMirrored
    }

    var crossed: Direction {
      Direction(axis == .vertical ? .horizontal : .vertical, isMirrored: isMirrored)
    }

    func start(_ box: Box) -> Linear {
      axis == .vertical ? box.top : isMirrored ? box.right * -1 : box.left
    }
    func end(_ box: Box) -> Linear {
      axis == .vertical ? box.bottom : isMirrored ? box.left * -1 : box.right
    }
    func center(_ box: Box) -> Linear { (start(box) + end(box)) * 0.5 }
    func length(_ box: Box) -> Linear { axis == .vertical ? box.height : box.width }
    func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  }
}
