import Tableware
import Testing

@Suite struct WordsTests {
  @Test func holdWhereTheyAreUsed_AndNoLonger() {
    let (german, dutch) = (Words.cancelling("Abbrechen"), Words.cancelling("Annuleren"))
    #expect(Words.current.actions.cancel == "Cancel")
    Words.use(german) {
      #expect(Words.current.actions.cancel == "Abbrechen")
      Words.use(dutch) { #expect(Words.current.actions.cancel == "Annuleren") }
      #expect(Words.current.actions.cancel == "Abbrechen")
    }
    #expect(Words.current.actions.cancel == "Cancel")
  }

  @Test func endWithWhatThrew() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try Words.use(.cancelling("Abbrechen")) { throw Failure() }
    }
    #expect(Words.current.actions.cancel == "Cancel")
  }

  @Test func holdInTheWholeProgram_UnlessThereAreOthersInside() async {
    // In a process of its own: other tests read English meanwhile.
    await #expect(processExitsWith: .success) {
      Words.use(.cancelling("Abbrechen"))
      #expect(Words.current.actions.cancel == "Abbrechen")
      #expect(await Task.detached { Words.current.actions.cancel }.value == "Abbrechen")
      Words.use(.cancelling("Annuleren")) { #expect(Words.current.actions.cancel == "Annuleren") }
      #expect(Words.current.actions.cancel == "Abbrechen")
    }
  }

  @Test func arePassedOn_ToTasksOfTheSession() async {
    let word = await Words.use(.cancelling("Abbrechen")) { Task { Words.current.actions.cancel } }
      .value
    #expect(word == "Abbrechen")
  }

  /// What the rows, screens and rules say by themselves comes from the words, all of it.
  @Test func areAllThatRowsSay() throws {
    let english = Words().texts()
    let marked = Words.marked.texts()
    // There is no English detail of an empty list.
    #expect(Set(english.keys) == Set(marked.keys).subtracting(["states.emptyDetail"]))
    for (name, text) in marked { #expect(text != english[name], "\(name) is not marked") }

    let said = Words.use(.marked) { everythingSaid() }
    let ours = Set(english.values)
    #expect(said.filter(ours.contains) == [])
    // The other way round. What is left is said by surfaces, by lists that load, and by trees.
    let elsewhere: Set = [
      "‹back›", "‹details›", "‹more›", "‹loadingMore›", "‹states.more›", "‹emptyBranch›", "‹end›",
      "‹noChoices›", "‹expand›", "‹collapse›",
    ]
    #expect(Set(marked.values).subtracting(said) == elsewhere)
  }

  @Test func tellWhatARuleAllows() {
    let messages = [
      FormRule.length(1...2), .length(1..<2), .length(1...), .length(...2), .length(..<2),
      .range(0.5...2),
    ].map(\.message)
    #expect(
      messages == [
        "Its length must be from 1 to 2.", "Its length must be from 1 to below 2.",
        "Its length must be 1 or more.", "Its length must be 2 or less.",
        "Its length must be below 2.", "It must be a number from 0.5 to 2.",
      ])
    let bounds = Words.use(.marked) { FormRule.length(1...2).message }
    #expect(bounds == "‹length through(\"1\", \"2\")›")
  }
}

extension Words {
  fileprivate static func cancelling(_ word: String) -> Words {
    var actions = ActionWords()
    actions.cancel = word
    return Words(actions: actions)
  }
}
