import Foundation

/// A switch.
@MainActor
open class UISwitch: UIControl {
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
