import Synchronization

/// The texts of the framework in one language: "Cancel" below a question, "Try again" below a
/// failure, the value of a toggle for a screen reader.
///
/// The texts are English unless an app translates them, once at its start:
///
/// ```swift
/// Words.use(Words([.cancel: "Abbrechen", .chosenCount: "{count} gewählt"]))
/// ```
///
/// An app with a table of strings translates all of them in one loop:
///
/// ```swift
/// var words = Words()
/// for word in Word.allCases where !word.english.isEmpty {
///   words[word] = NSLocalizedString("tableware.\(word)", value: word.english, comment: "")
/// }
/// Words.use(words)
/// ```
///
/// A session of a server has the words of its `WebLanguage`; ``use(_:_:)`` sets others for a
/// closure, such as a test. An app translates the texts of its own rows itself; diagnostics are for
/// developers and stay English.
public struct Words: Sendable {
  private var texts: [Word: String]
  /// Returns the text of a word with a count, for languages whose plural a `{count}` cannot
  /// express; `nil` for the text with the count inserted.
  public var plural: (@Sendable (Word, Int) -> String?)?
  /// The language of formatted numbers and dates, as a tag of BCP 47; `nil` for that of the
  /// process. A server sets that of each session.
  package var language: String?

  /// Creates words in English, with some translated.
  ///
  /// - Parameter texts: the translations. Parameters such as `{count}` may occur anywhere.
  public init(_ texts: [Word: String] = [:]) { self.texts = texts }

  /// The text of a word, in English unless it was translated.
  ///
  /// - Parameter word: the key.
  /// - Returns: the text with its parameters.
  public subscript(word: Word) -> String {
    get { texts[word] ?? word.english }
    set { texts[word] = newValue }
  }

  /// Returns whether all texts are known to be the same. Two plurals cannot be compared.
  package func areSame(as other: Words) -> Bool {
    plural == nil && other.plural == nil && language == other.language && texts == other.texts
  }

  /// The text of a word with a count.
  package subscript(word: Word, count: Int) -> String {
    plural?(word, count) ?? self[word].replacing("{count}", with: "\(count)")
  }
}

extension Words {
  private static let scoped = TaskLocal<Words?>(wrappedValue: nil)
  private static let ofTheProgram = Mutex(Words())

  /// The words in effect: those of the innermost ``use(_:_:)``, otherwise those of the program.
  ///
  /// Rows read them when they are created or shown. After a change, show the rows on screen again.
  public static var current: Words { scoped.get() ?? ofTheProgram.withLock { $0 } }

  /// Sets the words of the whole program.
  ///
  /// - Parameter words: the words.
  public static func use(_ words: Words) { ofTheProgram.withLock { $0 = words } }

  /// Sets the words for a closure, and for the tasks that it starts.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - body: the closure.
  /// - Returns: the result of the closure.
  /// - Throws: any error of the closure.
  @discardableResult
  public static func use<Result>(
    _ words: Words, _ body: () throws -> Result
  ) rethrows -> Result {
    try scoped.withValue(words, operation: body)
  }
}
