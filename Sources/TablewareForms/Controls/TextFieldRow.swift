import Tableware

/// A row with a line of text that the user types: plain, a secret, a number, or an e-mail address.
///
/// ```swift
/// TextFieldRow("Name", text: form.text("name"), placeholder: "as on your passport")
/// TextFieldRow("Password", text: form.text("password"), kind: .secure)
/// ```
///
/// The kind determines keyboard and echo; a `FormRule` checks whether the text is a number or an
/// address. Text beyond the limit is cut.
public struct TextFieldRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a field for one line of text.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - field: the field that stores the text.
  ///   - placeholder: the text that is shown while the field is empty.
  ///   - kind: the kind of text that is expected.
  ///   - limit: the most characters; longer text is cut.
  ///   - reports: when the field is set: with each key, or at the end of typing.
  ///   - id: the identity; by default the tag of the field, or the title.
  ///   - onSubmit: runs when the user presses Return, and typing continues in this field; `nil` to
  ///     move to the next field.
  public init(
    _ title: any RowTextConvertible, text field: Field<String>, placeholder: String = "",
    kind: TextInput.Kind = .plain, limit: Int = 1_000, reports: TextInput.Report = .eachChange,
    id: String? = nil, onSubmit: (() throws -> Void)? = nil
  ) {
    let limit = max(0, limit)
    let input = TextInput(
      field.value, placeholder: placeholder, kind: kind, limit: limit, reports: reports)
    let content = RowContent(title: title, control: .text(input)).spoken(hint: kind.hint)
    var handlers = EventHandlers(setting: field, limit: limit)
    if let onSubmit { handlers.add(FieldSubmit.self) { _, _ in try onSubmit() } }
    parts = RowParts(field, content, handlers, id: id)
  }

  /// Creates a field for one line of text, with a closure that receives it.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - text: the text that the user has typed.
  ///   - placeholder: the text that is shown while the field is empty.
  ///   - kind: the kind of text that is expected.
  ///   - limit: the most characters; longer text is cut.
  ///   - reports: when the closure receives the text: with each key, or at the end of typing.
  ///   - id: the identity; by default the title.
  ///   - onSubmit: runs when the user presses Return, and typing continues in this field; `nil` to
  ///     move to the next field.
  ///   - onChange: receives the new text.
  public init(
    _ title: any RowTextConvertible, text: String, placeholder: String = "",
    kind: TextInput.Kind = .plain, limit: Int = 1_000, reports: TextInput.Report = .eachChange,
    id: String? = nil, onSubmit: (() throws -> Void)? = nil,
    onChange: @escaping (String) throws -> Void
  ) {
    self.init(
      title, text: Field(text, onChange: onChange), placeholder: placeholder, kind: kind,
      limit: limit, reports: reports, id: id, onSubmit: onSubmit)
  }
}

extension TextInput.Kind {
  fileprivate var hint: String {
    switch self {
    case .plain, .username: Words.current[.textHint]
    case .secure: Words.current[.passwordHint]
    case .number: Words.current[.numberHint]
    case .email: Words.current[.emailHint]
    }
  }
}
