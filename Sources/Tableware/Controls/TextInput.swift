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
    /// The name with which the user signs in, which a password manager knows.
    case username
  }

  /// When the typed text is set, which raises ``ControlChange``.
  public enum Report: Hashable, Sendable {
    /// With each key, for texts whose effect the user should see at once.
    case eachChange
    /// When the user submits or leaves the field, for texts that are saved or sent. The Escape key
    /// discards what was typed.
    case end
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
  /// When the typed text is set.
  public var reports: Report

  /// Creates a field that the user types into.
  ///
  /// - Parameters:
  ///   - text: the text that the user has typed.
  ///   - placeholder: the text that is shown while the field is empty.
  ///   - kind: the kind of text that is expected.
  ///   - lineCount: the number of visible lines; with 1, a line break ends the input.
  ///   - limit: the most characters; longer pasted text is cut.
  ///   - reports: when the typed text is set.
  public init(
    _ text: String, placeholder: String = "", kind: Kind = .plain, lineCount: Int = 1,
    limit: Int = 10_000, reports: Report = .eachChange
  ) {
    self.text = text
    self.placeholder = placeholder
    self.kind = kind
    self.lineCount = max(1, lineCount)
    self.limit = max(0, limit)
    self.reports = reports
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
