#if !canImport(UIKit)
  import Foundation

  /// A button.
  @MainActor
  open class UIButton: UIControl {
    /// How it looks; a custom one looks like nothing until it is told how.
    public enum ButtonType: Int, Sendable { case custom, system }

    /// How it looks.
    public private(set) var buttonType = ButtonType.custom
    /// What it shows.
    public private(set) var currentTitle: String?

    /// A button without a size.
    public convenience init(type buttonType: ButtonType) {
      self.init(frame: .zero)
      self.buttonType = buttonType
    }

    /// Sets what it shows; all states look alike.
    open func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }

    /// Ten points for each letter, and the height of a touch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: CGFloat((currentTitle ?? "").count * 10 + 20), height: 44)
    }

    /// Taps it.
    public func simulateTap() {
      guard canBeTouched else { return }
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }
#endif
