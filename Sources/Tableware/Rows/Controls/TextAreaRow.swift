/// Text of several lines to type.
///
/// ```swift
/// TextAreaRow("Message", text: form.text("message"), lineCount: 6)
/// ```
public struct TextAreaRow: InteractiveRow {
  /// The tag of the field, or the characters of the title.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let field: Field<String>
  private let limit: Int

  /// Lines of a field. Fewer than two are taken as two.
  public init(
    _ title: any RowTextConvertible, text field: Field<String>, placeholder: String = "",
    lineCount: Int = 4, limit: Int = 10_000
  ) {
    self.field = field
    self.limit = max(0, limit)
    id = field.tag ?? title.rowText.string
    let input = TextInput(
      field.value, placeholder: placeholder, lineCount: max(2, lineCount), limit: limit)
    body = RowContent(title: title, control: .text(input))
      .spoken(hint: Words.current.controls.lines).showing(field)
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

  /// Sets the field, and says when it is left.
  public var handlers: EventHandlers {
    EventHandlers(setting: field, to: "text") { [limit] in
      $0.text.map { String($0.prefix(limit)) }
    }
  }

  /// Whether the field may be set.
  public var isEnabled: Bool { field.isEnabled }
}
