/// A number as a position on a line: for what is felt rather than counted, such as a volume.
///
/// ```swift
/// SliderRow("Volume", value: form.number("volume"), in: 0...1)
/// ```
public struct SliderRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// A slider of a field. A value outside the range is shown, and set, as the nearest one.
  ///
  /// - Parameter step: how far a key or a swipe of a screen reader goes; a twentieth of the range
  ///   unless you say otherwise.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    value field: Field<Double>, in range: ClosedRange<Double> = 0...1, step: Double? = nil
  ) {
    let step = step ?? (range.upperBound - range.lowerBound) / 20
    let content = RowContent(
      symbol: symbol, title: title,
      control: .number(NumberInput(field.value, in: range, step: step, style: .slider))
    )
    .spoken(hint: Words.current[.sliderHint])
    parts = RowParts(field, content, EventHandlers(setting: field, in: range))
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
}
