/// A line of text whose parts may differ in tone and weight.
///
/// A string literal is enough in most places: `"Songs"`. Parts are added with `+`:
///
/// ```swift
/// RowText("3 new", tone: .good) + " of 12"
/// ```
public struct RowText: Hashable, Sendable {
  /// The meaning of a text, from which every back end chooses its color.
  public enum Tone: Hashable, Sendable {
    /// The information that the user looks for.
    case primary
    /// Further information that helps to understand the row.
    case secondary
    /// Text that the user can act on, or that a search found.
    case accent
    /// A success or a desirable state.
    case good
    /// A state that needs the user's attention.
    case warning
    /// An error or an undesirable state.
    case bad
  }

  /// How letters are drawn, besides their weight.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The bits that represent the set.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: the bits that represent the set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Letters that are slanted to the right.
    public static let italic = Style(rawValue: 1)
    /// A line through the letters.
    public static let strikethrough = Style(rawValue: 2)
    /// Digits of equal width, so that changing numbers do not move.
    public static let monospacedDigits = Style(rawValue: 4)
    /// A background like that of a search result.
    public static let highlighted = Style(rawValue: 8)
    /// Reversed colors, as initials have in a terminal.
    package static let reversed = Style(rawValue: 128)
  }

  /// A part of the text in one tone and weight.
  public struct Run: Hashable, Sendable {
    /// The characters, unchanged; back ends replace those that are not safe to show.
    public var text: String
    /// The meaning of the part; `nil` to use that of the surrounding content.
    public var tone: Tone?
    /// Whether the part has a heavier weight.
    public var isStrong: Bool
    /// How the letters are drawn, besides their weight.
    public var style: Style
    /// A color of the app, instead of that of the tone.
    public var color: RowColor? {
      get { extras.stored?.color }
      set { extras.value.color = newValue }
    }
    /// The address that the part links to, if it is a link.
    public var link: String? {
      get { extras.stored?.link }
      set { extras.value.link = newValue }
    }
    private var extras = Indirect<Extras>()

    /// What few parts have.
    private struct Extras: Omittable, Hashable {
      var color: RowColor?
      var link: String?
    }

    /// Creates a part of a text.
    package init(
      text: String, tone: Tone? = nil, isStrong: Bool = false, style: Style = [],
      color: RowColor? = nil, link: String? = nil
    ) {
      self.text = text
      self.tone = tone
      self.isStrong = isStrong
      self.style = style
      if color != nil || link != nil { extras.value = Extras(color: color, link: link) }
    }
  }

  /// The parts in reading order.
  public var runs: [Run]

  /// Creates a text of one part.
  ///
  /// - Parameters:
  ///   - text: the characters.
  ///   - tone: the meaning, from which a surface chooses the color.
  ///   - strong: whether the text has a heavier weight.
  ///   - style: how the letters are drawn, besides their weight.
  ///   - color: a color of the app, instead of that of the tone.
  ///   - link: the address that the text links to, with the scheme `http`, `https`, `mailto` or
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

  /// Returns both texts as one, in their order.
  public static func + (left: RowText, right: RowText) -> RowText {
    var result = left
    result.runs += right.runs
    return result
  }
}

extension RowText: ExpressibleByStringInterpolation {
  /// Creates a text of one part, without tone.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
