import Foundation

/// How what is behind a view is changed.
@MainActor
open class UIVisualEffect: NSObject {
  /// No effect.
  public override init() {}
}

/// What is behind a view is blurred.
@MainActor
public final class UIBlurEffect: UIVisualEffect {
  /// How much is seen of what is behind.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  /// How much is seen of what is behind.
  public let simulatedStyle: Style
  /// A blur.
  public init(style: Style) { simulatedStyle = style }
}

/// A view with an effect on what is behind it. Its own views are put into ``contentView``.
@MainActor
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view that contains the content.
  public let contentView = UIView(frame: .zero)

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// From a nib or a storyboard: without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
