import Foundation

/// A stepper.
@MainActor
open class UIStepper: UIControl {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: 32)
  }
  private var lowest = 0.0
  private var highest = 100.0
  private var step = 1.0
  private var current = 0.0

  /// The lowest value. One that is not less than ``maximumValue`` is an exception.
  open var minimumValue: Double {
    get { lowest }
    set {
      guard newValue < highest else {
        return RaisedExceptions.raise(
          "NSInvalidArgumentException", "minimum \(newValue), maximum \(highest)")
      }
      lowest = newValue
      current = max(current, lowest)
    }
  }
  /// The highest value. One that is not greater than ``minimumValue`` is an exception.
  open var maximumValue: Double {
    get { highest }
    set {
      guard newValue > lowest else {
        return RaisedExceptions.raise(
          "NSInvalidArgumentException", "maximum \(newValue), minimum \(lowest)")
      }
      highest = newValue
      current = min(current, highest)
    }
  }
  /// The difference that one tap makes. A step that is not positive is an exception.
  open var stepValue: Double {
    get { step }
    set {
      guard newValue > 0 else {
        return RaisedExceptions.raise("NSInvalidArgumentException", "step \(newValue)")
      }
      step = newValue
    }
  }
  /// The value, limited to the lowest and highest; setting it sends no action.
  open var value: Double {
    get { current }
    set { current = min(max(newValue, lowest), highest) }
  }

  /// Steps it.
  public func simulateStep(_ count: Int = 1) {
    guard canBeTouched else { return }
    value += stepValue * Double(count)
    sendActions(for: .valueChanged)
  }
}
