/// A number that goes up and down by steps, between two buttons.
///
/// ```swift
/// StepperRow("Copies", value: form.number("copies"), in: 1...99)
/// ```
public struct StepperRow: InteractiveRow {
  /// The tag of the field, or the characters of the title.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let field: Field<Double>
  private let range: ClosedRange<Double>

  /// A stepper of a field. A value outside the range is shown, and set, as the nearest one.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil,
    value field: Field<Double>, in range: ClosedRange<Double>, step: Double = 1
  ) {
    self.field = field
    self.range = range
    id = field.tag ?? title.rowText.string
    body = RowContent(
      title: title, subtitle: subtitle,
      control: .number(NumberInput(field.value, in: range, step: step, style: .stepper))
    )
    .spoken(hint: Words.current.controls.steps).showing(field)
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

  /// Sets the field.
  public var handlers: EventHandlers { EventHandlers(setting: field, in: range) }

  /// Whether the field may be set.
  public var isEnabled: Bool { field.isEnabled }
}
