import Tableware

/// A row that sets a number as a position on a line, such as a volume.
///
/// ```swift
/// SliderRow("Volume", value: form.number("volume"), in: 0...1)
/// ```
public struct SliderRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a slider for the number of a field. A number outside the range is clamped.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - symbol: a short glyph before the title.
  ///   - field: the field that stores the number.
  ///   - range: the least and the greatest number.
  ///   - step: the step of a key or a swipe of a screen reader; by default a twentieth of the
  ///     range.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    value field: Field<Double>, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    id: String? = nil
  ) {
    let step = step ?? (range.upperBound - range.lowerBound) / 20
    let content = RowContent(
      symbol: symbol, title: title,
      control: .number(NumberInput(field.value, in: range, step: step, style: .slider))
    )
    .spoken(hint: Words.current[.sliderHint])
    parts = RowParts(field, content, EventHandlers(setting: field, in: range), id: id)
  }

  /// Creates a slider for a number.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - symbol: a short glyph before the title.
  ///   - value: the number.
  ///   - range: the least and the greatest number.
  ///   - step: the step of a key or a swipe of a screen reader; by default a twentieth of the
  ///     range.
  ///   - id: the identity; by default the title.
  ///   - onChange: receives the new number.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil, value: Double,
    in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    id: String? = nil, onChange: @escaping (Double) throws -> Void
  ) {
    self.init(
      title, symbol: symbol, value: Field(value, onChange: onChange), in: range, step: step, id: id)
  }
}
