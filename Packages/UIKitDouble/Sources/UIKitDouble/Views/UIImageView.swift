import Foundation

/// A view with a picture.
@MainActor
open class UIImageView: UIView {
  /// What it shows.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// What it shows while it is highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// How symbols are drawn that have no configuration of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// A view in a rectangle of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// From a nib or a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of the size of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? CGSize(width: 0, height: 20)))
    self.image = image
  }

  /// A view of the size of a picture, with another one while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    guard image.isSymbolImage, image.configuration == nil, let preferredSymbolConfiguration else {
      return image.size
    }
    return image.withConfiguration(preferredSymbolConfiguration).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? frame.size }
}

extension UIView {
  /// How the content of a view follows its size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
