/// A message among the rows: something is missing, broken, or simply empty.
///
/// It stands where the data would stand, so one bad piece of input never hides the others. It
/// wraps: a message that is cut at the edge could not be read anywhere else.
public struct NoticeRow: Row {
  /// What kind of message it is.
  public enum Level: Hashable, Sendable {
    /// Nothing is wrong.
    case information
    /// Something is missing or was left out.
    case warning
    /// Something does not work.
    case problem
  }

  /// Which message it is; the text unless said otherwise.
  public let id: String
  private let text: String
  private let detail: String?
  private let level: Level

  /// A message, perhaps with a second line that says what to do.
  public init(_ text: String, detail: String? = nil, level: Level = .information, id: String? = nil)
  {
    self.text = text
    self.detail = detail
    self.level = level
    self.id = id ?? "notice: \(text)"
  }

  /// A glyph, the message, and what to do.
  public var body: RowContent {
    let (symbol, tone): (String, RowText.Tone) =
      switch level {
      case .information: ("·", .secondary)
      case .warning: ("!", .warning)
      case .problem: ("✗", .bad)
      }
    return RowContent(
      symbol: RowText(symbol, tone: tone, strong: true), title: RowText(text, tone: tone),
      subtitle: detail.map { RowText($0) }, titleLineLimit: 6, subtitleLineLimit: 3)
  }
}

extension RowContent {
  static func notice(
    _ text: String, _ detail: String?, symbol: String, tone: RowText.Tone, action: String?
  ) -> RowContent {
    var content = RowContent(
      symbol: RowText(symbol, tone: tone, strong: true), title: RowText(text, tone: tone),
      subtitle: detail, titleLineLimit: 6, subtitleLineLimit: 3
    )
    .spoken(hint: action, traits: action == nil ? [] : [.button])
    // Shown as a value, but spoken as what a tap does.
    if let action { content.values = [RowValue(RowText(action, tone: .accent))] }
    return content
  }
}
