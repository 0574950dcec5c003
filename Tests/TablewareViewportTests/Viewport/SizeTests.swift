import Tableware
import TablewareTesting
import TablewareViewport
import Testing

struct SizeTests {
  @Test(arguments: [(0, 0), (0, 5), (5, 0), (-3, -3), (5, -1), (-1, 5), (.min, .min)])
  func f106_acceptsData_WithoutRoom(width: Int, height: Int) {
    let reader = Reader(sample("A: a b c"), width: width, height: height)
    reader.move(.down, .last, .pageUp)
    reader.scroll(by: 5)
    reader.turn("A: a b c d", "B: e")
    reader.table.scroll(to: "e", at: .middle)
    reader.turn("A: b c", "B: e")
    #expect(reader.surface.placed.isEmpty)
    #expect(reader.viewport.row(at: 0) == nil)
    reader.resize(width: 9, height: 9)
    #expect(reader.frame.filter { !$0.isEmpty }.count == 5)
    #expect(reader.surface.violations == [])
  }

  @Test func f106_keepsThePlace_WhenTheRoomGoesAndComesBack() {
    let reader = Reader(numbered(0..<60), height: 4)
    for _ in 0..<30 { reader.move(.down) }
    reader.move(.up)
    let frame = reader.frame
    reader.resize(height: 0)
    #expect(reader.surface.placed.isEmpty)
    reader.turn(numbered(-10..<60))
    reader.turn(numbered(-20..<60))
    reader.resize(height: 4)
    #expect(reader.frame == frame)
  }

  @Test func f106_showsTheFocus_WhenItMovedWithoutRoom() {
    let reader = Reader(numbered(0..<60), height: 4)
    reader.resize(height: 0)
    for _ in 0..<30 { reader.viewport.moveFocus(.down) }
    reader.resize(height: 4)
    #expect(reader.frame == ["  27", "  28", "  29", "> 30"])
  }

  @Test func f106_staysAtTheEnd_WhenTheRoomGoesAndComesBack() {
    let reader = Reader(numbered(0..<10), height: 3)
    reader.table.anchoring = .stickToEnd
    reader.move(.last)
    reader.resize(height: 0)
    reader.turn(numbered(0..<20))
    reader.resize(height: 3)
    #expect(reader.frame == ["  17", "  18", "> 19"])
  }

  @Test func showsTheFocusedRow_InASingleUnit() {
    let reader = Reader(sample("(A): a b c"), width: 1, height: 1)
    #expect(reader.frame == ["> a"])
    reader.move(.down)
    #expect(reader.frame == ["> b"])
    reader.move(.last)
    #expect(reader.frame == ["> c"])
    reader.move(.first)
    #expect(reader.frame == ["> a"])
  }

  @Test func f104_measuresAnew_WhenTheWidthChanges() {
    let reader = Reader(sample("(A): abcdef ghijkl mnopqr"), width: 8, height: 7)
    #expect(reader.frame == ["> abcdef", "  ghijkl", "  mnopqr", "", "", "", ""])
    reader.resize(width: 5)
    #expect(reader.frame == ["> abc", "| def", "  ghi", "| jkl", "  mno", "| pqr", ""])
    reader.resize(width: 3)
    #expect(reader.frame == ["> a", "| b", "| c", "| d", "| e", "| f", "  g"])
    reader.resize(width: 20)
    #expect(reader.frame == ["> abcdef", "  ghijkl", "  mnopqr", "", "", "", ""])
    #expect(reader.surface.violations == [])
  }

  @Test func f104_keepsTheFirstVisibleRow_WhenTheWidthChanges() {
    let reader = Reader(sample("(A): abcdef ghijkl mnopqr stuvwx a b c d e f"), width: 8, height: 3)
    reader.scroll(by: 2)
    #expect(reader.frame == ["  mnopqr", "  stuvwx", "  a"])
    reader.resize(width: 5)
    #expect(reader.frame == ["  mno", "| pqr", "  stu"])
    reader.scroll(by: -2)
    #expect(reader.frame == ["  ghi", "| jkl", "  mno"])
  }

  @Test func keepsTheChosenRowOnScreen_WhenTheHeightShrinks() {
    let reader = Reader(sample("A: a b c d e f g"), height: 8)
    reader.move(.down, .down, .down, .down, .down)
    #expect(reader.frame.last == "  g")
    reader.resize(height: 3)
    #expect(reader.frame == ["^ A", "  e", "> f"])
    reader.resize(height: 8)
    #expect(reader.frame == ["# A", "  a", "  b", "  c", "  d", "  e", "> f", "  g"])
  }

  @Test func keepsTheChosenRowOnScreen_WhenRowsComeWhileTheHeightShrinks() {
    let reader = Reader(numbered(0..<20), height: 8)
    reader.move(.down, .down, .down, .down, .down, .down)
    reader.surface.size.height = 3
    reader.turn(numbered(-4..<20))
    #expect(reader.frame == ["  4", "  5", "> 6"])
  }

  @Test(arguments: [
    [], ["A:"], ["(A):"], ["(A):", "(B):"], ["A: / end"], ["(A):", "B:", "(C): / end", "(D): d"],
    ["A:", "A: a a a", "A: a"],
  ])
  func survivesEveryMovement_InTablesOfAlmostNothing(specs: [String]) {
    let reader = Reader(specs.map(SampleSection.init), height: 2)
    for movement in [
      .down, .up, .pageDown, .pageUp, .last, .first, .nextSection, .previousSection, .last,
    ] as [FocusMovement] {
      reader.move(movement)
      reader.scroll(by: 1)
      reader.viewport.perform(.tap)
      if let focused = reader.focused {
        reader.move(movement)
        #expect(reader.y(of: focused) != nil || reader.focused != focused)
      }
    }
    reader.turn([])
    reader.turn(specs.map(SampleSection.init))
    #expect(reader.surface.violations == [])
    #expect(reader.frame.count == 2)
  }
}
