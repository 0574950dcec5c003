import Foundation

/// A switch.
@MainActor
open class UISwitch: UIControl {
  /// Where it stands; setting it sends nothing.
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
