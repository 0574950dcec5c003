/// A line of text to type: plain, a secret, a number, or an e-mail address.
///
/// ```swift
/// TextFieldRow("Name", text: form.text("name"), placeholder: "as on your passport")
/// TextFieldRow("Password", text: form.text("password"), kind: .secure)
/// ```
///
/// The kind chooses keyboard and echo; whether the text *is* a number or an address, a ``FormRule``
/// says. Text beyond the limit is cut.
public struct TextFieldRow: InteractiveRow {
  /// The tag of the field, or the characters of the title.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let field: Field<String>
  private let limit: Int
  private let submit: (() throws -> Void)?

  /// A line of a field.
  ///
  /// - Parameter onSubmit: runs when return is pressed, and typing goes on here; `nil` to go on to the next
  ///   field.
  public init(
    _ title: any RowTextConvertible, text field: Field<String>, placeholder: String = "",
    kind: TextInput.Kind = .plain, limit: Int = 1_000, onSubmit: (() throws -> Void)? = nil
  ) {
    self.field = field
    submit = onSubmit
    self.limit = max(0, limit)
    id = field.tag ?? title.rowText.string
    body = RowContent(
      title: title,
      control: .text(TextInput(field.value, placeholder: placeholder, kind: kind, limit: limit))
    )
    .spoken(hint: kind.hint).showing(field)
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

  /// Sets the field, and says when it is left.
  public var handlers: EventHandlers {
    var handlers = EventHandlers(setting: field, to: "text") { [limit] in
      $0.text.map { String($0.prefix(limit)) }
    }
    if let submit { handlers.add(FieldSubmit.self) { _, _ in try submit() } }
    return handlers
  }

  /// Whether the field may be set.
  public var isEnabled: Bool { field.isEnabled }
}

extension TextInput.Kind {
  fileprivate var hint: String {
    switch self {
    case .plain: Words.current.controls.text
    case .secure: Words.current.controls.secret
    case .number: Words.current.controls.number
    case .email: Words.current.controls.email
    }
  }
}
