import Foundation

/// A stepper.
@MainActor
open class UIStepper: UIControl {
  /// The lowest value.
  open var minimumValue = 0.0
  /// The highest value.
  open var maximumValue = 100.0
  /// How far one tap goes.
  open var stepValue = 1.0
  /// Where it stands, kept between lowest and highest; setting it sends nothing.
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }

  /// Steps it.
  public func simulateStep(_ count: Int = 1) {
    guard canBeTouched else { return }
    value += stepValue * Double(count)
    sendActions(for: .valueChanged)
  }
}
