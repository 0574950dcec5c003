import Tableware

/// Texts in brackets instead of another language, so that a text without a translation is seen.
package enum Brackets {
  package static let (open, close): (Character, Character) = ("⟦", "⟧")

  /// A text in brackets; an empty one stays empty.
  package static func around(_ text: String) -> String {
    text.isEmpty ? "" : "\(open)\(text)\(close)"
  }

  /// Whether each bracket of a text is closed: nothing of a text in brackets was cut.
  package static func areWhole(in text: some StringProtocol) -> Bool {
    var isOpen = false
    for character in text where character == open || character == close {
      guard isOpen == (character == close) else { return false }
      isOpen.toggle()
    }
    return !isOpen
  }

  /// Returns the texts in brackets.
  package static func texts(in text: some StringProtocol) -> Set<String> {
    Set(
      text.split(separator: open, omittingEmptySubsequences: false).dropFirst().compactMap { part in
        part.firstIndex(of: close).map { String(part[..<$0]) }
      })
  }

  /// Returns a text without its parts in brackets.
  package static func rest(of text: some StringProtocol) -> String {
    var isInside = false
    return String(
      text.filter { character in
        if character == open { isInside = true }
        defer { if character == close { isInside = false } }
        return !isInside
      })
  }
}

extension Words {
  /// Every text of the framework in brackets.
  package static var bracketed: Words {
    var words = Words()
    for word in Word.allCases { words[word] = Brackets.around(word.english) }
    return words
  }

  /// The texts of the framework in English that have no parameters, without those that rows and
  /// headers of the gallery happen to have as well.
  package static var englishTexts: Set<String> {
    Set(Word.allCases.map(\.english).filter { !$0.isEmpty && !$0.contains("{") })
      .subtracting(textsOfTheGallery)
  }

  package static let textsOfTheGallery: Set<String> = [
    "none", "Delete", "Cancel", "Text", "No items", "Screen", "collapsed", "expanded", "loading",
    "Done", "Empty",
  ]
}
