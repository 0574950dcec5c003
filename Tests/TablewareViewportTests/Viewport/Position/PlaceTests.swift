import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

/// What does not move on screen when the table changes.
struct PlaceTests {
  @Test func f99_keepsTheFocusedRowInPlace_WhenRowsAreInsertedAbove() {
    let reader = Reader(sample("A: a b c d e f g h"), height: 5)
    reader.move(.down, .down, .up)
    #expect(reader.frame == ["# A", "  a", "> b", "  c", "  d"])
    reader.turn("A: u v w a x y b c d e f g h")
    #expect(reader.frame == ["^ A", "  y", "> b", "  c", "  d"])
  }

  @Test func keepsTheFocusedRowInPlace_WhenRowsAboveAreRemovedMovedOrGrow() {
    let reader = Reader(numbered(0..<40), height: 5)
    for _ in 0..<22 { reader.move(.down) }
    reader.move(.up, .up)
    #expect(reader.frame == ["  18", "  19", "> 20", "  21", "  22"])
    var rows = numbered(0..<40)[0].rows
    rows.removeSubrange(3..<9)
    reader.turn([SampleSection(id: "(n)", rows: rows)])
    #expect(reader.frame == ["  18", "  19", "> 20", "  21", "  22"])
    rows.append(rows.remove(at: 0))
    rows[8].text = "tall\ntall"
    rows.swapAt(11, 12)
    reader.turn([SampleSection(id: "(n)", rows: rows)])
    #expect(reader.frame == ["  19", "  18", "> 20", "  21", "  22"])
  }

  @Test func f99_keepsTheFirstVisibleRowInPlace_WhenNothingIsChosen() {
    let reader = Reader(sample("A: a b c d e f g h"), height: 4)
    reader.scroll(by: 2)
    #expect(reader.frame == ["^ A", "  c", "  d", "  e"])
    reader.turn("A: u v w a b c d e f g h")
    #expect(reader.frame == ["^ A", "  c", "  d", "  e"])
    reader.turn("A: c d e f g h")
    #expect(reader.frame == ["# A", "> c", "  d", "  e"])
  }

  @Test func keepsTheFirstVisibleRowInPlace_WhenTheChosenRowWasScrolledAway() {
    let reader = Reader(numbered(0..<40), height: 4)
    reader.move(.down)
    reader.scroll(by: 20)
    reader.turn(numbered(-5..<40))
    #expect(reader.frame == ["  20", "  21", "  22", "  23"])
    #expect(reader.focused == "1")
    reader.move(.down)
    #expect(reader.frame == ["> 2", "  3", "  4", "  5"])
  }

  @Test(arguments: ["A", "(A)"])
  func staysAtTheTop_WhenNothingIsChosen(section: String) {
    let reader = Reader([SampleSection("\(section): b c d e f g h")], height: 4)
    let before = reader.frame
    reader.turn([SampleSection("\(section): a b c d e f g h")])
    #expect(reader.focused == "a")
    #expect(before.count { $0 == "> b" } == 1 && reader.frame.count { $0 == "> a" } == 1)
    #expect(reader.frame.firstIndex(of: "> a") == before.firstIndex(of: "> b"))
    #expect(reader.viewport.scrollExtent.offset == 0)
  }

  @Test func staysAtTheTop_WhenTheFirstSectionsAreEmpty() {
    let reader = Reader(sample("(A):", "(B):", "C: a b c d e f g"), height: 4)
    reader.turn(sample("(A): x", "(B): y", "C: a b c d e f g"))
    #expect(reader.frame == ["> x", "  y", "# C", "  a"])
  }

  @Test func keepsTheChosenRow_EvenIfItIsTheFirst() {
    let reader = Reader(sample("(A): b c d e f g h"), height: 4)
    reader.move(.down, .up)
    reader.turn("(A): a b c d e f g h")
    #expect(reader.frame == ["> b", "  c", "  d", "  e"])
  }

  @Test func f100_f125_movesTheFocusToTheNextSurvivor_WhenItsRowIsRemoved() {
    let reader = Reader(sample("A: a b c", "B: d e f g h i"), height: 6)
    reader.move(.down, .down)
    #expect(reader.frame == ["# A", "  a", "  b", "> c", "# B", "  d"])
    reader.turn("A: a b", "B: e f g h i")
    #expect(reader.focused == "e")
    #expect(reader.frame == ["^ A", "  b", "# B", "> e", "  f", "  g"])
  }

