/// Text on several lines to type.
///
/// ```swift
/// TextAreaRow("Message", text: form.text("message"), lineCount: 6)
/// ```
public struct TextAreaRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// Lines of a field. Fewer than two are taken as two.
  public init(
    _ title: any RowTextConvertible, text field: Field<String>, placeholder: String = "",
    lineCount: Int = 4, limit: Int = 10_000
  ) {
    let limit = max(0, limit)
    let input = TextInput(
      field.value, placeholder: placeholder, lineCount: max(2, lineCount), limit: limit)
    let content = RowContent(title: title, control: .text(input))
      .spoken(hint: Words.current[.linesHint])
    parts = RowParts(field, content, EventHandlers(setting: field, limit: limit))
  }

  /// Lines of a value.
  public init(
    _ title: any RowTextConvertible, text: String, placeholder: String = "", lineCount: Int = 4,
    limit: Int = 10_000, onChange: @escaping (String) throws -> Void
  ) {
    self.init(
      title, text: Field(text, onChange: onChange), placeholder: placeholder,
      lineCount: lineCount, limit: limit)
  }
}
