import Foundation

/// A switch.
@MainActor
open class UISwitch: UIControl {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 51, height: 31)
  }
  /// Whether the switch is on; setting it sends no action.
  open var isOn = false
  /// Sets it, and sends nothing.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Flips it.
  public func simulateTap() {
    guard canBeTouched else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
