import Foundation

/// A view that a collection view uses several times.
@MainActor
open class UICollectionReusableView: UIView {
  /// Which pool it waits in.
  open internal(set) var reuseIdentifier: String?

  /// A view in a rectangle of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// From a nib or a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Forgets what is not content, before it is used again. Subclasses call super.
  open func prepareForReuse() {}

  /// The layout gave it a position.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The size that it asks for. By default that of its constraints in a layout with estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A cell of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private var content = ContentSlot()
  /// What its own views are put into.
  open var contentView: UIView { content.view }
  /// What it shows; its view takes the place of the ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: self) }
  }
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?
  /// Whether it is selected; the collection view sets it.
  open var isSelected = false
  /// Whether a finger is on it; the collection view sets it.
  open var isHighlighted = false
  /// How often the cell was prepared for its next use.
  public private(set) var reuseCount = 0

  /// A cell in a rectangle of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    contentView.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// From a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let view = layoutState.constraints.isEmpty ? contentView : self
    return view.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? content.view.systemLayoutSizeFitting(targetSize)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard contentView.laysOutByConstraints || !layoutState.constraints.isEmpty else {
      return layoutAttributes
    }
    layoutAttributes.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return layoutAttributes
  }
}

// As in CellMaking.swift: the call goes by the name of a symbol, so that it reaches the
// `override init(frame:)` of a class that the double knows as a value.
extension UICollectionReusableView {
  @_silgen_name("UIKitDouble_makeReusable")
  convenience init(making identifier: String?) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// A new view of this class.
  @_silgen_name("UIKitDouble_makeReusable")
  final class func made(_ identifier: consuming String?) -> UICollectionReusableView
}
