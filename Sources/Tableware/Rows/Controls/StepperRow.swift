/// A number that goes up and down by steps, between two buttons.
///
/// ```swift
/// StepperRow("Copies", value: form.number("copies"), in: 1...99)
/// ```
public struct StepperRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// A stepper of a field. A value outside the range is shown, and set, as the nearest one.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil,
    value field: Field<Double>, in range: ClosedRange<Double>, step: Double = 1
  ) {
    let content = RowContent(
      title: title, subtitle: subtitle,
      control: .number(NumberInput(field.value, in: range, step: step, style: .stepper))
    )
    .spoken(hint: Words.current[.stepperHint])
    parts = RowParts(field, content, EventHandlers(setting: field, in: range))
  }

  /// A stepper of a value.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil, value: Double,
    in range: ClosedRange<Double>, step: Double = 1,
    onChange: @escaping (Double) throws -> Void
  ) {
    self.init(
      title, subtitle: subtitle, value: Field(value, onChange: onChange), in: range, step: step)
  }

  /// A stepper of whole numbers.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil,
    value field: Field<Int>, in range: ClosedRange<Int>, step: Int = 1
  ) {
    self.init(
      title, subtitle: subtitle, value: field.map({ Double($0) }, { Int(exactly: $0.rounded()) }),
      in: Double(range.lowerBound)...Double(range.upperBound), step: Double(step))
  }
}
