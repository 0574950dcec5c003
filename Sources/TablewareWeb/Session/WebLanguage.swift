import Tableware

/// The language of a page: how it is read aloud, hyphenated, and in which direction it runs.
///
/// ```swift
/// options.language = { visitor in
///   visitor.languages.first?.hasPrefix("ar") == true
///     ? WebLanguage(code: "ar", direction: .rightToLeft) : .english
/// }
/// ```
public struct WebLanguage: Sendable {
  /// The side on which lines begin.
  public enum Direction: String, Hashable, Sendable {
    /// As in Latin, Greek and Cyrillic writing.
    case leftToRight = "ltr"
    /// As in Arabic and Hebrew writing.
    case rightToLeft = "rtl"
  }

  /// A tag of BCP 47, such as `de-AT`. It is not checked; browsers take one that is wrong as
  /// unknown.
  public var code: String
  /// The side on which lines begin.
  public var direction: Direction

  /// What the framework says.
  public var words: Words
  /// What the page says.
  public var pageWords: PageWords

  /// A language. Words are English unless they are given.
  public init(
    code: String, direction: Direction = .leftToRight, words: Words = Words(),
    pageWords: PageWords = PageWords()
  ) {
    self.code = code
    self.direction = direction
    self.words = words
    self.pageWords = pageWords
  }

  /// English, from left to right.
  public static let english = WebLanguage(code: "en")
}
