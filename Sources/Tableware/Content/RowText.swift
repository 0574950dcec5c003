/// A line of text whose parts may differ in tone and weight.
///
/// A string literal is enough in most places: `"Songs"`. Parts are added with `+`:
///
/// ```swift
/// RowText("3 new", tone: .good) + " of 12"
/// ```
public struct RowText: Hashable, Sendable {
  /// What a text means, from which every back end chooses its color.
  public enum Tone: Hashable, Sendable {
    /// What the reader is here for.
    case primary
    /// What helps to understand it.
    case secondary
    /// What can be acted on, or what was searched for.
    case accent
    /// Something went well.
    case good
    /// Something deserves a look.
    case warning
    /// Something went wrong.
    case bad
  }

  /// How letters are drawn, beside their weight.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let italic = Style(rawValue: 1)
    /// A line through the letters.
    public static let strikethrough = Style(rawValue: 2)
    /// Digits of equal width, so that numbers do not jump when they change.
    public static let monospacedDigits = Style(rawValue: 4)
    /// Marked as a match of a search is.
    public static let highlighted = Style(rawValue: 8)
    /// In reverse, as initials stand in a terminal.
    package static let reversed = Style(rawValue: 128)
  }

  /// A part of the text in one tone and weight.
  public struct Run: Hashable, Sendable {
    /// The characters, unchanged; back ends make them safe to show.
    public var text: String
    /// What the part means; `nil` leaves it to the place where the text stands.
    public var tone: Tone?
    /// Whether the part stands out by weight.
    public var isStrong: Bool
    /// How the letters are drawn, beside their weight.
    public var style: Style
    /// A color of the app's own, in place of that of the tone.
    public var color: RowColor?
    /// The address that the part leads to, if it is a link.
    public var link: String?

    /// A part.
    package init(
      text: String, tone: Tone? = nil, isStrong: Bool = false, style: Style = [],
      color: RowColor? = nil, link: String? = nil
    ) {
      self.text = text
      self.tone = tone
      self.isStrong = isStrong
      self.style = style
      self.color = color
      self.link = link
    }
  }

  /// The parts in reading order.
  public var runs: [Run]

  /// Creates a text of one part.
  ///
  /// - Parameters:
  ///   - tone: the meaning, from which a surface chooses the color.
  ///   - strong: whether the text stands out by weight.
  ///   - style: how the letters are drawn, beside their weight.
  ///   - color: a color of the app's own, in place of that of the tone.
  ///   - link: the address that the text leads to, with the scheme `http`, `https`, `mailto` or
  ///     `tel`.
  public init(
    _ text: String, tone: Tone? = nil, strong: Bool = false, style: Style = [],
    color: RowColor? = nil, link: String? = nil
  ) {
    runs = [
      Run(text: text, tone: tone, isStrong: strong, style: style, color: color, link: link)
    ]
  }

  /// The characters without tone or weight.
  public var string: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }

  /// Both texts, one after the other.
  public static func + (left: RowText, right: RowText) -> RowText {
    var result = left
    result.runs += right.runs
    return result
  }
}

extension RowText: ExpressibleByStringInterpolation {
  /// A text of one part, without tone.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
