import Tableware
import Testing

@testable import TablewareMapping

@Suite struct SectionIndexTests {
  private func letters(_ titles: String?...) -> String {
    SectionIndex(of: titles).letters.joined()
  }

  @Test func showsTheLettersInTheOrderOfTheSections() {
    let index = SectionIndex(of: ["Zoe", "Ann", "Bob"])
    #expect(index.letters == ["Z", "A", "B"])
    #expect(index.letters.map { index[$0] } == [0, 1, 2])
  }

  @Test func showsEachLetterOnce_AndLeadsToTheFirst() {
    let index = SectionIndex(of: ["Ann", "ada", "Bob", "Al"])
    #expect(index.letters == ["A", "B"])
    #expect(index["A"] == 0)
    #expect(index["B"] == 2)
  }

  @Test func cutsNoCharacterInTwo() {
    #expect(letters("👨‍👩‍👧 Family", "e\u{301}tude", "🇨🇳 China", "❤️ love") == "👨‍👩‍👧É🇨🇳❤️")
    #expect(letters("茉莉花", "ßtraße", "дом") == "茉ßД")
  }

  @Test func putsEverythingElseLast() {
    let index = SectionIndex(of: ["42", "Ann", "!", "Bob"])
    #expect(index.letters == ["A", "B", "#"])
    #expect(index["#"] == 0)
  }

  @Test func passesOverSectionsWithoutATitle() {
    let index = SectionIndex(of: [nil, "", "  ", " Ann"])
    #expect(index.letters == ["A"])
    #expect(index["A"] == 3)
    #expect(SectionIndex(of: []).letters == [])
  }

  @Test func nb25_LeadsToTheNearestEarlierSection_InAnAlphabet() {
    let index = SectionIndex(alphabet: .latin, of: ["Bob", "Dan"])
    #expect(index.letters.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    #expect(index.letters.prefix(6).map { index[$0] } == [0, 0, 0, 1, 1, 1])
    #expect(index["#"] == 1)
    #expect(index["?"] == nil)
  }

  @Test func leadsNowhere_InAnAlphabetWithoutSections() {
    let index = SectionIndex(alphabet: .latin, of: [])
    #expect(index.letters.count == 27)
    #expect(index.letters.allSatisfy { index[$0] == nil })
  }

  @Test func putsWhatIsNotInTheAlphabet_UnderOthers() {
    let index = SectionIndex(
      alphabet: .init(["a", "B", "a", "#"].map { $0.uppercased() }),
      of: [
        "Élan", "Bob",
      ])
    #expect(index.letters == ["A", "B", "#"])
    #expect(index["#"] == 0)
    #expect(index["B"] == 1)
  }

  @Test func givesSectionsTheirLetters_AndIsNeverOutOfDate() {
    var hidden = Section("a", header: "Ann") {}
    hidden.isHidden = true
    let sections = [
      hidden, Section("b", header: "ada") {}, Section("c", header: "Al") {}, Section("d") {},
      Section("e", header: "7") {},
    ]
    #expect(sections.indexed().map(\.indexTitle) == [nil, "A", nil, nil, "#"])
    #expect(
      sections.dropFirst(2).indexed().map(\.indexTitle) == ["A", nil, "#"])
  }

  @Test func indexed_inAnAlphabet_hasItsLettersOnly() {
    let titles = ["Élan", "E\u{301}clair", "Ñandú", "茉莉", "42", "Øre", "🌸", "zoë", ""]
    let sections = titles.enumerated().map { Section($0.offset, header: $0.element) {} }
    #expect(
      sections.indexed(in: .latin).map(\.indexTitle)
        == ["E", nil, "N", "#", nil, "O", nil, "Z", nil])
    let alphabet = SectionIndex.Alphabet.latin.indexTitles
    #expect(alphabet.count == 27)
    #expect(alphabet.last == "#")
    #expect(SectionIndex(alphabet: .latin, of: titles)["É"] == nil)
    #expect(SectionIndex(alphabet: .latin, of: titles)["F"] == 0)
  }

  private func grouped(_ language: String, _ titles: String...) -> String {
    guard let alphabet = SectionIndex.Alphabet(language: language) else { return "none" }
    return titles.map { alphabet.letter(of: $0) ?? "-" }.joined(separator: " ")
  }

  @Test func f132_alphabetOfALanguage_groupsAsItsAddressBooksDo() {
    let names = ("Åsa", "Ärla", "Élan", "Ñandú", "Łukasz")
    func all(_ language: String) -> String {
      grouped(language, names.0, names.1, names.2, names.3, names.4)
    }
    #expect(all("de") == "A A E N L")
    #expect(all("sv-SE") == "Å Ä E N L")
    #expect(all("es_MX") == "A A E Ñ L")
    #expect(all("pl") == "A A E N Ł")
    #expect(grouped("tr", "ırmak", "izmir", "Şule", "Quiz") == "I İ Ş Q")
    #expect(grouped("ru", "Ёлка", "йод", "Anna") == "Ё Й #")
    #expect(grouped("el", "Άννα", "Ωμέγα") == "Α Ω")
    #expect(grouped("tlh", "Qapla'") == "none")
  }

  @Test func f132_letters_ofI_andSharpS_dependOnTheAlphabet_notOnTheLanguageOfTheUser() {
    #expect(letters("istanbul", "Irmak", "ırmak", "İzmir") == "Iİ")
    #expect(letters("ßtraße", "Straße", "STRASSE") == "ßS")
    #expect(grouped("tr", "istanbul", "Irmak", "ırmak", "İzmir") == "İ I I İ")
    #expect(grouped("de", "istanbul", "ßtraße", "Straße") == "I # S")
    let sections = ["izmir", "Irmak", "ß"].enumerated().map {
      Section($0.offset, header: $0.element) {}
    }
    #expect(sections.indexed().map(\.indexTitle) == ["I", nil, "ß"])
  }

  @Test func syllables_areUnderTheirFirstSound() {
    #expect(grouped("ko", "김치", "까치", "한국", "힣", "가", "Kim") == "ㄱ ㄱ ㅎ ㅎ ㄱ #")
    #expect(grouped("ja", "がくせい", "サクラ", "ぽち", "ヴァン") == "か さ は あ")
    #expect(grouped("ja", "んだ", "ょ", "ん", "日本") == "わ や わ #")
  }

  @Test func reading_decidesWhereItsTitleIs() throws {
    let readings = ["北京": "běijīng", "上海": "shànghǎi", "重庆": "chóngqìng"]
    let sections = ["北京", "上海", "重庆", "Xian"].map { (city: String) in Section(city, header: city) {}
    }
    let alphabet = try #require(SectionIndex.Alphabet(language: "zh-Hans"))
    #expect(
      sections.indexed(in: alphabet) { readings[$0] ?? $0 }.map(\.indexTitle)
        == ["B", "S", "C", "X"])
    #expect(sections.indexed(in: alphabet).map(\.indexTitle) == ["#", nil, nil, "X"])
  }
}
