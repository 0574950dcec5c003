import Tableware
import TablewareTesting
import TablewareViewport
import Testing

struct NavigationTests {
  @Test func movesThroughAllRows_AcrossSections() {
    let reader = Reader(sample("A: a b", "B:", "(C): c", "D: d / end"), height: 3)
    var frames: [[String]] = []
    for _ in 0..<4 {
      reader.move(.down)
      frames.append(reader.frame)
    }
    #expect(
      frames == [
        ["# A", "  a", "> b"], ["^ A", "# B", "> c"], ["# D", "> d", "- end"],
        ["# D", "> d", "- end"],
      ])
  }

  @Test func showsTheFirstHeaderAndTheLastFooter_AtTheEnds() {
    let reader = Reader(sample("A: a b c d", "B: e f g / end"), height: 4)
    reader.move(.last)
    #expect(reader.frame == ["^ B", "  f", "> g", "- end"])
    reader.move(.first)
    #expect(reader.frame == ["# A", "> a", "  b", "  c"])
    reader.move(.pageDown, .pageDown, .pageDown, .pageDown, .pageDown)
    #expect(reader.frame == ["^ B", "  f", "> g", "- end"])
    reader.move(.pageUp, .pageUp, .pageUp, .pageUp, .pageUp)
    #expect(reader.frame == ["# A", "> a", "  b", "  c"])
  }

  @Test func showsTheWholeFirstRow_WhenSeveralHeadersStandAboveIt() {
    let reader = Reader(sample("A:", "B:", "C: a*2 b c", "D:", "E: / end"), height: 4)
    reader.move(.down, .first)
    #expect(reader.showsWhole("a"), "\(reader.frame)")
    reader.move(.last)
    #expect(reader.showsWhole("c"), "\(reader.frame)")
  }

  @Test func jumpsFromSectionToSection() {
    let reader = Reader(sample("A: a b", "B:", "C: c d", "(D): e f"), height: 9)
    var seen: [String?] = []
    for movement in [
      .nextSection, .nextSection, .nextSection, .previousSection, .previousSection, .down,
      .previousSection, .previousSection, .previousSection,
    ] as [FocusMovement] {
      reader.move(movement)
      seen.append(reader.focused)
    }
    #expect(seen == ["c", "e", "f", "e", "c", "d", "c", "a", "a"])
  }

  @Test func putsTheHeaderAtTheTop_WhenJumpingToASection() {
    let reader = Reader(sample("A: a b", "B: c d e f", "C:", "D: g h i j"), height: 4)
    reader.viewport.jump(toSection: 1)
    reader.viewport.layout()
    #expect(reader.frame == ["# B", "> c", "  d", "  e"])
    reader.viewport.jump(toSection: 2)
    reader.viewport.layout()
    #expect(reader.frame == ["# C", "# D", "  g", "  h"])
    let frame = reader.frame
    for section in [-1, 4, .max] {
      reader.viewport.jump(toSection: section)
      reader.viewport.layout()
    }
    #expect(reader.frame == frame)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func skipsNoRowUnseen_PageByPage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    var sections: [SampleSection] = []
    for _ in 0..<30 { sections.change(using: &random, next: &next) }
    let reader = Reader(sections, height: Int.random(in: 5...14, using: &random))
    let all = sections.flatMap(\.rows).map(\.id)
    var seen = Set(all.filter(reader.showsWhole))
    func page(_ movement: FocusMovement, until end: String?) {
      for _ in 0...all.count {
        reader.move(movement)
        if let focused = reader.focused { #expect(reader.showsWhole(focused), "seed \(seed)") }
        seen.formUnion(all.filter(reader.showsWhole))
        if reader.focused == end { break }
      }
      #expect(reader.focused == end, "seed \(seed)")
      #expect(all.filter { !seen.contains($0) } == [], "seed \(seed), \(movement)")
    }
    page(.pageDown, until: all.last)
    seen = Set(all.filter(reader.showsWhole))
    page(.pageUp, until: all.first)
  }

  @Test func pagesByWhatFits() {
    let reader = Reader(numbered(0..<40), height: 5)
    reader.move(.pageDown)
    #expect(reader.frame == ["  0", "  1", "  2", "  3", "> 4"])
    reader.move(.pageDown)
    #expect(reader.frame == ["  4", "  5", "  6", "  7", "> 8"])
    reader.move(.pageUp)
    #expect(reader.frame == ["> 4", "  5", "  6", "  7", "  8"])
    reader.move(.pageUp)
    #expect(reader.frame == ["> 0", "  1", "  2", "  3", "  4"])
  }

  @Test func readsThroughARowTallerThanTheScreen() {
    let reader = Reader(sample("A: a b*9 c"), height: 4)
    var frames: [[String]] = []
    for movement in [.down, .down, .pageDown, .down, .up, .up, .pageUp, .up] as [FocusMovement] {
      reader.move(movement)
      frames.append(reader.frame)
    }
    #expect(
      frames == [
        ["^ A", "> b", "| b.2", "| b.3"], ["^ A", "| b.4", "| b.5", "| b.6"],
        ["^ A", "| b.7", "| b.8", "| b.9"], ["^ A", "| b.8", "| b.9", "> c"],
        ["^ A", "| b.7", "| b.8", "| b.9"], ["^ A", "| b.4", "| b.5", "| b.6"],
        ["^ A", "> b", "| b.2", "| b.3"], ["# A", "> a", "  b", "| b.2"],
      ])
  }

  @Test func comesToTheEndOfATallRowFirst_WhenItMovesUp() {
    let reader = Reader(sample("(A): a*7 b c d e"), height: 3)
    reader.move(.last, .up, .up, .up)
    #expect(reader.frame == ["> b", "  c", "  d"])
    reader.move(.up)
    #expect(reader.frame == ["| a.5", "| a.6", "| a.7"])
    reader.move(.first)
    #expect(reader.frame == ["> a", "| a.2", "| a.3"])
    reader.move(.last, .first)
    #expect(reader.frame == ["> a", "| a.2", "| a.3"])
  }

  @Test func scrollsThroughARowTallerThanTheScreen_LineByLine() {
    let reader = Reader(sample("(A): a b*6 c"), height: 3)
    reader.move(.down)
    var frames: [[String]] = []
    for distance in [1, 2, 1, 1, -4, -100] {
      reader.scroll(by: distance)
      frames.append(reader.frame)
    }
    #expect(
      frames == [
        ["| b.2", "| b.3", "| b.4"], ["| b.4", "| b.5", "| b.6"], ["| b.5", "| b.6", "  c"],
        ["| b.5", "| b.6", "  c"], ["> b", "| b.2", "| b.3"], ["  a", "> b", "| b.2"],
      ])
  }

  @Test(arguments: [
    (ScrollAlignment.top, ["^ n", "  20", "  21", "  22", "  23", "  24"]),
    (.middle, ["^ n", "  19", "  20", "  21", "  22", "  23"]),
    (.bottom, ["^ n", "  16", "  17", "  18", "  19", "  20"]),
    (.nearest, ["^ n", "  16", "  17", "  18", "  19", "  20"]),
  ])
  func scrollsToARow(at position: ScrollAlignment, frame: [String]) {
    let rows = (0..<50).map { SampleRow(id: "\($0)", text: "\($0)") }
    let reader = Reader([SampleSection(id: "n", header: "n", rows: rows)])
    reader.viewport.scroll(to: RowPath(section: 0, row: 20), at: position)
    reader.viewport.layout()
    #expect(reader.frame == frame)
    reader.viewport.scroll(to: RowPath(section: 0, row: 20), at: .nearest)
    reader.viewport.layout()
    #expect(reader.frame == frame, "it is on screen already")
  }

  @Test func scrollsNoFurtherThanTheEnds() {
    let reader = Reader(numbered(0..<9), height: 4)
    for (row, position, frame) in [
      (8, .top, ["  5", "  6", "  7", "  8"]), (0, .bottom, ["> 0", "  1", "  2", "  3"]),
      (8, .middle, ["  5", "  6", "  7", "  8"]), (0, .middle, ["> 0", "  1", "  2", "  3"]),
    ] as [(Int, ScrollAlignment, [String])] {
      reader.viewport.scroll(to: RowPath(section: 0, row: row), at: position)
      reader.viewport.layout()
      #expect(reader.frame == frame, "\(row) \(position)")
    }
  }

  @Test func scrollsNearestFromBelow() {
    let reader = Reader(sample("A: a b c d e f g h"), height: 4)
    reader.move(.last)
    reader.viewport.scroll(to: RowPath(section: 0, row: 2), at: .nearest)
    reader.viewport.layout()
    #expect(reader.frame == ["^ A", "  c", "  d", "  e"])
  }

  @Test func f102_ignoresPathsThatDoNotExist() {
    let reader = Reader(sample("A: a b c", "B:"), height: 3)
    let frame = reader.frame
    for path in [(-1, 0), (0, -1), (0, 3), (1, 0), (2, 0), (.max, .max)] {
      let path = RowPath(section: path.0, row: path.1)
      reader.viewport.scroll(to: path, at: .top)
      reader.viewport.focus(path)
      reader.viewport.layout()
      #expect(reader.frame == frame, "\(path)")
    }
  }

  @Test func f102_reportsARowThatIsNotThere() {
    let reader = Reader(sample("A: a b c"), height: 3)
    let frame = reader.frame
    reader.table.scroll(to: "x")
    reader.table.focus(7)
    reader.turn()
    #expect(reader.frame == frame)
    #expect(
      reader.table.diagnostics.recent == [.unknownRow(Identity("x")), .unknownRow(Identity(7))])
  }

  @Test func f103_scrollsAndFocuses_AfterWhatWasSubmittedBefore() {
    let reader = Reader(numbered(0..<20), height: 3)
    reader.show(numbered(0..<400))
    reader.table.scroll(to: "300", at: .top)
    #expect(reader.frame == ["> 0", "  1", "  2"])
    reader.turn()
    #expect(reader.frame == ["  300", "  301", "  302"])
    reader.table.focus("350")
    reader.show(numbered(-50..<360))
    reader.turn()
    #expect(reader.frame == ["  348", "  349", "> 350"])
    reader.turn(numbered(-90..<370))
    #expect(reader.frame == ["  348", "  349", "> 350"])
  }
}
