import Foundation

/// A slider.
@MainActor
open class UISlider: UIControl {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 34)
  }
  /// The lowest value.
  open var minimumValue: Float = 0
  /// The highest value.
  open var maximumValue: Float = 1
  /// The value, limited to the lowest and highest; setting it sends no action.
  open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }

  /// Slides it.
  public func simulateSlide(to value: Float) {
    guard canBeTouched else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }
}
