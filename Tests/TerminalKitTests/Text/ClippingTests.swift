import TerminalKit
import Testing

struct ClippingTests {
  @Test(arguments: [
    ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
    ("hello", -3, ""), ("hello", .max, "hello"), ("hello", .min, ""), ("", 3, ""),
    ("漢字", 4, "漢字"), ("漢字", 3, "漢…"), ("漢字", 2, "…"), ("漢", 1, "…"), ("a漢字", 4, "a漢…"),
    ("a漢", 2, "a…"), ("ab\tc", 4, "ab …"), ("a\nb", 3, "a⏎b"),
  ])
  func clips(text: String, columns: Int, result: String) {
    #expect(text.clipped(to: columns) == result)
  }

  /// Plain texts take a shortcut, which must not differ from the way of all other texts.
  @Test func clipsPlainAndOtherTextsAlike() {
    let units = ["a", "é", "░", "漢", "e\u{301}", "\u{301}", "\t", "👍🏽"]
    var texts = [""]
    var longest = texts
    for _ in 0..<4 {
      longest = longest.flatMap { text in units.map { text + $0 } }
      texts += longest
    }
    var failures: [String] = []
    for text in texts {
      for columns in 0...9 where text.clipped(to: columns) != byGlyphs(text, columns) {
        failures.append("\(text.debugDescription) in \(columns)")
      }
      for columns in 0...9
      where text.clippedWidth(to: columns) != text.clipped(to: columns).displayWidth {
        failures.append("width of \(text.debugDescription) in \(columns)")
      }
      if text.displayWidth != text.reduce(0, { $0 + $1.displayWidth }) { failures.append(text) }
    }
    #expect(texts.count == 4_681)
    #expect(failures == [])
  }

  private func byGlyphs(_ text: String, _ columns: Int) -> String {
    guard columns > 0 else { return "" }
    var (glyphs, used) = (Array(text.printable), 0)
    let fitting = glyphs.prefix { glyph in
      used += glyph.displayWidth
      return used <= columns
    }
    if fitting.count == glyphs.count { return String(glyphs) }
    glyphs = Array(fitting)
    while glyphs.reduce(0, { $0 + $1.displayWidth }) >= columns { glyphs.removeLast() }
    return String(glyphs) + "…"
  }

  @Test func pads() {
    #expect("ab".padded(to: 5) == "ab   ")
    #expect("ab".padded(to: 5, alignment: .trailing) == "   ab")
    #expect("ab".padded(to: 5, alignment: .center) == " ab  ")
    #expect("漢字".padded(to: 3) == "漢…")
    #expect("漢字漢".padded(to: 4) == "漢… ")
    #expect("ab".padded(to: -1) == "")
    #expect("ab".padded(to: .max).displayWidth == 65_536)
  }

  @Test(arguments: ["x", "漢", "\u{301}", "\u{200B}", "\n", "🇦", "ᄀ"])
  func takesNoTimeForMegabytes(_ unit: String) {
    let huge = String(repeating: unit, count: 10_000_000 / unit.utf8.count)
    let clock = ContinuousClock()
    var grid = Grid(columns: 40, rows: 1)
    let time = clock.measure {
      for columns in 1...20 {
        #expect(huge.clipped(to: columns).displayWidth <= columns)
        #expect(huge.padded(to: columns).displayWidth == columns)
        #expect(huge.wrapped(to: columns, maxLines: 3).count <= 3)
        grid.write(huge, column: columns, row: 0)
      }
    }
    // Walking all of it once takes longer than all of these together.
    #expect(time < .seconds(2))
  }
}
