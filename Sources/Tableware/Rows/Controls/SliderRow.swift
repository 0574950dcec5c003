/// A number as a position on a line: for what is felt rather than counted, such as a volume.
///
/// ```swift
/// SliderRow("Volume", value: form.number("volume"), in: 0...1)
/// ```
public struct SliderRow: InteractiveRow {
  /// The tag of the field, or the characters of the title.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let field: Field<Double>
  private let range: ClosedRange<Double>

  /// A slider of a field. A value outside the range is shown, and set, as the nearest one.
  ///
  /// - Parameter step: how far a key or a swipe of a screen reader goes; a twentieth of the range
  ///   unless you say otherwise.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    value field: Field<Double>, in range: ClosedRange<Double> = 0...1, step: Double? = nil
  ) {
    self.field = field
    self.range = range
    id = field.tag ?? title.rowText.string
    let step = step ?? (range.upperBound - range.lowerBound) / 20
    body = RowContent(
      symbol: symbol, title: title,
      control: .number(NumberInput(field.value, in: range, step: step, style: .slider))
    )
    .spoken(hint: Words.current.controls.slides).showing(field)
  }

  /// A slider of a value.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil, value: Double,
    in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    onChange: @escaping (Double) throws -> Void
  ) {
    self.init(
      title, symbol: symbol, value: Field(value, onChange: onChange), in: range, step: step)
  }

  /// Sets the field.
  public var handlers: EventHandlers { EventHandlers(setting: field, in: range) }

  /// Whether the field may be set.
  public var isEnabled: Bool { field.isEnabled }
}
