import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

/// What a frame shows, and what it costs.
struct WindowTests {
  @Test func showsHeadersRowsAndFooters() {
    let reader = Reader(sample("A: a b*2 / end", "(B): c"))
    #expect(reader.frame == ["# A", "> a", "  b", "| b.2", "- end", "  c"])
  }

  @Test func showsOnlyWhatIsVisible_OfAMillionRows() {
    var built = 0
    func row(_ number: Int) -> SampleRow {
      built += 1
      return SampleRow(id: "\(number)", text: "\(number)")
    }
    let table = Table()
    let surface = TextSurface(width: 20, height: 10)
    let viewport = Viewport(table, on: surface)
    table.show { Section("n") { ForEach(0..<1_000_000, id: { $0 }) { row($0) } } }
    table.host.commit()
    viewport.layout()
    #expect(viewport.trace.made == 10 && viewport.trace.bound == 10)
    #expect(built <= 22, "a row is built once to measure it and once to bind it")

    built = 0
    viewport.resetTrace()
    viewport.moveFocus(.last)
    viewport.layout()
    #expect(surface.lines.last == "> 999999")
    #expect(viewport.scrollExtent == (999_990, 1_000_000, 10))
    #expect(viewport.trace.made == 0)
    #expect(viewport.trace.bound == 10)
    #expect(built <= 60)

    built = 0
    viewport.resetTrace()
    viewport.scroll(by: -1)
    viewport.layout()
    #expect(viewport.trace.made == 0 && viewport.trace.bound == 1 && viewport.trace.recycled == 1)
    #expect(built <= 5)
  }

  @Test(arguments: [1, 2, 5, 12])
  func makesFewCells_HoweverFarItScrolls(height: Int) {
    let reader = Reader(numbered(0..<500), height: height)
    for distance in [1, 3, height, 100, -1, -height, 7, -50] + Array(repeating: 13, count: 20) {
      reader.scroll(by: distance)
    }
    #expect(reader.viewport.trace.made + height <= 2 * height + 2)
    #expect(reader.surface.placed.count == height)
    #expect(reader.surface.violations == [])
  }

  @Test func recyclesWhatLeavesAndBindsWhatComes() {
    let reader = Reader(numbered(0..<50), height: 10)
    reader.scroll(by: 3)
    #expect(
      reader.viewport.trace.description == "made 0, bound 3, rebound 0, recycled 3, measured 3")
  }

  @Test func doesNothing_WhenContentIsEqual() {
    let content = sample("A: a b c*2", "B: d e f / end")
    let reader = Reader(content)
    reader.scroll(by: 2)
    reader.viewport.resetTrace()
    let frame = reader.frame
    for _ in 0..<3 { reader.turn(content) }
    #expect(reader.viewport.trace == FrameTrace())
    #expect(reader.frame == frame)
  }

  @Test func bindsOnlyWhatChanged() {
    let reader = Reader(sample("A: a b c d e f g"))
    let cell = reader.cell(of: "b")
    reader.turn("A: a b=X c d=Y e f g=unseen")
    #expect(reader.frame == ["# A", "> a", "  X", "  c", "  Y", "  e"])
    #expect(
      reader.viewport.trace.description == "made 0, bound 0, rebound 2, recycled 0, measured 2")
    #expect(reader.cell(of: "b") === cell)
  }

  @Test func bindsOnlyTheHeaderThatChanged() {
    let reader = Reader(sample("A: a b", "B: c"))
    reader.turn("A=new: a b", "B: c")
    #expect(reader.frame == ["# new", "> a", "  b", "# B", "  c", ""])
    #expect(reader.viewport.trace.rebound == 1)
    #expect(reader.viewport.trace.recycled == 0)
    #expect(reader.viewport.trace.bound == 0)
  }

  @Test func swapsTheCell_WhenTheKindChanges() {
    let reader = Reader(sample("A: a b c"))
    let (a, b) = (reader.cell(of: "a"), reader.cell(of: "b"))
    reader.table.row("b").update { OtherRow(id: "b", text: "other") }
    reader.turn()
    #expect(reader.frame == ["# A", "> a", "  other", "  c", "", ""])
    #expect(reader.cell(of: "a") === a)
    #expect(reader.cell(of: "b") !== b)
    #expect(
      reader.viewport.trace.description == "made 1, bound 1, rebound 0, recycled 1, measured 1")
    #expect(reader.surface.violations == [])
  }

  @Test func keepsCells_WhenRowsMove() {
    let reader = Reader(sample("A: a b c d"))
    let cells = ["a", "b", "c", "d"].map { reader.cell(of: $0) }
    reader.turn("A: d b a c")
    #expect(reader.frame == ["# A", "> d", "  b", "  a", "  c", ""])
    #expect(zip(["a", "b", "c", "d"], cells).allSatisfy { reader.cell(of: $0) === $1 })
    #expect(reader.viewport.trace == FrameTrace())
  }

  @Test func f96_treatsRowsWithoutHeightAsOneUnit() {
    let rows = (0..<1000).map { SampleRow(id: "\($0)", text: "nothing") }
    let table = Table()
    table.show { Section("(A)") { ForEach(rows, id: \.id) { $0 } } }
    let surface = TextSurface(width: 20, height: 6)
    Viewport(table, on: surface).layout()
    #expect(surface.placed.count == 6)
    #expect(surface.placed.map(\.top) == [0, 1, 2, 3, 4, 5])
  }

  @Test(arguments: [0, 1, 40, .max, -5])
  func f98_showsTheSame_WhateverTheEstimate(estimate: Int) {
    let reader = Reader(sample("A: a b*2 c d", "B*2: e f*3 / end", "C: g"))
    let rough = TextSurface(width: 20, height: 6)
    rough.estimates = [.row: estimate, .header: estimate, .footer: estimate]
    let viewport = Viewport(reader.table, on: rough)
    viewport.layout()
    let expected = TextSurface(width: 20, height: 6)
    let exact = Viewport(reader.table, on: expected)
    exact.layout()
    for movement in [.down, .down, .pageDown, .last, .up, .pageUp, .first] as [FocusMovement] {
      for viewport in [viewport, exact] {
        viewport.moveFocus(movement)
        viewport.layout()
      }
      #expect(rough.lines == expected.lines, "\(movement)")
    }
  }
}
