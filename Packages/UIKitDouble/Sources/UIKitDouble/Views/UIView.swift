import Foundation

/// A view: a rectangle in a tree, without pixels.
@MainActor
open class UIView: UIResponder {
  /// How a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// A mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its width changes by as much.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// Its height changes by as much.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// The position and size in the superview.
  open var frame: CGRect {
    didSet {
      if translatesAutoresizingMaskIntoConstraints, frame != oldValue, !isLayoutBoundary {
        superview?.forgetSolution()
      }
      guard frame.size != oldValue.size else { return }
      resizeSubviews(from: oldValue.size)
      setNeedsLayout()
    }
  }
  /// How it follows when its superview gets another size; not at all by default.
  open var autoresizingMask: AutoresizingMask = []
  /// What of itself it shows.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  var boundsOrigin = CGPoint.zero

  /// The view that it lies in.
  open var superview: UIView? { liesIn }
  private weak var liesIn: UIView?
  /// The views that lie in it, the topmost last.
  open var subviews: [UIView] { lyingIn }
  private var lyingIn: [UIView] = []
  /// The controller whose root view this is.
  weak var controller: UIViewController?
  /// Whether it and all that lies in it is invisible. A hidden view of a stack takes no room.
  open var isHidden = false {
    didSet { if isHidden != oldValue { (superview as? UIStackView)?.constraintsChanged() } }
  }
  /// Its corners, border and shadow.
  open var layer: CALayer { ownLayer }
  private lazy var ownLayer: CALayer = {
    let layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    layer.view = self
    return layer
  }()
  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether what lies outside of it is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// How its content follows its size.
  open var contentMode = ContentMode.scaleToFill
  /// Which way it is read, apart from the language.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { constraintsChanged() } }
  }
  /// How it is rotated, scaled and moved when it is drawn.
  open var transform = CGAffineTransform.identity {
    didSet { if transform != oldValue { transformDuration = UIView.runningDuration } }
  }
  /// The duration of the animation of the latest transform, in seconds; `nil` without animation.
  public private(set) var transformDuration: TimeInterval?
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// What its state is saved under; without one it is not.
  open var restorationIdentifier: String?
  /// What is behind its content.
  open var backgroundColor: UIColor?
  /// The color of what can be touched; `nil` sets that of the system.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .tintColor { didSet { tintColorDidChange() } }
  /// The tint color changed.
  open func tintColorDidChange() {}
  /// The center in the superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The size that asks a view to be as small as it can.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The size that asks a view to be as large as it can.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The recognizers of gestures in it and its subviews; `nil` without any.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Adds a recognizer, which belongs to one view at a time.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let others = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers = others.isEmpty ? nil : others
    gestureRecognizer.view = nil
  }
  /// A number to find it by.
  open var tag = 0
  /// Whether touches reach it and what lies in it.
  open var isUserInteractionEnabled = true
  /// Whether assistive applications treat the view as one element.
  open var isAccessibilityElement = false
  /// The identifier by which a test finds the element; never read aloud.
  open var accessibilityIdentifier: String?
  /// The text that assistive applications read for the element.
  open var accessibilityLabel: String?
  /// What it is set to.
  open var accessibilityValue: String?
  /// What happens if it is tapped.
  open var accessibilityHint: String?
  /// What it is for.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Increments the value for an assistive application.
  open func accessibilityIncrement() {}
  /// Goes down.
  open func accessibilityDecrement() {}
  /// Does what a tap does.
  ///
  /// - Returns: `false` to be tapped instead.
  open func accessibilityActivate() -> Bool { false }
  /// What else can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Whether the next pass lays it out.
  public private(set) var needsLayout = true

  /// A view in a rectangle of its superview.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// From a nib or a storyboard.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// A view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// The window that shows the view.
  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  open override var next: UIResponder? { controller ?? superview }

  /// Puts a view on top of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: lyingIn.count) }

  /// Puts a view at a place among the others, counted from the lowest.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view.superview !== self else { return }
    view.removeFromSuperview()
    let hadWindow = view.window != nil
    view.liesIn = self
    lyingIn.insert(view, at: min(max(index, 0), lyingIn.count))
    view.didMoveToSuperview()
    if hadWindow != (view.window != nil) { view.windowChanged() }
    forgetSolution()
    setNeedsLayout()
  }

  /// Puts a view directly above another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    let index = lyingIn.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? lyingIn.count)
  }

  /// Puts a view directly below another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: lyingIn.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// Puts a subview on top of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = lyingIn.firstIndex(where: { $0 === view }) else { return }
    lyingIn.append(lyingIn.remove(at: index))
  }

  /// Takes the view out of the tree.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    removeConstraintsOutside()
    parent.willRemove(self)
    parent.lyingIn.removeAll { $0 === self }
    liesIn = nil
    didMoveToSuperview()
    if hadWindow { windowChanged() }
  }

  /// The view came from a nib or a storyboard, and so did all that belongs to it.
  open func awakeFromNib() {}
  /// The view came into another tree.
  open func didMoveToSuperview() {}
  /// The view came into another window.
  open func didMoveToWindow() {}
  /// The environment changed. Subclasses call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Puts subviews where they belong: at the frames that the constraints ask for. Subclasses call
  /// super.
  open func layoutSubviews() { applyConstraints() }

  var layoutState = LayoutState()
  /// Whether the frame stands for constraints. Views with constraints of their own set `false`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set {
      guard newValue != layoutState.translatesMask else { return }
      layoutState.translatesMask = newValue
      constraintsChanged()
    }
  }
  /// Whether it needs constraints even before there is one.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The length of a side that the content does not determine.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// How large its content is, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The content has another size: constraints are solved again at the next layout.
  open func invalidateIntrinsicContentSize() {
    if !translatesAutoresizingMaskIntoConstraints { constraintsChanged() }
  }
  /// Whether the height of the content follows from its width.
  var wrapsToWidth: Bool { false }
  /// The height of the content in a width, if that follows from it.
  func height(wrappedAt width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// The lines that text stands on.
  var baselines: Baselines { Baselines() }
  /// A constraint inside changed, of a view that constraints do not reach beyond.
  func boundaryConstraintsChanged() {}
  /// A subview is about to be removed.
  func willRemove(_ subview: UIView) {}
  /// Calls ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    forgetSolution()
    setNeedsLayout()
  }
  /// Calls ``updateConstraints()`` now, if that is due.
  open func updateConstraintsIfNeeded() {
    if layoutState.needsUpdateConstraints { updateConstraints() }
  }
  /// Sets constraints. Subclasses call super.
  open func updateConstraints() { layoutState.needsUpdateConstraints = false }

  /// Lays out at the next pass.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out now, if that is due.
  open func layoutIfNeeded() { traitCollection.performAsCurrent { layOutInside() } }

  private func layOutInside() {
    // A subview may ask for another layout of this view, which is in the same frame.
    var rounds = 0
    var isAskedAgain = false
    repeat {
      rounds += 1
      if needsLayout {
        needsLayout = false
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
      let wasAsked = needsLayout
      for view in subviews { view.layoutIfNeeded() }
      isAskedAgain = needsLayout && !wasAsked
    } while isAskedAgain && rounds < 10
  }

  /// The position in another view of a rectangle of this view; in the window's root for `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let own = originInRoot
    let other = view?.originInRoot ?? .zero
    return rect.offsetBy(dx: own.x - other.x, dy: own.y - other.y)
  }

  private var originInRoot: CGPoint {
    guard let superview else { return .zero }
    let outer = superview.originInRoot
    return CGPoint(
      x: outer.x + frame.minX - boundsOrigin.x, y: outer.y + frame.minY - boundsOrigin.y)
  }

  /// What bars and edges of the screen cover; nothing in the double.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The room that content should keep free at the sides: 8 points unless it was set.
  open var layoutMargins: UIEdgeInsets {
    get { layoutState.margins.resolved(effectiveUserInterfaceLayoutDirection) }
    set { set(LayoutState.Margins(newValue)) }
  }
  /// The room that content should keep free, in the direction of the language.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutState.margins.directional(effectiveUserInterfaceLayoutDirection) }
    set { set(LayoutState.Margins(newValue)) }
  }
  /// The margins changed. Subclasses call super.
  open func layoutMarginsDidChange() {}

  /// How large its constraints ask it to be, close to a size; as large as it is without any.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
      ?? (layoutState.fillsCell ? .zero : frame.size)
  }

  /// How large its constraints ask it to be. Without any, the priorities make no difference.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? systemLayoutSizeFitting(targetSize)
  }

  /// How large the view would like to be in a room; as large as it is unless a subclass says
  /// otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

  /// Whether the view has to be drawn before it is seen.
  var needsDisplay = true

  /// Asks for a drawing before the view is seen next.
  open func setNeedsDisplay() { needsDisplay = true }

  /// Draws a part of the view; a plain view draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Takes the size that it would like.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Whether the view is another one or lies in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  private func resizeSubviews(from old: CGSize) {
    for view in subviews {
      if view.autoresizingMask.contains(.flexibleWidth) {
        view.frame.size.width += frame.width - old.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        view.frame.size.height += frame.height - old.height
      }
    }
  }

  private func set(_ margins: LayoutState.Margins) {
    guard layoutState.margins != margins else { return }
    layoutState.margins = margins
    constraintsChanged()
    layoutMarginsDidChange()
  }

  private func removeConstraintsOutside() {
    var view = superview
    while let current = view {
      for constraint in current.layoutState.constraints where constraint.concerns(self) {
        constraint.isActive = false
      }
      view = current.superview
    }
    superview?.forgetSolution()
  }

  private func windowChanged() {
    traitsMayHaveChanged()
    didMoveToWindow()
    for view in subviews { view.windowChanged() }
  }
}
