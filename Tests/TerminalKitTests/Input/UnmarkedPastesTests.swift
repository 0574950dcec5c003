import TerminalKit
import Testing

struct UnmarkedPastesTests {
  private static let long = String(repeating: "text ", count: 60)

  /// What a terminal that marks no pastes sends for a text, in one read.
  private static func read(_ text: String) -> [Input] {
    var parser = InputParser()
    return parser.feed(text.utf8)
  }

  @Test func text_ofManyCharactersAtOnce_isPaste() {
    var pastes = UnmarkedPastes()
    let text = Self.long + "\r\té"
    #expect(pastes.feed(Self.read(text)) == [.paste(Self.long + "\n\té")])
  }

  @Test func text_ofFewCharacters_isKeys() {
    var pastes = UnmarkedPastes()
    let keys = Self.read(String(Self.long.prefix(255)))
    #expect(pastes.feed(keys) == keys)
  }

  @Test func text_afterPasteWithoutPause_belongsToIt() {
    var pastes = UnmarkedPastes()
    _ = pastes.feed(Self.read(Self.long))
    #expect(pastes.feed(Self.read("end")) == [.paste("end")])
    pastes.pause()
    #expect(pastes.feed(Self.read("q")) == [.key(.character("q"))])
  }

  @Test func paste_atOtherKey_ends() {
    var pastes = UnmarkedPastes()
    let inputs = pastes.feed(Self.read(Self.long + "\u{1B}[Aq"))
    #expect(inputs == [.paste(Self.long), .key(KeyPress(.up)), .key(.character("q"))])
  }

  @Test func controlCharacters_inPaste_areLeftOut() {
    var pastes = UnmarkedPastes()
    let zeros = String(repeating: "\0", count: 300)
    #expect(pastes.feed(Self.read(zeros + "a\u{1A}b")) == [.paste("ab")])
  }

  @Test func controlC_inPaste_isKey() {
    var pastes = UnmarkedPastes()
    let inputs = pastes.feed(Self.read(Self.long + "\u{3}"))
    #expect(inputs == [.paste(Self.long), .key(.control("c"))])
  }

  @Test func arrowKeys_ofAnyNumber_areKeys() {
    var pastes = UnmarkedPastes()
    let keys = Self.read(String(repeating: "\u{1B}[B", count: 1000))
    #expect(pastes.feed(keys) == keys)
  }
}
