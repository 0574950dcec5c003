import Tableware

/// A row that increments and decrements a number with two buttons.
///
/// ```swift
/// StepperRow("Copies", value: form.number("copies"), in: 1...99)
/// ```
public struct StepperRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a stepper for the number of a field. A number outside the range is clamped.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - subtitle: a second line.
  ///   - field: the field that stores the number.
  ///   - range: the least and the greatest number.
  ///   - step: the difference of one step.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil,
    value field: Field<Double>, in range: ClosedRange<Double>, step: Double = 1, id: String? = nil
  ) {
    let content = RowContent(
      title: title, subtitle: subtitle,
      control: .number(NumberInput(field.value, in: range, step: step, style: .stepper))
    )
    .spoken(hint: Words.current[.stepperHint])
    parts = RowParts(field, content, EventHandlers(setting: field, in: range), id: id)
  }

  /// Creates a stepper for a number.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - subtitle: a second line.
  ///   - value: the number.
  ///   - range: the least and the greatest number.
  ///   - step: the difference of one step.
  ///   - id: the identity; by default the title.
  ///   - onChange: receives the new number.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil, value: Double,
    in range: ClosedRange<Double>, step: Double = 1,
    id: String? = nil, onChange: @escaping (Double) throws -> Void
  ) {
    self.init(
      title, subtitle: subtitle, value: Field(value, onChange: onChange), in: range, step: step,
      id: id)
  }

  /// Creates a stepper for the integer of a field.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - subtitle: a second line.
  ///   - field: the field that stores the integer.
  ///   - range: the least and the greatest integer.
  ///   - step: the difference of one step.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil,
    value field: Field<Int>, in range: ClosedRange<Int>, step: Int = 1, id: String? = nil
  ) {
    self.init(
      title, subtitle: subtitle, value: field.map({ Double($0) }, { Int(exactly: $0.rounded()) }),
      in: Double(range.lowerBound)...Double(range.upperBound), step: Double(step), id: id)
  }
}
