import Tableware

/// A row with several lines of text that the user types.
///
/// ```swift
/// TextAreaRow("Message", text: form.text("message"), lineCount: 6)
/// ```
public struct TextAreaRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a text area for the text of a field.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - field: the field that stores the text.
  ///   - placeholder: the text that is shown while the area is empty.
  ///   - lineCount: the number of visible lines, at least two.
  ///   - limit: the most characters; longer text is cut.
  ///   - reports: when the field is set: with each key, or at the end of typing.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init(
    _ title: any RowTextConvertible, text field: Field<String>, placeholder: String = "",
    lineCount: Int = 4, limit: Int = 10_000, reports: TextInput.Report = .eachChange,
    id: String? = nil
  ) {
    let limit = max(0, limit)
    let input = TextInput(
      field.value, placeholder: placeholder, lineCount: max(2, lineCount), limit: limit,
      reports: reports)
    let content = RowContent(title: title, control: .text(input))
      .spoken(hint: Words.current[.linesHint])
    parts = RowParts(field, content, EventHandlers(setting: field, limit: limit), id: id)
  }

  /// Creates a control for several lines, with a closure that receives them.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - text: the text that the user has typed.
  ///   - placeholder: the text that is shown while the area is empty.
  ///   - lineCount: the number of visible lines, at least two.
  ///   - limit: the most characters; longer text is cut.
  ///   - reports: when the closure receives the text: with each key, or at the end of typing.
  ///   - id: the identity; by default the title.
  ///   - onChange: receives the new text.
  public init(
    _ title: any RowTextConvertible, text: String, placeholder: String = "", lineCount: Int = 4,
    limit: Int = 10_000, reports: TextInput.Report = .eachChange,
    id: String? = nil, onChange: @escaping (String) throws -> Void
  ) {
    self.init(
      title, text: Field(text, onChange: onChange), placeholder: placeholder,
      lineCount: lineCount, limit: limit, reports: reports, id: id)
  }
}
