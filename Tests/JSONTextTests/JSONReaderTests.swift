import JSONText
import Testing

/// What a text holds, or where it goes wrong.
private func read(_ json: [UInt8], isRepairing: Bool = true) -> String {
  do {
    let value = try JSONReader.value(of: json, isRepairing: isRepairing)
    if case .string(let text) = value { return text }
    return "\(value)"
  } catch {
    return "\(error)"
  }
}

private func read(_ json: String) -> String {
  read(Array(json.utf8))
}

@Suite struct JSONReaderTests {
  @Test(arguments: [
    (#""a\n\t\r\b\f\"\\\/z""#, "a\n\t\r\u{8}\u{C}\"\\/z"),
    (#""\u8309e\u0301""#, "茉e\u{301}"),
    (#""\uD83C\uDF19""#, "🌙"),
    (#""\uD83C""#, "\u{FFFD}"),
    (#""\uD83Cx""#, "\u{FFFD}x"),
    (#""\uDF19\uD83C\u0041""#, "\u{FFFD}\u{FFFD}A"),
  ])
  func readsText(_ json: String, _ expected: String) {
    #expect(Array(read(json).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func repairsText_ThatIsNotUTF8() {
    #expect(read([0x22, 0x61, 0xFF, 0x22]) == "a\u{FFFD}")
  }

  @Test func f128_countsTheLastOne_OfAKeyWrittenTwice() throws {
    let value = try JSONReader.value(of: Array(#"{"a": 1, "a": "last"}"#.utf8))
    #expect(value == .object(["a": .string("last")]))
  }

  @Test(
    arguments: [
      ("NaN", "the number nan"), ("Infinity", "the number inf"), ("1e400", "the number inf"),
      ("-1e400", "the number -inf"), ("1e-400", "the number 0"),
      ("9223372036854775807", "the number 9.223372036854776e+18"),
      ("-9223372036854775808", "the number -9223372036854775808"),
      ("123456789012345678901234567890", "the number 1.2345678901234568e+29"),
    ])
  func f128_numberBeyondItsRange_isANumber(_ json: String, _ expected: String) throws {
    #expect(try JSONReader.value(of: Array(json.utf8)).noun == expected)
  }

  @Test(
    arguments: [
      ([0x22, 0x61, 0xFF, 0x22], "line 1, column 3: not UTF-8"),
      ([0x22, 0x0A, 0xC3, 0xA9, 0xE2, 0x82], "line 2, column 2: not UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "line 1, column 2: not UTF-8"),
      ([0x22, 0xC3, 0xA9, 0x22], "é"),
    ] as [([UInt8], String)])
  func saysWhereTextIsNotUTF8_WhenNotRepairing(_ json: [UInt8], _ expected: String) {
    #expect(read(json, isRepairing: false) == expected)
  }

  @Test(arguments: [
    ("tru", "column 1: expected a value"),
    ("0x10", "column 1: expected a value"),
    ("inf", "column 1: expected a value"),
    ("-", "column 1: expected a value"),
    ("\"a\nb\"", "column 3: expected the end of the text before the line end"),
    (#""\x""#, "column 3: unknown escape after “\\”"),
    (#""\u12G4""#, "column 6: expected four hexadecimal digits"),
    ("[1 2]", "column 4: expected “,” or “]”"),
    ("[1,]", "column 4: expected a value"),
    ("{1: 2}", "column 2: expected a name in quotes"),
    (#"{"a": 1,}"#, "column 9: expected a name in quotes"),
    (#""x" more"#, "column 5: expected the end of the file"),
    (#""no end"#, "column 8: expected “\"” before the end of the file"),
  ])
  func saysWhereAndWhat_WhenMalformed(_ json: String, _ expected: String) {
    #expect(read(json).hasPrefix("line 1, \(expected)"))
  }

  @Test func f127_refusesEndlessNesting_WithoutRunningOutOfStack() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(read(deep).hasSuffix("nested too deeply"))
    let objects = String(repeating: #"{"a":"#, count: 1_000_000)
    #expect(read(objects).hasSuffix("nested too deeply"))
  }

  @Test func passesOverByteOrderMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(read(mark + Array(#""a""#.utf8)) == "a")
  }

  @Test func survivesEveryCutAndEveryChangedByte() {
    let text = Array(
      #"{"modules": [{"id": "é", "kind": "list", "title": "\uD83C\uDF19", "songs": [{"a": -1e5}]}]}"#
        .utf8)
    for index in text.indices {
      _ = read(Array(text[..<index]))
      for byte: UInt8 in [0, 0x22, 0x2C, 0x5B, 0x5C, 0x7B, 0x80, 0xFF] {
        var changed = text
        changed[index] = byte
        _ = read(changed)
      }
    }
  }
}
