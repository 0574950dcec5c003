/// Text that is typed into a row.
public struct TextInput: Hashable, Sendable {
  /// What is expected, from which a back end chooses keyboard and echo.
  public enum Kind: Hashable, Sendable {
    /// Anything.
    case plain
    /// A secret: shown as dots, never logged.
    case secure
    /// Digits, a sign, a decimal point.
    case number
    /// An e-mail address.
    case email
  }

  /// What was typed so far.
  public var text: String
  /// What is shown while nothing is typed.
  public var placeholder: String
  /// What is expected.
  public var kind: Kind
  /// How many lines are shown at once; with 1 a line break ends the input.
  public var lineCount: Int
  /// How many characters may be typed; what is pasted beyond is cut.
  public var limit: Int

  /// An input.
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
