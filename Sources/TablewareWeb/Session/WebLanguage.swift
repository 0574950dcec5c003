import Tableware

/// The language of a page: its pronunciation, hyphenation and direction.
///
/// ```swift
/// options.language = { visitor in
///   visitor.languages.first?.hasPrefix("ar") == true
///     ? WebLanguage(code: "ar", direction: .rightToLeft) : .english
/// }
/// ```
public struct WebLanguage: Sendable {
  /// The side on which the lines of a text begin.
  public enum Direction: String, Hashable, Sendable {
    /// As in Latin, Greek and Cyrillic writing.
    case leftToRight = "ltr"
    /// As in Arabic and Hebrew writing.
    case rightToLeft = "rtl"
  }

  /// A tag of BCP 47, such as `de-AT`. It is not validated; browsers treat an invalid one as
  /// unknown.
  public var code: String
  /// The side on which the lines of a text begin.
  public var direction: Direction

  /// The texts of rows, controls and messages.
  public var words: Words
  /// The texts of the page around the table.
  public var pageWords: PageWords

  /// Creates a language with its texts, which are English by default.
  ///
  /// - Parameters:
  ///   - code: a tag of BCP 47, such as `de-AT`.
  ///   - direction: the side on which lines begin.
  ///   - words: the texts of rows, controls and messages.
  ///   - pageWords: the texts of the page around the table.
  public init(
    code: String, direction: Direction = .leftToRight, words: Words = Words(),
    pageWords: PageWords = PageWords()
  ) {
    self.code = code
    self.direction = direction
    self.words = words
    self.pageWords = pageWords
  }

  /// The texts of rows, controls and messages, with the language of formatted values.
  var sessionWords: Words {
    var words = words
    words.language = code
    return words
  }

  /// The English language, from left to right.
  public static let english = WebLanguage(code: "en")
}
