/// A line of text to type: plain, a secret, a number, or an e-mail address.
///
/// ```swift
/// TextFieldRow("Name", text: form.text("name"), placeholder: "as on your passport")
/// TextFieldRow("Password", text: form.text("password"), kind: .secure)
/// ```
///
/// The kind chooses keyboard and echo; whether the text *is* a number or an address, a ``FormRule``
/// says. Text beyond the limit is cut.
public struct TextFieldRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// A line of a field.
  ///
  /// - Parameter onSubmit: runs when return is pressed, and typing goes on here; `nil` to go on to
  ///   the next field.
  public init(
    _ title: any RowTextConvertible, text field: Field<String>, placeholder: String = "",
    kind: TextInput.Kind = .plain, limit: Int = 1_000, onSubmit: (() throws -> Void)? = nil
  ) {
    let limit = max(0, limit)
    let content = RowContent(
      title: title,
      control: .text(TextInput(field.value, placeholder: placeholder, kind: kind, limit: limit))
    )
    .spoken(hint: kind.hint)
    var handlers = EventHandlers(setting: field, limit: limit)
    if let onSubmit { handlers.add(FieldSubmit.self) { _, _ in try onSubmit() } }
    parts = RowParts(field, content, handlers)
  }

  /// A line of a value.
  public init(
    _ title: any RowTextConvertible, text: String, placeholder: String = "",
    kind: TextInput.Kind = .plain, limit: Int = 1_000, onSubmit: (() throws -> Void)? = nil,
    onChange: @escaping (String) throws -> Void
  ) {
    self.init(
      title, text: Field(text, onChange: onChange), placeholder: placeholder, kind: kind,
      limit: limit, onSubmit: onSubmit)
  }
}

extension TextInput.Kind {
  fileprivate var hint: String {
    switch self {
    case .plain: Words.current[.textHint]
    case .secure: Words.current[.passwordHint]
    case .number: Words.current[.numberHint]
    case .email: Words.current[.emailHint]
    }
  }
}
