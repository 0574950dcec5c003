import Tableware

/// A message among the rows about missing, invalid or empty data.
///
/// It is at the position of the data, so one invalid part of the input never hides the others. The
/// message wraps, because a cut one could not be read anywhere else.
public struct NoticeRow: Row {
  /// The severity of a message.
  public enum Level: Hashable, Sendable {
    /// A message without a problem.
    case information
    /// Some data is missing or was left out.
    case warning
    /// A problem that prevents the data from being shown.
    case problem
  }

  /// The identity of the message; by default its text.
  public let id: String
  private let text: String
  private let detail: String?
  private let level: Level

  /// Creates a message, with an optional second line that describes a remedy.
  ///
  /// - Parameters:
  ///   - text: the message.
  ///   - detail: a second line, such as a remedy.
  ///   - level: the severity.
  ///   - id: the identity; by default the text.
  public init(_ text: String, detail: String? = nil, level: Level = .information, id: String? = nil)
  {
    self.text = text
    self.detail = detail
    self.level = level
    self.id = id ?? "notice: \(text)"
  }

  /// A glyph, the message, and the remedy.
  public var body: RowContent {
    let (symbol, tone): (String, RowText.Tone) =
      switch level {
      case .information: ("·", .secondary)
      case .warning: ("!", .warning)
      case .problem: ("✗", .bad)
      }
    return .message(text, detail, symbol: symbol, tone: tone)
  }
}
