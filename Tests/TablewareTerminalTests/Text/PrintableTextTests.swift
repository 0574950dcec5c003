import TablewareTerminal
import Testing

struct PrintableTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("a\u{1B}[31mred", "a␛[31mred"),
    ("\u{0}\u{7}\u{7F}", "␀␇␡"),
    ("\u{9B}31m", "\u{FFFD}31m"),
    ("a\nb\r\nc\rd\u{2028}e", "a⏎b⏎c⏎d⏎e"),
    ("a\tb", "a   b"), ("abcd\te", "abcd    e"), ("漢\te", "漢  e"), ("\t", "    "),
    ("a\u{202E}b\u{2066}c\u{200F}", "abc"),
    ("soft\u{AD}hy\u{200B}phen\u{FEFF}", "softhyphen"),
    ("\u{301}a", "◌\u{301}a"),
    ("a\n\u{301}", "a⏎◌\u{301}"),
    ("\u{1161}", "\u{115F}\u{1161}"), ("\u{11A8}", "\u{115F}\u{1160}\u{11A8}"),
    ("\u{FFFE}", "\u{FFFD}"),
    ("a\u{E0061}\u{E0062}", "a"),
    ("👩\u{200D}", "👩"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("👨‍👩‍👧‍👦 🇩🇪 ❤\u{FE0F} กำ", "👨‍👩‍👧‍👦 🇩🇪 ❤\u{FE0F} กำ"),
  ])
  func showsWhatATerminalMayGet(text: String, shown: String) {
    #expect(Array(text.printable.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func capsAStormOfMarks() {
    let storm = "e" + String(repeating: "\u{301}", count: 10_000) + "x"
    #expect(storm.printable == "e" + String(repeating: "\u{301}", count: 9) + "x")
  }

  @Test func keepsNeighboursApart_WhenWhatStoodBetweenThemIsDropped() {
    #expect("🇩\u{200B}🇪".printable.unicodeScalars.elementsEqual("🇩\u{FFFD}🇪".unicodeScalars))
    #expect("ᄀ\u{FEFF}가".printable.count == 3)
  }

  @Test func neverSendsControls_AndMeansWhatItMeasures() {
    for seed in UInt64(0)..<20_000 {
      var random = NastyText(seed: seed)
      let text = random.next()
      let shown = text.printable
      let comment = Comment(rawValue: "seed \(seed): \(Array(text.unicodeScalars))")
      for scalar in shown.unicodeScalars {
        #expect(scalar.properties.generalCategory != .control, comment)
        #expect(!(0x202A...0x202E).contains(scalar.value), comment)
        #expect(!(0x2066...0x2069).contains(scalar.value), comment)
      }
      #expect(shown.printable.unicodeScalars.elementsEqual(shown.unicodeScalars), comment)
      for character in shown { #expect(character.displayWidth >= 1, comment) }

      let columns = random.number(in: -1...20)
      let clipped = text.clipped(to: columns)
      #expect(clipped.displayWidth <= max(0, columns), comment)
      if shown.displayWidth <= columns { #expect(clipped == shown, comment) }
      #expect(text.padded(to: columns).displayWidth == max(0, columns), comment)
      let trailing = text.padded(to: columns, alignment: .trailing)
      #expect(trailing.displayWidth == max(0, columns), comment)
      for line in text.wrapped(to: columns, maxLines: 4) {
        #expect(line.displayWidth <= columns, comment)
      }
    }
  }
}
