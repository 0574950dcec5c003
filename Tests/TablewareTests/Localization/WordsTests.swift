import Tableware
import TablewareForms
import Testing

@Suite struct WordsTests {
  @Test func holdWhereTheyAreUsed_AndNoLonger() {
    let (german, dutch) = (Words.cancelling("Abbrechen"), Words.cancelling("Annuleren"))
    #expect(Words.current[.cancel] == "Cancel")
    Words.use(german) {
      #expect(Words.current[.cancel] == "Abbrechen")
      Words.use(dutch) { #expect(Words.current[.cancel] == "Annuleren") }
      #expect(Words.current[.cancel] == "Abbrechen")
    }
    #expect(Words.current[.cancel] == "Cancel")
  }

  @Test func endWithWhatThrew() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try Words.use(.cancelling("Abbrechen")) { throw Failure() }
    }
    #expect(Words.current[.cancel] == "Cancel")
  }

  @Test func holdInTheWholeProgram_UnlessThereAreOthersInside() async {
    // In a process of its own: other tests read English meanwhile.
    await #expect(processExitsWith: .success) {
      Words.use(.cancelling("Abbrechen"))
      #expect(Words.current[.cancel] == "Abbrechen")
      #expect(await Task.detached { Words.current[.cancel] }.value == "Abbrechen")
      Words.use(.cancelling("Annuleren")) { #expect(Words.current[.cancel] == "Annuleren") }
      #expect(Words.current[.cancel] == "Abbrechen")
    }
  }

  @Test func arePassedOn_ToTasksOfTheSession() async {
    let word = await Words.use(.cancelling("Abbrechen")) { Task { Words.current[.cancel] } }
      .value
    #expect(word == "Abbrechen")
  }

  /// What the rows, screens and rules say by themselves comes from the words, all of it.
  @Test func areAllThatRowsSay() throws {
    let said = Words.use(.marked) { everythingSaid() }
    let english = Set(Word.allCases.map(\.english)).subtracting([""])
    #expect(said.filter(english.contains) == [])
    let keys = said.flatMap { text in text.matches(of: /‹(\w+)›/).map { String($0.1) } }
    // The other way round. What is left is said by surfaces, whose tests look for it.
    let elsewhere: Set<Word> = [
      .back, .moreActions, .expand, .collapse, .previousField, .nextField, .done,
      .palette, .paletteSearch, .paletteScreens, .filePath,
      .stopSending,
    ]
    #expect(Set(Word.allCases).subtracting(keys.compactMap(Word.init)) == elsewhere)
  }

  @Test func words_withACount_areReplacedByThePluralOfTheLanguage() {
    var words = Words([.chosenCount: "{count} gewählt"])
    #expect(words[.chosenCount, 2] == "2 gewählt")
    words.plural = { word, count in word == .chosenCount && count == 1 ? "eins gewählt" : nil }
    #expect(words[.chosenCount, 1] == "eins gewählt")
    #expect(words[.chosenCount, 2] == "2 gewählt")
    #expect(words[.characters, 1] == "1 characters")
  }

  @Test func tellWhatARuleAllows() {
    let messages = [
      FormRule.length(1...2), .length(1..<2), .length(1...), .length(...2), .length(..<2),
      .range(0.5...2),
    ].map(\.message)
    #expect(
      messages == [
        "The length must be from 1 to 2.", "The length must be from 1 to below 2.",
        "The length must be 1 or more.", "The length must be 2 or less.",
        "The length must be below 2.", "The number must be from 0.5 to 2.",
      ])
    let german = Words([.length: "Länge: {bounds}.", .boundsThrough: "{low} bis {high}"])
    #expect(Words.use(german) { FormRule.length(1...2).message } == "Länge: 1 bis 2.")
  }
}

extension Words {
  fileprivate static func cancelling(_ word: String) -> Words { Words([.cancel: word]) }
}
