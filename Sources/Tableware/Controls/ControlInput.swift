/// The description of a control for every surface. Each kind of control conforms to it.
///
/// A surface draws the kinds that it has a view for, every other kind with a ``scale`` by that
/// scale, and everything else as text.
package protocol ControlInput {
  /// The value as text, such as "on" or "42"; `nil` without a value. A secret is only its length.
  var valueText: String? { get }
  /// The trait of the row for assistive technology.
  var trait: RowAccessibility.Trait { get }
  /// Whether the user can set it, or press it.
  var isSettable: Bool { get }
  /// Whether steps change it: arrow keys, and swipes of a screen reader.
  var isAdjustable: Bool { get }
  /// The steps of an arrow key with Shift.
  var largeStep: Int { get }
  /// The value as a position on a scale; `nil` for a control without a scale.
  var scale: ControlScale? { get }
  /// The value after the control is activated; `nil` if that sets nothing.
  var activated: ControlValue? { get }

  /// Returns whether the control accepts a value: the type fits, and the value is in range.
  func accepts(_ value: ControlValue) -> Bool
  /// The value after some steps forward, or back below 0; `nil` if it stays.
  func adjusted(by steps: Int) -> ControlValue?
}

extension ControlInput {
  package var isSettable: Bool { true }
  package var isAdjustable: Bool { false }
  package var largeStep: Int { 1 }
  package var scale: ControlScale? { nil }
  package var activated: ControlValue? { nil }
  package func adjusted(by steps: Int) -> ControlValue? { nil }
}

/// A value on a scale of equal steps. A surface without a view for a control draws this one.
///
/// Its value is a ``ControlValue/number(_:)``.
package struct ControlScale: Hashable, Sendable {
  /// A glyph for each step of a scale, such as ★ below the value and ☆ above it.
  package struct Glyphs: Hashable, Sendable {
    package let filled: Character
    package let empty: Character

    package init(filled: Character, empty: Character) {
      self.filled = filled
      self.empty = empty
    }
  }

  /// The value, the range, the step and the style.
  package let number: NumberInput
  /// The glyphs of the steps; `nil` for a scale without.
  package let glyphs: Glyphs?

  package init(_ number: NumberInput, glyphs: Glyphs? = nil) {
    self.number = number
    self.glyphs = glyphs
  }

  /// A glyph for each step with its value; empty for a scale without glyphs, or with more than 20
  /// steps.
  package var marks: [(glyph: Character, value: Double, isFilled: Bool)] {
    let count = (number.range.upperBound - number.range.lowerBound) / number.step
    guard let glyphs, count.isFinite, count >= 1, count <= 20 else { return [] }
    return (1...Int(count)).map { step in
      let value = number.range.lowerBound + number.step * Double(step)
      let isFilled = value <= number.value
      return (isFilled ? glyphs.filled : glyphs.empty, value, isFilled)
    }
  }
}

/// A control that is on or off.
package struct ToggleInput: ControlInput {
  let isOn: Bool

  package var valueText: String? {
    Words.current[isOn ? .on : .off]
  }
  package var trait: RowAccessibility.Trait { .toggle }
  package var isAdjustable: Bool { true }
  package var activated: ControlValue? { .bool(!isOn) }

  package func accepts(_ value: ControlValue) -> Bool { value.bool != nil }

  package func adjusted(by steps: Int) -> ControlValue? {
    isOn == (steps > 0) ? nil : .bool(steps > 0)
  }
}

/// A fraction that the user cannot change.
package struct ProgressInput: ControlInput {
  let fraction: Double?

  package var valueText: String? {
    fraction.map { $0.isNaN ? "" : "\(Int(min(max($0, 0), 1) * 100)) %" }
  }
  package var trait: RowAccessibility.Trait { .updatesFrequently }
  package var isSettable: Bool { false }

  package func accepts(_ value: ControlValue) -> Bool { false }
}

/// A button, which has no value.
package struct ButtonInput: ControlInput {
  package var valueText: String? { nil }
  package var trait: RowAccessibility.Trait { .button }

  package func accepts(_ value: ControlValue) -> Bool { false }
}
