import Testing

@testable import TablewareWeb

@Suite struct AcceptedLanguagesTests {
  @Test func languagesComeInTheReadersOrder() {
    let tags = AcceptedLanguages.tags
    #expect(tags("de-AT, en;q=0.5, fr;q=0.8") == ["de-AT", "fr", "en"])
    #expect(tags("a-1, a-2") == ["a-1", "a-2"])
    #expect(tags("en; q=1.0 , EN, de;q=0, *;q=0.1, de-ch ;q=0.3") == ["en", "de-ch"])
  }

  @Test func whatIsNoLanguageIsLeftOut() {
    let tags = AcceptedLanguages.tags
    #expect(tags(nil) == [] && tags("") == [] && tags(",,;q=1,") == [])
    #expect(tags("<b>, a\"b, en_US, -en, en-, verylongword, x;q=nan, y;q=2, z;q=-1, e;w=1") == [])
    #expect(tags(String(repeating: "a,", count: 600)) == [])
    #expect(tags((0..<30).map { "en-\($0)" }.joined(separator: ",")).count == 10)
  }

  @Test func tags_atTheirLimits_areRead() {
    let tags = AcceptedLanguages.tags
    let header = "en" + String(repeating: " ", count: 998)
    #expect(tags(header) == ["en"])
    #expect(tags(header + " ") == [])
    let tag = "abcdefgh-abcdefgh-abcdefgh-abcdefgh"
    #expect(tag.utf8.count == 35)
    #expect(tags(tag) == [tag])
    #expect(tags("abcdefgh-abcdefgh-abcdefgh-abcdef-ab") == [])
  }
}
