import TerminalKit
import Testing

struct GridTests {
  private let bold = Style(bold: true)

  /// A grid of one row, written at once.
  private func row(_ text: String, columns: Int = 8) -> Grid {
    var grid = Grid(columns: columns, rows: 1)
    grid.write(text, column: 0, row: 0)
    return grid
  }

  @Test func isBlank_WhenNew() {
    let grid = Grid(columns: 3, rows: 2)
    #expect(grid.plainText == "\n")
    #expect(grid[1, 1] == .blank)
    #expect(grid.bounds == Area(column: 0, row: 0, columns: 3, rows: 2))
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (1000, 400), (-3, 4), (.min, .max)])
  func acceptsAnySize(columns: Int, rows: Int) {
    var grid = Grid(columns: columns, rows: rows)
    #expect((0...Grid.longestSide).contains(grid.columns))
    #expect((0...Grid.longestSide).contains(grid.rows))
    grid.write("漢字", column: 0, row: 0)
    grid.fill(Area(column: -5, row: -5, columns: .max, rows: .max), style: bold)
    #expect(grid == grid)
  }

  @Test func saysWhatItWrote() {
    var grid = Grid(columns: 8, rows: 1)
    #expect(grid.write("ab", column: 0, row: 0) == 2)
    #expect(grid.write("漢字", column: 2, row: 0, width: 3) == 2)
    #expect(grid.write("toolong", column: 4, row: 0) == 4)
    #expect(grid.plainText == "ab漢tool")
    #expect(grid.write("x", column: 0, row: 1) == 0)
    #expect(grid.write("x", column: 8, row: 0) == 0)
    #expect(grid.write("x", column: 0, row: 0, width: 0) == 0)
    #expect(grid.write("x", column: 0, row: 0, width: -1) == 0)
    #expect(grid.plainText == "ab漢tool")
  }

  @Test func tellsTheHalvesOfAWideGlyph() {
    var grid = Grid(columns: 4, rows: 1)
    grid.write("漢", column: 1, row: 0, style: bold)
    #expect(grid[1, 0] == Cell("漢", bold, width: 2))
    #expect(grid[2, 0] == Cell(" ", bold, width: 0))
    #expect(grid[2, 0].width == 0)
    #expect(grid[3, 0] == .blank)
  }

  @Test func blanksTheOtherHalf_WhenHalfAWideGlyphIsOverwritten() {
    var grid = row("漢字")
    grid.write("x", column: 1, row: 0)
    #expect(grid.plainText == " x字")
    grid.write("y", column: 2, row: 0)
    #expect(grid.plainText == " xy")
    grid = row("漢字漢")
    grid.write("家", column: 1, row: 0)
    #expect(grid.plainText == " 家 漢")
    grid = row("漢字漢")
    grid.write("abc", column: 1, row: 0)
    #expect(grid.plainText == " abc漢")
    grid = row("漢字漢")
    grid.fill(Area(column: 1, row: 0, columns: 2, rows: 1))
    #expect(grid.plainText == "    漢")
  }

  @Test func showsABlank_WhereAWideGlyphLiesAcrossAnEdge() {
    var grid = Grid(columns: 4, rows: 1)
    grid.write("漢字", column: -1, row: 0)
    #expect(grid.plainText == " 字")
    grid = row("abcd", columns: 4)
    grid.write("漢字", column: 1, row: 0)
    #expect(grid.plainText == "a漢")
    #expect(grid[3, 0].width == 1)
  }

  @Test func beginsLeftOfTheGrid() {
    var grid = Grid(columns: 4, rows: 1)
    #expect(grid.write("abcdef", column: -2, row: 0) == 6)
    #expect(grid.plainText == "cdef")
    #expect(grid.write("éabcdef", column: -3, row: 0) == 7)
    #expect(grid.plainText == "cdef")
  }

  @Test func writesTheSame_HoweverTheTextArrives() {
    for seed in UInt64(0)..<2000 {
      var random = NastyText(seed: seed)
      let text = random.next(upTo: 8) + "plain ß 漢" + random.next(upTo: 8)
      let column = random.number(in: -3...4)
      var whole = Grid(columns: 14, rows: 1)
      var pieces = whole
      let used = whole.write(text, column: column, row: 0)
      #expect(pieces.write(Array(text), column: column, row: 0) == used, "seed \(seed)")
      #expect(whole == pieces, "seed \(seed)")
    }
  }

  @Test func f90_keepsAnEscapeSequenceFromTheTerminal() {
    #expect(row("a\u{1B}[2J").plainText == "a␛[2J")
    #expect(row("a\u{301}b\u{202E}c").plainText == "a\u{301}bc")
    #expect(row("ab\te").plainText == "ab  e")
  }

  @Test func writesCharactersInCellsOfTheirOwn() {
    var grid = Grid(columns: 6, rows: 1)
    #expect(grid.write(["🇩", "🇪", "\u{301}"], column: 0, row: 0) == 5)
    #expect(grid[2, 0].character == "🇪")
  }

  @Test func restylesWithoutTouchingText() {
    var grid = row("a漢b")
    grid.restyle(Area(column: 0, row: 0, columns: 2, rows: 1)) { $0.reverse = true }
    #expect(grid.plainText == "a漢b")
    #expect((0..<4).map { grid[$0, 0].style.reverse } == [true, true, true, false])
  }

  @Test func drawsAnother_AlsoPartlyOutside() {
    let source = row("漢b漢e\u{301}", columns: 6)
    for (column, text) in [(0, "漢b漢"), (-1, " b漢e\u{301}"), (-4, " e\u{301}..."), (2, "..漢b ")] {
      var grid = row(".....", columns: 5)
      grid.draw(source, column: column, row: 0)
      #expect(grid.plainText == text.trimmingEnd, "at column \(column)")
    }
    var grid = row(".....", columns: 5)
    grid.draw(source, Area(column: 1, row: 0, columns: 3, rows: 1), column: 1, row: 0)
    #expect(grid.plainText == ". b .")
    let everything = Area(column: .min, row: .min, columns: .max, rows: .max)
    grid.draw(source, everything, column: .max, row: 3)
    grid.draw(source, column: 0, row: .max)
    #expect(grid.plainText == ". b .")
  }

  @Test func narrowerGrid_cutsAWideGlyphAtItsEdge() {
    var grid = row("漢漢漢", columns: 6)
    grid.draw(row("ab", columns: 3), column: 0, row: 0)
    #expect(grid.plainText == "ab  漢")
    grid.draw(row("c", columns: 4), column: 0, row: 0)
    #expect(grid.plainText == "c   漢")
    grid.draw(row("漢", columns: 2), column: 0, row: 1)
    #expect(grid.plainText == "c   漢")
  }

  @Test func equalsWhatWasPaintedAnotherWay() {
    var first = Grid(columns: 4, rows: 1)
    first.write("x\u{301}y\u{301}", column: 0, row: 0)
    var second = Grid(columns: 4, rows: 1)
    second.write("y\u{301}", column: 1, row: 0)
    second.write("x\u{301}", column: 0, row: 0)
    #expect(first == second)
    second.write("x\u{302}", column: 0, row: 0)
    #expect(first != second)
  }

  @Test func forgetsGraphemesThatAreGone() {
    var grid = Grid(columns: 2, rows: 1)
    for number in 0..<5000 {
      let letter = Unicode.Scalar(UInt32(0x4E00 + number)).map { String($0) } ?? "x"
      grid.write(letter + "\u{301}", column: 0, row: 0)
    }
    #expect(grid[0, 0].character == "\u{6187}\u{301}")
  }

  @Test func staysSound_WhateverIsDone() {
    for seed in UInt64(0)..<3000 {
      var random = NastyText(seed: seed)
      var grid = Grid(columns: random.number(in: 0...12), rows: random.number(in: 0...4))
      for _ in 0..<12 { random.disturb(&grid) }
      #expect(grid.unsoundness == nil, "seed \(seed)")
    }
  }
}

extension Cell {
  fileprivate init(_ character: Character, _ style: Style, width: Int) {
    self.init(character: character, style: style, width: width)
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
