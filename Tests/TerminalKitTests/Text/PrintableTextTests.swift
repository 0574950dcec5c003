import TerminalKit
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

  @Test func f90_neverSendsControls_AndMeansWhatItMeasures() {
    for seed in UInt64(0)..<20_000 {
      var random = NastyText(seed: seed)
      let text = random.next()
      let columns = random.number(in: -1...20)
      for problem in problems(text, columns: columns) {
        Issue.record("\(problem); seed \(seed), \(columns) columns: \(Array(text.unicodeScalars))")
      }
    }
  }

  private func problems(_ text: String, columns: Int) -> [String] {
    let room = max(0, columns)
    let shown = text.printable
    let moves = shown.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    let clipped = text.clipped(to: columns)
    let isWhole = clipped.unicodeScalars.elementsEqual(shown.unicodeScalars)
    let lines = text.wrapped(to: columns, maxLines: 4)
    let checks = [
      ("controls", !moves),
      ("not stable", shown.printable.unicodeScalars.elementsEqual(shown.unicodeScalars)),
      ("something invisible", shown.allSatisfy { $0.displayWidth >= 1 }),
      ("clipped too long", clipped.displayWidth <= room),
      ("clipped for nothing", shown.displayWidth > columns || isWhole),
      ("padded", text.padded(to: columns).displayWidth == room),
      ("padded before", text.padded(to: columns, alignment: .trailing).displayWidth == room),
      ("lines too long", lines.allSatisfy { $0.displayWidth <= room }),
    ]
    return checks.filter { !$0.1 }.map(\.0)
  }
}
