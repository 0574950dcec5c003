import Gallery
import Testing

/// The title that a module has after being read, or the only problem: the reader of JSON itself
/// is private to the library, and this is how its work shows.
private func title(_ json: String) -> String {
  title(Array(json.utf8))
}

private func title(_ json: [UInt8]) -> String {
  let start = Array(#"{"modules": [{"id": "m", "kind": "list", "songs": [], "title": "#.utf8)
  let (modules, problems) = MusicLibrary.decode(start + json + Array("}]}".utf8))
  return problems.first?.message ?? modules.first?.title.text(in: "en") ?? "nothing"
}

@Suite struct JSONReaderTests {
  @Test(arguments: [
    (#""a\n\t\r\b\f\"\\\/z""#, "a\n\t\r\u{8}\u{C}\"\\/z"),
    (#""\u8309e\u0301""#, "茉e\u{301}"),
    (#""\uD83C\uDF19""#, "🌙"),
    (#""\uD83C""#, "\u{FFFD}"),
    (#""\uD83Cx""#, "\u{FFFD}x"),
    (#""\uDF19\uD83C\u0041""#, "\u{FFFD}\u{FFFD}A"),
    (#"{"en": "first", "en": "last"}"#, "last"),
  ])
  func readsText(_ json: String, _ expected: String) {
    #expect(Array(title(json).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func repairsText_ThatIsNotUTF8() {
    #expect(title([0x22, 0x61, 0xFF, 0x22]) == "a\u{FFFD}")
  }

  @Test(arguments: [
    ("tru", "column 64: expected a value"),
    ("0x10", "column 64: expected a value"),
    ("inf", "column 64: expected a value"),
    ("-", "column 64: expected a value"),
    ("\"a\nb\"", "column 66: expected the end of the text before the line end"),
    (#""\x""#, "column 66: unknown escape after “\\”"),
    (#""\u12G4""#, "column 69: expected four hexadecimal digits"),
    ("[1 2]", "column 67: expected “,” or “]”"),
    ("[1,]", "column 67: expected a value"),
    ("{1: 2}", "column 65: expected a name in quotes"),
    (#"{"a": 1,}"#, "column 72: expected a name in quotes"),
    (#""x"}]} more"#, "column 71: expected the end of the file"),
    (#""no end"#, "column 74: expected “\"” before the end of the file"),
  ])
  func saysWhereAndWhat_WhenMalformed(_ json: String, _ expected: String) {
    #expect(title(json).hasPrefix("not valid JSON: line 1, \(expected)"))
  }

  @Test func refusesEndlessNesting_WithoutRunningOutOfStack() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(title(deep).hasSuffix("nested too deeply"))
    let objects = String(repeating: #"{"a":"#, count: 1_000_000)
    #expect(title(objects).hasSuffix("nested too deeply"))
  }

  @Test func passesOverByteOrderMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(MusicLibrary.decode(mark + Array(#"{"modules": []}"#.utf8)).problems == [])
  }

  @Test func survivesEveryCutAndEveryChangedByte() {
    let text = Array(
      #"{"modules": [{"id": "é", "kind": "list", "title": "\uD83C\uDF19", "songs": [{"a": -1e5}]}]}"#
        .utf8)
    for index in text.indices {
      _ = MusicLibrary.decode(text[..<index])
      for byte: UInt8 in [0, 0x22, 0x2C, 0x5B, 0x5C, 0x7B, 0x80, 0xFF] {
        var changed = text
        changed[index] = byte
        _ = MusicLibrary.decode(changed)
      }
    }
  }
}
