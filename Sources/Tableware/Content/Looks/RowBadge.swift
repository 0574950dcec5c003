/// A short label after the title of a row: a pill in a browser and on UIKit, a reversed word in a
/// terminal.
///
/// ```swift
/// RowContent(title: issue.title, badges: [RowBadge("bug", color: RowColor(0xD73A4A))])
/// ```
public struct RowBadge: Hashable, Sendable {
  /// The text of the badge. Surfaces show at most 60 characters; a longer text is cut and reported.
  public var text: String
  /// The meaning, from which a surface chooses the color if there is no ``color``.
  public var tone: RowText.Tone
  /// The color behind the text, which is black or white, whichever is more readable.
  public var color: RowColor?

  /// Creates a badge with a text and a color.
  ///
  /// - Parameters:
  ///   - text: one to three words.
  ///   - tone: the meaning; by default secondary.
  ///   - color: the color behind the text, instead of that of the tone.
  public init(_ text: String, tone: RowText.Tone = .secondary, color: RowColor? = nil) {
    self.text = text
    self.tone = tone
    self.color = color
  }
}

extension RowBadge {
  /// The largest number of characters that a surface shows.
  package static let limit = 60

  /// The text as surfaces show it: on one line, cut to ``limit`` characters.
  package var shownText: String {
    let isShort =
      text.utf8.count <= Self.limit
      || text.index(
        text.startIndex, offsetBy: Self.limit + 1, limitedBy: text.endIndex) == nil
    let shown = isShort ? text : text.prefix(Self.limit - 1) + "…"
    return String(shown.map { $0.isNewline ? " " : $0 })
  }

  package var problem: ContentProblem? {
    if let problem = color?.numberProblem { return problem }
    return text.utf8.count > Self.limit && text.count > Self.limit
      ? .badgeTooLong(count: text.count) : nil
  }
}
