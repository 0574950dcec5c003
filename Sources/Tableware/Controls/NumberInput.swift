/// A number that goes up and down by steps.
public struct NumberInput: Hashable, Sendable {
  /// How it is shown.
  public enum Style: Hashable, Sendable {
    /// The number between two buttons.
    case stepper
    /// A position on a line.
    case slider
  }

  /// The number, within ``range``.
  public let value: Double
  /// The least and the greatest number.
  public let range: ClosedRange<Double>
  /// How far one step goes; above 0.
  public let step: Double
  /// How it is shown.
  public let style: Style

  /// An input. A number outside the range is taken as the nearest one, one that is none as the least; a
  /// step that is not above 0 as a hundredth of the range.
  public init(
    _ value: Double, in range: ClosedRange<Double>, step: Double = 1, style: Style = .stepper
  ) {
    self.range = range
    self.value =
      value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
    let fallback = (range.upperBound - range.lowerBound) / 100
    self.step = step > 0 && step.isFinite ? step : (fallback > 0 ? fallback : 1)
    self.style = style
  }

  /// Where the number lies in its range, from 0 to 1.
  public var fraction: Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (value - range.lowerBound) / length : 0
  }
}

extension NumberInput {
  /// The number at a place in the range, from 0 to 1, at the nearest whole step.
  ///
  /// Places outside are taken as the nearest end; the ends of the range are always reached.
  package func value(at fraction: Double) -> Double {
    let place = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    if place == 1, range.upperBound.isFinite { return range.upperBound }
    let raw = (range.upperBound - range.lowerBound) * place
    let steps = (raw / step).rounded()
    let number = range.lowerBound + steps * step
    // A range without an end has no places.
    guard number.isFinite else { return value }
    return min(max(number, range.lowerBound), range.upperBound)
  }
}
