import Foundation

/// A view that arranges its views in a row or a column.
///
/// The double turns the arrangement into the constraints that UIKit makes, so a required size of a
/// hidden view is reported as UIKit reports it.
@MainActor
open class UIStackView: UIView {
  /// How the views fill the stack along its axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The top of a horizontal stack.
    public static let top = Alignment.leading
    /// The bottom of a horizontal stack.
    public static let bottom = Alignment.trailing
  }

  /// The spacing that stands for ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The spacing of the system: 8 points in the double.
  public nonisolated static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// The views that are arranged, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether the views are side by side or below each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
  /// How the views fill the stack along its axis.
  open var distribution = Distribution.fill { didSet { constraintsChanged() } }
  /// How the views lie across the axis.
  open var alignment = Alignment.fill { didSet { constraintsChanged() } }
  /// The distance between two views, in points.
  open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
  /// Whether the views keep the layout margins free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// An empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// From a nib or a storyboard: an empty stack.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end, or moves it there.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged(view) ? 1 : 0))
  }

  /// Adds a view at a position, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    constraintsChanged()
  }

  /// Stops to arrange a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    constraintsChanged()
  }

  /// Sets the distance between a view and the next one.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    constraintsChanged()
  }

  /// The distance that was set for a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func shownSpacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let spacing = custom == Self.spacingUseDefault ? spacing : custom
    return spacing == Self.spacingUseSystem ? 8 : spacing
  }

  override func willRemove(_ subview: UIView) { removeArrangedSubview(subview) }

  private func isArranged(_ view: UIView) -> Bool {
    arrangedSubviews.contains { $0 === view }
  }
}
