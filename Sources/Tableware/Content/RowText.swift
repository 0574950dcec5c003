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

  /// A part of the text in one tone and weight.
  public struct Run: Hashable, Sendable {
    /// The characters, unchanged; back ends make them safe to show.
    public var text: String
    /// What the part means; `nil` leaves it to the place where the text stands.
    public var tone: Tone?
    /// Whether the part stands out by weight.
    public var isStrong: Bool

    /// A part.
    package init(text: String, tone: Tone? = nil, isStrong: Bool = false) {
      self.text = text
      self.tone = tone
      self.isStrong = isStrong
    }
  }

  /// The parts in reading order.
  public var runs: [Run]

  /// A text of one part.
  public init(_ text: String, tone: Tone? = nil, strong: Bool = false) {
    runs = [Run(text: text, tone: tone, isStrong: strong)]
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
