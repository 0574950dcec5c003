import Tableware
import TablewareTesting
import TablewareViewport
import Testing

struct HeaderTests {
  private func frames(of reader: Reader, scrolls: Int) -> [[String]] {
    (0..<scrolls).map { _ in
      reader.scroll(by: 1)
      return reader.frame
    }
  }

  @Test func keepsTheHeaderAtTheTop_WhileItsRowsScroll() {
    let reader = Reader(sample("A: a b c", "B: d e"), height: 3)
    #expect(reader.frame == ["# A", "> a", "  b"])
    #expect(
      frames(of: reader, scrolls: 5) == [
        ["^ A", "  b", "  c"], ["^ A", "  c", "# B"], ["^ A", "# B", "  d"], ["# B", "  d", "  e"],
        ["# B", "  d", "  e"],
      ])
  }

  @Test func pushesTheHeaderOut_WhenTheNextSectionComes() {
    let reader = Reader(sample("A*3: a b", "B*2: c d e f g"), height: 4)
    #expect(reader.frame == ["# A", "| A.2", "| A.3", "> a"])
    #expect(
      frames(of: reader, scrolls: 5) == [
        ["^ A", "| A.2", "| A.3", "  b"], ["^ A", "| A.2", "| A.3", "# B"],
        ["| A.2", "| A.3", "# B", "| B.2"], ["| A.3", "# B", "| B.2", "  c"],
        ["# B", "| B.2", "  c", "  d"],
      ])
  }

  @Test func letsTheFooterScrollUnderTheHeader() {
    let reader = Reader(sample("A: a / end", "(B): b c d"), height: 3)
    #expect(
      frames(of: reader, scrolls: 3) == [
        ["^ A", "- end", "  b"], ["^ A", "  b", "  c"], ["  b", "  c", "  d"],
      ])
  }

  @Test func hitsTheRow_BelowThePinnedHeader() {
    let reader = Reader(sample("A*2: a b c d e", "(B): f g h i j"), height: 4)
    func hits() -> [String?] {
      (-1...4).map { y in
        reader.viewport.row(at: y).flatMap(reader.id)
      }
    }
    #expect(hits() == [nil, nil, nil, "a", "b", nil])
    reader.scroll(by: 2)
    #expect(reader.frame == ["^ A", "| A.2", "  c", "  d"])
    #expect(hits() == [nil, nil, nil, "c", "d", nil])
    reader.scroll(by: 4)
    #expect(reader.frame == ["| A.2", "  f", "  g", "  h"])
    #expect(hits() == [nil, nil, "f", "g", "h", nil])
  }

  @Test func f111_doesNotKeepAHeaderAtTheTop_ThatLeavesNoRoomForRows() {
    let reader = Reader(sample("A*3: a b c d", "B*4: e f g"), height: 3)
    #expect(reader.frame == ["# A", "| A.2", "| A.3"])
    #expect(
      frames(of: reader, scrolls: 4) == [
        ["| A.2", "| A.3", "> a"], ["| A.3", "> a", "  b"], ["> a", "  b", "  c"],
        ["  b", "  c", "  d"],
      ])
    for id in ["b", "c", "d", "e", "f", "g"] {
      reader.move(.down)
      #expect(reader.focused == id)
      #expect(reader.showsWhole(id), "\(reader.frame)")
    }
  }

  @Test func f111_showsTheFocusedRow_WhenOneLineIsAllThereIs() {
    let reader = Reader(sample("A: a b", "B: c"), height: 1)
    var seen: [[String]] = []
    for movement in [.down, .down, .up, .up, .last] as [FocusMovement] {
      reader.move(movement)
      seen.append(reader.frame)
    }
    #expect(seen == [["> b"], ["> c"], ["> b"], ["> a"], ["> c"]])
  }

  @Test func measuresTheHeaderAtTheTop_EvenIfItNeverStoodInItsPlace() {
    let reader = Reader([])
    reader.table.anchoring = .stickToEnd
    reader.turn("A*3: a b c d e f g h i")
    #expect(reader.frame == ["^ A", "| A.2", "| A.3", "  g", "  h", "> i"])
    #expect(reader.surface.violations == [])
  }

  @Test func bringsAndTakesHeaders() {
    let reader = Reader(sample("(A): a b", "B: c"))
    reader.show(sample("(A): a b", "B: c"))
    reader.table["(A)"].header = "new"
    reader.table["B"].header = nil
    reader.turn()
    #expect(reader.frame == ["# new", "> a", "  b", "  c", "", ""])
    reader.table["B"].header = "back"
    reader.table["(A)"].header = nil
    reader.turn()
    #expect(reader.frame == ["> a", "  b", "# back", "  c", "", ""])
    #expect(reader.surface.violations == [])
  }

  @Test func bringsTheHeaderOfAnEmptySection_ThatShowedNothing() {
    let reader = Reader(sample("(A):", "(B): b c", "(C):", "(D): d", "(E):"), height: 8)
    reader.move(.last)
    for id in ["(A)", "(C)", "(E)"] { reader.table[id].header = SectionHeader(RowText(id)) }
    reader.turn()
    #expect(reader.frame == ["# (A)", "  b", "  c", "# (C)", "> d", "# (E)", "", ""])
  }

  @Test func staysAtTheTop_WhenAnEmptySectionThereGetsAHeader() {
    let reader = Reader(sample("(A):", "(B): b c d e"), height: 3)
    reader.table["(A)"].header = "A"
    reader.turn()
    #expect(reader.frame == ["# A", "> b", "  c"])
  }

  @Test func staysAtTheEnd_WhenAnEmptySectionThereGetsAHeader() {
    let reader = Reader(sample("(A): a b c d", "(B):", "(C):"), height: 3)
    reader.table.anchoring = .stickToEnd
    reader.move(.last)
    reader.table["(C)"].header = "C"
    reader.turn()
    #expect(reader.frame == ["  c", "> d", "# C"])
  }

  @Test func keepsTheFocusInPlace_WhenAnEmptySectionAboveItGetsAHeader() {
    let reader = Reader(sample("(A): a b c d e f", "(B):", "(C): g h i j k l"), height: 6)
    reader.move(.pageDown, .down, .down)
    #expect(reader.frame == ["  c", "  d", "  e", "  f", "  g", "> h"])
    reader.table["(B)"].header = "B"
    reader.turn()
    #expect(reader.frame == ["  d", "  e", "  f", "# B", "  g", "> h"])
  }

  @Test func keepsAPinnedHeaderCurrent() {
    let reader = Reader(sample("A: a b c d e f g"), height: 3)
    reader.scroll(by: 3)
    reader.turn("A=new*2: a b c d e f g")
    #expect(reader.frame == ["^ new", "| new.2", "  e"])
    reader.table["A"].header = nil
    reader.turn()
    #expect(reader.frame == ["  c", "  d", "  e"])
  }
}