  @Test func f100_f125_movesTheFocusToThePreviousSurvivor_WhenNothingFollows() {
    let reader = Reader(sample("A: a b c", "B: d e"), height: 4)
    reader.move(.last)
    #expect(reader.frame == ["^ A", "# B", "  d", "> e"])
    reader.turn("A: a b", "B:")
    #expect(reader.focused == "b")
    #expect(reader.frame == ["# A", "  a", "> b", "# B"])
    reader.turn("B:")
    #expect(reader.focused == nil)
    #expect(reader.frame == ["# B", "", "", ""])
  }

  @Test func keepsTheFocus_WhenItsRowGoesToAnotherSection_AndItsOwnIsRemoved() {
    let reader = Reader(sample("A: a b c", "B: d e f g h"), height: 4)
    reader.move(.down, .down)
    #expect(reader.frame == ["# A", "  a", "  b", "> c"])
    reader.turn("B: d e f g c h")
    #expect(reader.focused == "c")
    #expect(reader.frame == ["^ B", "  f", "  g", "> c"])
    reader.turn("B: d e", "new: x y z c")
    #expect(reader.focused == "c")
    #expect(reader.frame == ["^ new", "  y", "  z", "> c"])
  }

  @Test func f101_showsTheNewEnd_WhenEverythingIsRemovedWhileScrolled() {
    let reader = Reader(numbered(0..<100), height: 4)
    reader.scroll(by: 80)
    reader.turn(numbered(0..<6))
    #expect(reader.frame == ["  2", "  3", "  4", "  5"])
    reader.turn([])
    #expect(reader.frame == ["", "", "", ""])
    #expect(reader.viewport.scrollExtent == (0, 0, 4))
    reader.turn(numbered(0..<3))
    #expect(reader.frame == ["> 0", "  1", "  2", ""])
  }

  @Test func keepsThePlace_OverSeveralCommitsBetweenTwoFrames() {
    let reader = Reader(numbered(0..<60), height: 5)
    for _ in 0..<30 { reader.move(.down) }
    reader.move(.up)
    let frame = reader.frame
    for first in 1...8 {
      reader.show(numbered(-7 * first..<60))
      reader.table.host.commit()
    }
    reader.viewport.layout()
    #expect(reader.frame == frame)
  }

  @Test func keepsThePlace_WhenTheFocusMovesBetweenTwoCommits() {
    let reader = Reader(numbered(0..<60), height: 5)
    reader.move(.down, .down)
    for first in 1...4 {
      reader.show(numbered(-7 * first..<60))
      reader.table.host.commit()
      reader.viewport.moveFocus(.down)
    }
    reader.viewport.layout()
    #expect(reader.frame == ["  2", "  3", "  4", "  5", "> 6"])
  }

  @Test func showsTheFocus_WhenACommitFollowsAMovementBeforeTheFrame() {
    let reader = Reader(numbered(0..<60), height: 5)
    reader.viewport.moveFocus(.pageDown)
    reader.viewport.moveFocus(.pageDown)
    reader.turn(numbered(-3..<60))
    #expect(reader.focused == "8")
    #expect(reader.frame == ["  4", "  5", "  6", "  7", "> 8"])
    reader.viewport.moveFocus(.pageDown)
    var rows = numbered(-3..<60)
    rows[0].rows[20].text = "new"
    reader.turn(rows)
    #expect(reader.focused == "12")
    #expect(reader.showsWhole("12"), "\(reader.frame)")
  }

  @Test func keepsWhereItWasScrolledTo_WhenACommitComesBeforeTheFrame() {
    let reader = Reader(numbered(0..<60), height: 3)
    reader.viewport.scroll(by: 30)
    reader.turn(numbered(-5..<60))
    #expect(reader.frame == ["  30", "  31", "  32"])
  }

