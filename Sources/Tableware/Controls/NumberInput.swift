/// A control that sets a number in steps.
public struct NumberInput: Hashable, Sendable {
  /// The appearance of a number's control.
  public enum Style: Hashable, Sendable {
    /// The number between two buttons.
    case stepper
    /// A position on a line.
    case slider
  }

  /// The current number, which is within ``range``.
  public let value: Double
  /// The least and the greatest number.
  public let range: ClosedRange<Double>
  /// The length of one step; above 0.
  public let step: Double
  /// The appearance of the control: stepper or slider.
  public let style: Style

  /// Creates an input for a number in a range.
  ///
  /// - Parameters:
  ///   - value: the number. Out-of-range values are clamped; NaN becomes the lower bound.
  ///   - range: the least and the greatest number.
  ///   - step: the length of a step; a step of 0 or less becomes 1 % of the range.
  ///   - style: the appearance.
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

  /// The position of the number in its range, from 0 to 1.
  package var fraction: Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (value - range.lowerBound) / length : 0
  }
}

extension NumberInput {
  /// The number with the decimals of its step, three at most.
  package var text: String {
    for decimals in 0...3 {
      let scale = [1.0, 10, 100, 1_000][decimals]
      let isExact = (step * scale).rounded() == step * scale || decimals == 3
      guard isExact, abs(value) < 1e15 else { continue }
      let scaled = Int((abs(value) * scale).rounded())
      let sign = value < 0 && scaled > 0 ? "−" : ""
      guard decimals > 0 else { return "\(sign)\(scaled)" }
      let fraction = String(scaled % Int(scale))
      let zeros = String(repeating: "0", count: decimals - fraction.count)
      return "\(sign)\(scaled / Int(scale)).\(zeros)\(fraction)"
    }
    return "\(value)"
  }

  /// Returns the number at a position in the range, from 0 to 1, at the nearest whole step.
  ///
  /// Positions outside are clamped; the ends of the range are always reached.
  package func value(at fraction: Double) -> Double {
    let position = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    if position == 1, range.upperBound.isFinite { return range.upperBound }
    let raw = (range.upperBound - range.lowerBound) * position
    let steps = (raw / step).rounded()
    let number = range.lowerBound + steps * step
    // A range without an end has no positions.
    guard number.isFinite else { return value }
    return min(max(number, range.lowerBound), range.upperBound)
  }
}

extension NumberInput: ControlInput {
  package var valueText: String? { text }
  package var trait: RowAccessibility.Trait { .adjustable }
  package var isAdjustable: Bool { true }
  package var largeStep: Int { 10 }
  package var scale: ControlScale? { ControlScale(self) }

  package func accepts(_ value: ControlValue) -> Bool {
    if case .number(let number) = value { range.contains(number) } else { false }
  }

  package func adjusted(by steps: Int) -> ControlValue? {
    let raw = value + step * Double(steps)
    let number = min(max(raw, range.lowerBound), range.upperBound)
    return number == value ? nil : .number(number)
  }
}
