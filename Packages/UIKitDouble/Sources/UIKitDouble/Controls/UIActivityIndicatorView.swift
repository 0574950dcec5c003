import Foundation

/// A wheel that turns while something takes time.
@MainActor
open class UIActivityIndicatorView: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 20, height: 20)
  }
  /// How large it is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How large it is.
  open var style: Style
  /// Whether the indicator is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether it turns. In a cell that is reused it has to be started again.
  public private(set) var isAnimating = false

  /// An indicator that does not turn.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  /// An indicator of medium size that does not turn.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// From a nib or a storyboard.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  /// Turns.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stands still.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
