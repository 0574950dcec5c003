/// The language of a page: how it is read aloud, hyphenated, and in which direction it runs.
///
/// ```swift
/// options.language = { visitor in
///   visitor.languages.first?.hasPrefix("ar") == true
///     ? WebLanguage(code: "ar", direction: .rightToLeft) : .english
/// }
/// ```
public struct WebLanguage: Hashable, Sendable {
  /// The side on which lines begin.
  public enum Direction: String, Hashable, Sendable {
    /// As in Latin, Greek and Cyrillic writing.
    case leftToRight = "ltr"
    /// As in Arabic and Hebrew writing.
    case rightToLeft = "rtl"
  }

  /// A tag of BCP 47, such as `de-AT`. It is not checked; browsers take one that is wrong as unknown.
  public var code: String
  /// The side on which lines begin.
  public var direction: Direction

  /// A language.
  public init(code: String, direction: Direction = .leftToRight) {
    self.code = code
    self.direction = direction
  }

  /// English, from left to right.
  public static let english = WebLanguage(code: "en")
}
