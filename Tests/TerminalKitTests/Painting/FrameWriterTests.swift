import TerminalKit
import Testing

struct FrameWriterTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(String(decoding: bytes, as: UTF8.self).map { $0 == "\u{1B}" ? "␛" : $0 })
  }

  @Test func clearsAndPaintsTheFirstFrame() {
    var writer = FrameWriter()
    var grid = Grid(columns: 10, rows: 2)
    grid.write("hi", column: 3, row: 1, style: Style(foreground: .ansi(1), bold: true))
    #expect(
      text(writer.bytes(showing: grid))
        == "␛[?2026h␛[0m␛[2J␛[2;4H␛[1;31mhi␛[0m␛[?2026l")
    #expect(writer.statistics == FrameWriter.Statistics(cells: 2, bytes: 43))
  }

  @Test func sendsNothing_WhenNothingChanged() {
    var writer = FrameWriter()
    var grid = Grid(columns: 10, rows: 2)
    grid.write("e\u{301}漢", column: 0, row: 0)
    _ = writer.bytes(showing: grid)
    #expect(writer.bytes(showing: grid) == [])
    #expect(writer.statistics == FrameWriter.Statistics())
  }

  @Test func sendsOnlyWhatChanged() {
    var writer = FrameWriter()
    var grid = Grid(columns: 20, rows: 2)
    grid.write("one two three", column: 0, row: 1)
    _ = writer.bytes(showing: grid)
    grid.write("TWO", column: 4, row: 1)
    grid.write("!", column: 19, row: 1)
    #expect(text(writer.bytes(showing: grid)) == "␛[?2026h␛[2;5HTWO␛[2;20H!␛[?2026l")
    #expect(writer.statistics.cells == 4)
  }

  @Test func saysWhereItIs_AfterGlyphsOfDoubtfulWidth() {
    var writer = FrameWriter()
    var grid = Grid(columns: 5, rows: 1)
    grid.write("漢ae\u{301}b", column: 0, row: 0)
    #expect(
      text(writer.bytes(showing: grid))
        == "␛[?2026h␛[0m␛[2J␛[1;1H漢␛[1;3Hae\u{301}␛[1;5Hb␛[?2026l")
  }

  @Test func repaintsTheRestOfARow_WhenAGlyphOfManyScalarsGoes() {
    var writer = FrameWriter()
    var grid = Grid(columns: 6, rows: 1)
    grid.write("👨‍👩‍👧 abc", column: 0, row: 0)
    _ = writer.bytes(showing: grid)
    grid.write("漢", column: 0, row: 0)
    #expect(text(writer.bytes(showing: grid)) == "␛[?2026h␛[1;1H漢␛[1;3H abc␛[?2026l")
  }

  @Test func changesStylesTheShortWay() {
    var writer = FrameWriter()
    var grid = Grid(columns: 4, rows: 1)
    _ = writer.bytes(showing: grid)
    grid.write("a", column: 0, row: 0, style: Style(bold: true, underline: true))
    grid.write("b", column: 1, row: 0, style: Style(bold: true))
    grid.write("c", column: 2, row: 0, style: Style(foreground: .indexed(200), bold: true))
    grid.write("d", column: 3, row: 0, style: Style(background: .ansi(12), dim: true))
    #expect(
      text(writer.bytes(showing: grid))
        == "␛[?2026h␛[1;1H␛[1;4ma␛[24mb␛[38;5;200mc␛[0;2;104md␛[0m␛[?2026l")
  }

  @Test func sendsNoColour_WhenItShallNot() {
    var writer = FrameWriter(.none)
    var grid = Grid(columns: 4, rows: 1)
    grid.write("a", column: 0, row: 0, style: Style(foreground: .ansi(1), reverse: true))
    #expect(
      text(writer.bytes(showing: grid)) == "␛[?2026h␛[0m␛[2J␛[1;1H␛[7ma␛[0m␛[?2026l")
    grid.write("a", column: 0, row: 0, style: Style(foreground: .ansi(2), reverse: true))
    #expect(writer.bytes(showing: grid) == [])
  }

  @Test func paintsEverything_WhenTheSizeChangedOrItWasTold() {
    var writer = FrameWriter()
    var grid = Grid(columns: 4, rows: 1)
    grid.write("ab", column: 0, row: 0)
    let whole = writer.bytes(showing: grid)
    writer.invalidate()
    #expect(writer.bytes(showing: grid) == whole)
    var larger = Grid(columns: 5, rows: 1)
    larger.draw(grid, column: 0, row: 0)
    #expect(writer.bytes(showing: larger) == whole)
    #expect(text(writer.bytes(showing: Grid(columns: 0, rows: 0))).contains("␛[2J"))
  }

  @Test func showsTheGrid_WhateverWasShownBefore() throws {
    for seed in UInt64(0)..<2500 {
      var random = NastyText(seed: seed)
      let color = random.number(in: 0...3) > 0
      var writer = FrameWriter(color ? .trueColor : .none)
      var grid = Grid(columns: random.number(in: 1...14), rows: random.number(in: 1...4))
      var terminal = EmulatedTerminal(columns: grid.columns, rows: grid.rows)
      for step in 0..<6 {
        for _ in 0..<random.number(in: 0...8) { random.disturb(&grid) }
        if random.number(in: 0...9) == 0 { writer.invalidate() }
        let bytes = writer.bytes(showing: grid)
        let comment = Comment(rawValue: "seed \(seed), step \(step)")
        #expect(throws: Never.self, comment) { try terminal.replay(bytes) }
        #expect(terminal.difference(from: grid, color: color) == nil, comment)
        #expect(writer.statistics.bytes == bytes.count, comment)
      }
    }
  }
}
