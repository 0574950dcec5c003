import Tableware
import TablewareTerminal
import TablewareWeb
import Testing

@testable import Cookbook

/// The complete translations: every text is translated, with the parameters of the English one.
@Suite struct TranslationTests {
  private struct Translation {
    let words: Words
    let terminal: TerminalWords
    let page: WebLanguage
  }

  private static let translations = [
    "German": Translation(words: .german, terminal: .german, page: .german),
    "Chinese": Translation(words: .chinese, terminal: .chinese, page: .chinese),
  ]

  @Test(arguments: ["German", "Chinese"])
  func words_areComplete(language: String) throws {
    let words = try #require(Self.translations[language]).words
    for word in Word.allCases where !word.english.isEmpty {
      #expect(words[word] != word.english, "\(language): \(word)")
      #expect(parameters(words[word]) == parameters(word.english), "\(language): \(word)")
    }
  }

  @Test(arguments: ["German", "Chinese"])
  func terminalWords_areComplete(language: String) throws {
    let words = try #require(Self.translations[language]).terminal
    // "Details" is a German word as well.
    expectTranslated(words, from: TerminalWords(), language, except: ["details"])
  }

  @Test(arguments: ["German", "Chinese"])
  func pageWords_areComplete(language: String) throws {
    let page = try #require(Self.translations[language]).page
    expectTranslated(page.pageWords, from: PageWords(), language, except: [])
  }

  /// Compares all texts of a structure by reflection, so that a new one is not forgotten.
  private func expectTranslated<Texts>(
    _ texts: Texts, from english: Texts, _ language: String, except: Set<String>
  ) {
    let pairs = zip(Mirror(reflecting: texts).children, Mirror(reflecting: english).children)
    var count = 0
    for (text, english) in pairs {
      guard let name = text.label, let text = text.value as? String,
        let english = english.value as? String
      else { continue }
      count += 1
      let isTranslated = text.lowercased() != english.lowercased() || except.contains(name)
      #expect(isTranslated, "\(language): \(name)")
      #expect(parameters(text) == parameters(english), "\(language): \(name)")
    }
    #expect(count > 20)
  }

  private func parameters(_ text: String) -> Set<Substring> {
    Set(text.matches(of: #/\{[a-z]+\}/#).map(\.output))
  }

  @Test func terminal_inGerman_hasNoEnglishText() async throws {
    let text = try await Terminal.frame(
      of: StoreScreen(), keys: "?", columns: 60, rows: 20, words: .german)
    for german in ["Tasten", "Seite", "suchen", "neu laden", "Überall", "zurück", "beenden"] {
      #expect(text.contains(german), "\(text)")
    }
    for english in ["Keys", "Screen", "search", "refresh", "Everywhere", "back", "quit", "row"] {
      #expect(!text.contains(english), "\(text)")
    }
  }
}
