/// A field that the user types text into.
public struct TextInput: Hashable, Sendable {
  /// The expected kind of text, from which a back end chooses keyboard and echo.
  public enum Kind: Hashable, Sendable {
    /// Text of any kind, without restrictions.
    case plain
    /// A secret: shown as dots, never logged.
    case secure
    /// A number: digits, a sign, a decimal point.
    case number
    /// The text of an e-mail address.
    case email
  }

  /// The text that the user has typed.
  public var text: String
  /// The text that is shown while the field is empty.
  public var placeholder: String
  /// The kind of text that is expected.
  public var kind: Kind
  /// The number of visible lines; with 1, a line break ends the input.
  public var lineCount: Int
  /// The most characters; longer pasted text is cut.
  public var limit: Int

  /// Creates a field that the user types into.
  ///
  /// - Parameters:
  ///   - text: the text that the user has typed.
  ///   - placeholder: the text that is shown while the field is empty.
  ///   - kind: the kind of text that is expected.
  ///   - lineCount: the number of visible lines; with 1, a line break ends the input.
  ///   - limit: the most characters; longer pasted text is cut.
  public init(
    _ text: String, placeholder: String = "", kind: Kind = .plain, lineCount: Int = 1,
    limit: Int = 10_000
  ) {
    self.text = text
    self.placeholder = placeholder
    self.kind = kind
    self.lineCount = max(1, lineCount)
    self.limit = max(0, limit)
  }
}

extension TextInput: ControlInput {
  package var valueText: String? {
    if text.isEmpty { return placeholder }
    return kind == .secure ? Words.current[.characters, text.count] : text
  }

  package var trait: RowAccessibility.Trait { .textField }

  package func accepts(_ value: ControlValue) -> Bool {
    value.text.map { $0.count <= max(limit, text.count) } ?? false
  }
}
