import Gallery
import GalleryFixtures
import Tableware
import TablewareHosting
import Testing

@testable import TablewareWeb

/// The gallery in a browser whose texts are in brackets: what the framework says without brackets
/// cannot be translated.
@Suite struct PseudoLocalizationTests {
  private static let language = WebLanguage(
    code: "en", words: .bracketed, pageWords: .bracketed)

  /// The English texts of the framework that have no parameters.
  private static let english: Set<String> = {
    let texts = Mirror(reflecting: PageWords()).children.compactMap { $0.value as? String }
    return Words.englishTexts.union(texts.filter { !$0.contains("{") })
      .subtracting(Words.textsOfTheGallery)
  }()

  @Test func pageWords_inBrackets_areAll() {
    let texts = Mirror(reflecting: PageWords.bracketed).children.compactMap { $0.value as? String }
    #expect(texts.count > 20)
    #expect(texts.allSatisfy { $0.first == Brackets.open && $0.last == Brackets.close })
  }

  @Test func gallery_withTextsInBrackets_hasNoOtherTextOfTheFramework() throws {
    var seen = Brackets.texts(in: NoticePage.ended(Self.language).string)
    seen.formUnion(Brackets.texts(in: NoticePage.missing(Self.language).string))
    seen.formUnion(Brackets.texts(in: NoticePage.needsToken(Self.language).string))
    for entry in Gallery.entries {
      try inBrackets { fixture in
        let sources = fixture.sources(for: entry.id)
        let screen = try #require(Gallery.screen(named: entry.id, sources))
        let driver = WebDriver(screen, language: Self.language)
        check(driver.firstPage, entry.id, &seen)
        for step in [
          "\"l\"", "\"b\"", "\"w\",20,60,0,0,0,0,0,1000,1000", "\"w\",0,60,0,0,0,0,0,1000,1000",
        ] {
          driver.send(step)
          check(driver, "\(entry.id), \(step)", &seen)
        }
        for row in driver.session.page.entries.prefix(12).filter(\.isRow) {
          driver.send("\"o\",\(row.id)")
          check(driver, "\(entry.id), a menu", &seen)
          if driver.session.topPage !== driver.session.page { driver.send("\"b\"") }
          if row.isRow, driver.session.page.entry(row.id)?.presentation.isButton == true {
            driver.send("\"t\",\(row.id)")
            check(driver, "\(entry.id), a tap", &seen)
            while driver.session.navigator.screens.count > 1 { driver.send("\"b\"") }
          }
        }
      }
    }
    let words = Mirror(reflecting: PageWords()).children.compactMap { $0.value as? String }
    // A screen that is being reloaded, and a focused row with keys, have tests of their own.
    #expect(Set(words).subtracting(seen) == ["Refreshing …", "Row"])
    #expect(seen.contains(Word.moreActions.english))
  }

  @Test func parentWithoutATitle_isNamedByTheWordForBack() throws {
    try Words.use(.bracketed) {
      let driver = WebDriver(Untitled(), language: Self.language)
      driver.send("\"t\",\(try #require(driver.id("next")))")
      #expect(driver.session.chrome.string.contains("‹ ⟦\(Word.back.english)⟧</button>"))
    }
  }

  /// The server creates screens in the language of their session.
  private func inBrackets(_ body: (GalleryFixture) throws -> Void) throws {
    try withGalleryFixture { fixture in try Words.use(.bracketed) { try body(fixture) } }
  }

  private final class Untitled: Screen {
    let context = ScreenContext()
    let title = ""

    var sections: [Section] { Section("s") { TextRow("next").disclosing { Untitled() } } }
  }

  private func check(_ driver: WebDriver, _ step: String, _ seen: inout Set<String>) {
    check(driver.session.chrome.string, step, &seen)
    for item in driver.session.topPage.entries {
      check(PageItem(id: item.id, html: item.html).string, step, &seen)
    }
  }

  /// Looks for English texts of the framework in elements and attributes that are read aloud.
  private func check(_ html: String, _ step: String, _ seen: inout Set<String>) {
    seen.formUnion(Brackets.texts(in: html))
    #expect(Brackets.areWhole(in: html), "\(step)")
    let texts = html.matches(of: #/>([^<>]+)</#).map(\.1)
    let attributes = html.matches(
      of: #/(?:aria-label|aria-description|aria-roledescription|placeholder|title|alt)="([^"]*)"/#
    ).flatMap { $0.1.split(separator: ", ") }
    for text in texts + attributes {
      let text = String(text.trimmingPrefix { $0.isWhitespace || $0 == "‹" })
      let isMarked = !Self.english.contains(text)
      #expect(isMarked, "\(step): \(text)")
    }
  }
}

extension PageWords {
  /// Every text of a page in brackets.
  fileprivate static var bracketed: PageWords {
    var words = PageWords()
    let texts: [WritableKeyPath<PageWords, String>] = [
      \.apply, \.rowsBefore, \.moreRows, \.way, \.commands, \.filters, \.index, \.rows,
      \.moved, \.ended, \.missing, \.needsToken, \.startOver, \.lost, \.back,
      \.fileFailed, \.needsCookies, \.refresh, \.refreshing, \.keys, \.row, \.screen,
      \.everywhere, \.keyMove, \.keyPage, \.keyEnds, \.keyExpand, \.keyReorder, \.keyMenu,
      \.keySearch, \.keyBack, \.characterKeys, \.characterKeysNote,
    ]
    for text in texts { words[keyPath: text] = Brackets.around(words[keyPath: text]) }
    return words
  }
}
