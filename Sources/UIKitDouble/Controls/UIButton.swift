#if !canImport(UIKit)
  import Foundation

  /// A button.
  @MainActor
  open class UIButton: UIControl {
    /// What it shows.
    public private(set) var currentTitle: String?
    /// Sets what it shows; all states look alike.
    open func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }

    /// Taps it.
    public func simulateTap() {
      guard canBeTouched else { return }
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }
#endif