  @Test func keepsFocusAndPlace_WhenReloaded() {
    let reader = Reader(numbered(0..<60), height: 5)
    for _ in 0..<30 { reader.move(.down) }
    reader.move(.up, .up)
    let frame = reader.frame
    reader.table.host.detach()
    reader.show(numbered(-20..<50))
    reader.table.host.attach(reader.viewport)
    reader.viewport.layout()
    #expect(reader.frame == frame)
    #expect(reader.focused == "28")
    #expect(reader.surface.violations == [])
    reader.turn(numbered(-25..<50))
    #expect(reader.frame == frame)
  }

  @Test func beginsAtTheTop_WhenReloadedWithOtherRows() {
    let reader = Reader(numbered(0..<60), height: 3)
    reader.move(.last)
    reader.table.host.detach()
    reader.show(numbered(100..<120))
    reader.table.host.attach(reader.viewport)
    reader.viewport.layout()
    #expect(reader.frame == ["> 100", "  101", "  102"])
  }

  @Test func position_whenAnUnselectedRowGrows_isKept() {
    let reader = Reader(sample("(A): a*3 b c d e"), height: 4)
    reader.scroll(by: 2)
    #expect(reader.frame == ["| a.3", "  b", "  c", "  d"])
    reader.turn("(A): a*5 b c d e")
    #expect(reader.frame == ["| a.3", "| a.4", "| a.5", "  b"])
  }

  @Test func keepsThePlace_WhereThereAreNothingButHeaders() {
    func collapsed(_ range: Range<Int>) -> [SampleSection] {
      range.map { SampleSection(id: "s\($0)", header: "s\($0)", footer: nil, rows: []) }
    }
    let reader = Reader(collapsed(0..<40), height: 3)
    reader.scroll(by: 20)
    reader.table["s21"].header = "changed"
    reader.turn()
    #expect(reader.frame == ["# s20", "# changed", "# s22"])
    reader.turn(collapsed(-5..<40))
    #expect(reader.frame == ["# s20", "# s21", "# s22"])
    reader.turn(collapsed(15..<40))
    #expect(reader.frame == ["# s20", "# s21", "# s22"])
  }

  @Test func revealsTheFocusedRow_WhenItUnfoldsAtTheBottomEdge() {
    let reader = Reader(sample("A: a b c d e f"), height: 5)
    reader.move(.down, .down, .down)
    #expect(reader.frame == ["# A", "  a", "  b", "  c", "> d"])
    reader.turn("A: a b c d*3 e f")
    #expect(reader.frame == ["^ A", "  c", "> d", "| d.2", "| d.3"])
    reader.turn("A: a b c d*9 e f")
    #expect(reader.frame == ["^ A", "> d", "| d.2", "| d.3", "| d.4"])
    reader.turn("A: a b c d e f")
    #expect(reader.frame == ["^ A", "  c", "> d", "  e", "  f"])
  }

  @Test func showsTheNewestHeader_WhenItChangesTwiceBetweenTwoFrames() {
    let reader = Reader(sample("A: a b c"), height: 4)
    for spec in ["A=new*3: a b c", "A: a b c"] {
      reader.show([SampleSection(spec)])
      reader.table.host.commit()
    }
    reader.viewport.layout()
    #expect(reader.frame == ["# A", "> a", "  b", "  c"])
    #expect(reader.surface.violations == [])
  }

  @Test func sticksToTheTop_AlsoWithTheFocusOnTheFirstRow() {
    let reader = Reader(numbered(0..<9), height: 3)
    reader.table.anchoring = .stickToTop
    reader.move(.down, .up)
    reader.turn(numbered(-4..<9))
    #expect(reader.frame == ["> -4", "  -3", "  -2"])
    reader.move(.down)
    reader.turn(numbered(-6..<9))
    #expect(reader.frame == ["  -4", "> -3", "  -2"])
    reader.move(.up)
    reader.scroll(by: 3)
    reader.turn(numbered(-9..<9))
    #expect(reader.frame == ["  -1", "  0", "  1"])
  }

  @Test func f99_staysAtTheTop_WhenAHeaderOutOfSightWent() {
    let reader = Reader(sample("A:", "(B): a b c d e f g h"), height: 3)
    reader.scroll(by: 6)
    reader.turn("(A):", "(B): a b c d e f g h")
    reader.scroll(by: -6)
    reader.turn("(A):", "(B): x a b c d e f g h")
    #expect(reader.frame == ["> x", "  a", "  b"])
  }
}
