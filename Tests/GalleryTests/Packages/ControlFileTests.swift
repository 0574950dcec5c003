import Gallery
import Testing

private struct Parsed: Equatable {
  var stanzas: [[String]] = []
  var skipped = 0
}

/// Package, version and description of each stanza.
private func parse(_ bytes: some Sequence<UInt8>) -> Parsed {
  var parsed = Parsed()
  parsed.skipped = Array(bytes).withUnsafeBytes { bytes in
    ControlFile.forEachStanza(in: bytes) { stanza in
      parsed.stanzas.append(
        [stanza[.package].text, stanza[.version].text, stanza[.description].text])
    }
  }
  return parsed
}

private func parse(_ text: String) -> Parsed {
  parse(text.utf8)
}

@Suite struct ControlFileTests {
  private let two = Parsed(stanzas: [["vim", "9.1", "editor"], ["zsh", "5.9", "shell"]])

  @Test func readsWantedFields_AmongOthers() {
    let parsed = parse(
      """
      Package: vim
      Package-Type: deb
      Version: 9.1
      Description: editor
      Description-md5: 123

      Package: zsh
      Version:5.9
      Description:   shell\u{20}\u{20}

      """)
    #expect(parsed == two)
  }

  @Test func acceptsMissingFinalLineEnd() {
    let text = "Package: vim\nVersion: 9.1\nDescription: editor\n\n"
    #expect(parse(text + "Package: zsh\nVersion: 5.9\nDescription: shell") == two)
  }

  @Test func acceptsWindowsLineEnds() {
    let text = "Package: vim\r\nVersion: 9.1\r\nDescription: editor\r\n\r\n"
    #expect(parse(text + "Package: zsh\r\nVersion: 5.9\r\nDescription: shell\r\n") == two)
  }

  @Test func acceptsManyEmptyLines_AndLinesOfWhiteSpace() {
    let text = "\n\n \t \nPackage: vim\nVersion: 9.1\nDescription: editor\n \n\n\n"
    #expect(parse(text + "Package: zsh\nVersion: 5.9\nDescription: shell\n\n\n") == two)
  }

  @Test func passesOverContinuationLines() {
    let parsed = parse("Package: a\nDescription: one\n Version: 2\n .\n\tmore\nVersion: 1\n")
    #expect(parsed.stanzas == [["a", "1", "one"]])
  }

  @Test func takesAnyCase_AndTheFirstOfTwo() {
    #expect(parse("PACKAGE: a\nversion: 1\nVersion: 2\n").stanzas == [["a", "1", ""]])
  }

  @Test func countsStanzasWithoutAName_AndKeepsTheOthers() {
    let parsed = parse("Version: 1\n\nPackage: a\n\nPackage:\nVersion: 3\n\nPackage: b\n")
    #expect(parsed == Parsed(stanzas: [["a", "", ""], ["b", "", ""]], skipped: 2))
  }

  @Test func passesOverGarbage() {
    let garbage: [UInt8] = [0xFF, 0, 0x3A, 0xFE, 0x0A] + Array("no colon here\n:\n".utf8)
    let stanza = Array("Package: a\n".utf8)
    #expect(parse(garbage + stanza + garbage) == Parsed(stanzas: [["a", "", ""]]))
    #expect(parse(garbage + [0x0A] + stanza) == Parsed(stanzas: [["a", "", ""]], skipped: 1))
  }

  @Test func repairsText_ThatIsNotUTF8() {
    let parsed = parse(Array("Package: a\nDescription: caf".utf8) + [0xE9, 0x0A])
    #expect(parsed.stanzas == [["a", "", "caf\u{FFFD}"]])
  }

  @Test(arguments: ["", "\n", "\r\n", " ", "P", "Package", "Package:", "p:\n\n"])
  func findsNothing_WhereThereIsNothing(_ text: String) {
    #expect(parse(text).stanzas.isEmpty)
  }
}
