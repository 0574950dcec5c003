import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

/// Group 6 of the fault catalog, in a viewport: sizes and scrolling. Heights are whole units, so
/// the numbers that are none come in as speeds and distances only.
struct GeometryFaultTests {
  private func viewport(
    _ rows: Int, header: SectionHeader? = nil, height: Int = 4,
    measure: @escaping (CellContent, Int) -> Int
  ) -> Viewport<FlatSurface> {
    let table = Table()
    table.show {
      Section("A", header: header) { ForEach(0..<rows, id: \.self) { TextRow("\($0)") } }
    }
    let viewport = Viewport(table, on: FlatSurface(height: height, measure: measure))
    viewport.layout()
    return viewport
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0])
  func f93_f95_survivesDistancesAndSpeedsThatAreNone(number: Double) {
    let reader = Reader(numbered(0..<50), height: 4)
    let timeline = Timeline()
    reader.viewport.timeline = timeline
    reader.scroll(by: 20)
    reader.viewport.fling(at: number)
    for time in 1...100 { timeline.advance(to: .milliseconds(16 * time)) }
    reader.viewport.layout()
    #expect(!reader.viewport.isMoving)
    let first: String? =
      switch number {
      case 1e308: "  46"
      case -1e308: "> 0"
      default: "  20"
      }
    #expect(reader.frame.first == first)
    reader.viewport.scrollState = ScrollState(
      anchors: [(row: Identity("20"), distance: number)], focus: nil)
    reader.viewport.layout()
    #expect(reader.frame.filter { !$0.isEmpty }.count == 4)
    #expect(reader.surface.violations == [])
  }

  @Test(arguments: [-1, -44, .min, 0])
  func f94_takesNegativeHeightsForTheLeastThereIs(height: Int) {
    let viewport = viewport(100, header: "head") { _, _ in height }
    #expect(viewport.surface.frame == ["0@0+1", "1@1+1", "2@2+1", "3@3+1"])
    viewport.moveFocus(.last)
    viewport.layout()
    #expect(viewport.surface.frame == ["96@0+1", "97@1+1", "98@2+1", "99@3+1"])
    #expect(viewport.scrollExtent.total == 100)
  }

  @Test func f95_movesAmongRowsAsHighAsNumbersGo() {
    let viewport = viewport(50, header: "head") { content, _ in
      content.text == "head" ? 1 : .max
    }
    let top = Int(Int32.max)
    #expect(viewport.surface.frame == ["head@0+1", "0@1+\(top)"])
    for distance in [Int.max, 1, .max, .min, -1, .min, 5, top, -top] {
      viewport.scroll(by: distance)
      viewport.layout()
      #expect((0...50 * top + 1).contains(viewport.scrollExtent.offset), "\(distance)")
      #expect(viewport.surface.frame.count <= 3)
    }
    for movement in [.last, .pageUp, .up, .first, .pageDown, .down] as [FocusMovement] {
      viewport.moveFocus(movement)
      viewport.layout()
    }
    #expect(viewport.scrollExtent.total <= 50 * top + 1)
  }

  @Test func f96_ends_WhereNothingHasAHeight() {
    let table = Table()
    table.show {
      ForEach(0..<3_000) { number in
        Section(number, header: "h", footer: "f") { if number % 100 == 0 { TextRow("\(number)") } }
      }
    }
    let surface = FlatSurface(height: 5) { _, _ in 0 }
    let viewport = Viewport(table, on: surface)
    viewport.layout()
    #expect(surface.frame == ["0@0+1", "100@1+1", "200@2+1", "300@3+1", "400@4+1"])
    viewport.moveFocus(.last)
    viewport.layout()
    #expect(surface.frame.last == "2900@4+1")
    table.show { ForEach(0..<3_000) { Section($0, header: "h", footer: "f") {} } }
    table.host.commit()
    viewport.layout()
    #expect(surface.frame == [])
    #expect(viewport.scrollExtent.offset == 0)
  }

  @Test func f97_addsUpWhatWasMeasured() {
    let viewport = viewport(10_000, height: 50) { content, _ in
      1 + (Int(content.text) ?? 0) * 7 % 13
    }
    let sum = (0..<10_000).reduce(0) { $0 + 1 + $1 * 7 % 13 }
    for _ in 0..<sum / 40 {
      viewport.scroll(by: 40)
      viewport.layout()
    }
    #expect(viewport.scrollExtent == (sum - 50, sum, 50))
  }

  @Test(arguments: [ScrollAnchoring.keepPosition, .stickToTop, .stickToEnd])
  func f101_showsNothing_WhenEverythingGoesWhileScrolled(anchoring: ScrollAnchoring) {
    let reader = Reader(numbered(0..<100), height: 4)
    reader.table.anchoring = anchoring
    reader.scroll(by: 50)
    reader.move(.down)
    reader.turn(["(n):"].map(SampleSection.init))
    #expect(reader.frame == ["", "", "", ""])
    #expect(reader.viewport.scrollExtent == (0, 0, 4))
    #expect(reader.viewport.focus == nil)
    reader.turn(numbered(0..<100))
    #expect(reader.frame.first == (anchoring == .stickToEnd ? "  96" : "> 0"))
    #expect(reader.table.diagnostics.recent == [])
  }

  @Test func f102_reportsARowThatIsNotThere_InAnEmptyTable() {
    let reader = Reader([])
    reader.table.scroll(to: "x", at: .middle)
    reader.table.focus("y")
    reader.turn()
    reader.viewport.scroll(to: RowPath(section: 0, row: 0), at: .top)
    reader.viewport.jump(toSection: 0)
    reader.move(.down, .last)
    #expect(
      reader.table.diagnostics.recent == [.unknownRow(Identity("x")), .unknownRow(Identity("y"))])
    #expect(reader.table.diagnostics.recent.first?.description.hasPrefix("There is no row") == true)
  }

  @Test func f104_f105_bindsAndMeasuresAnew_WhenTheSurfacePaintsOtherwise() {
    var scale = 1
    let viewport = viewport(100, header: "head") { _, _ in scale }
    viewport.scroll(by: 30)
    viewport.layout()
    #expect(viewport.surface.frame == ["head@0+1", "29@0+1", "30@1+1", "31@2+1", "32@3+1"])
    scale = 2
    viewport.surface.forgetCalls()
    viewport.resetTrace()
    viewport.environmentDidChange()
    viewport.layout()
    #expect(viewport.surface.bound.sorted() == ["29", "30", "31", "32", "head"])
    #expect(viewport.trace.made == 0 && viewport.trace.bound == 0)
    #expect(viewport.surface.frame.contains("30@1+2"))
    scale = 1
    viewport.environmentDidChange()
    viewport.layout()
    #expect(viewport.surface.frame == ["head@0+1", "29@0+1", "30@1+1", "31@2+1", "32@3+1"])
  }

  @Test func f105_keepsTheFocusOnScreen_WhenItsRowGrows() {
    var scale = 1
    let viewport = viewport(100) { _, _ in scale }
    for _ in 0..<3 { viewport.moveFocus(.down) }
    viewport.layout()
    #expect(viewport.surface.frame.last == "3@3+1")
    scale = 3
    viewport.environmentDidChange()
    viewport.layout()
    #expect(viewport.surface.frame.last == "3@1+3")
  }

  @Test func f106_showsEverything_WhereThereIsRoomForAnything() {
    let viewport = viewport(3, header: "head", height: .max) { _, _ in 2 }
    #expect(viewport.surface.frame == ["head@0+2", "0@2+2", "1@4+2", "2@6+2"])
    for movement in [.last, .pageUp, .pageDown, .first, .nextSection] as [FocusMovement] {
      viewport.moveFocus(movement)
      viewport.scroll(by: .max)
      viewport.scroll(by: .min)
      viewport.layout()
      #expect(viewport.surface.frame.count == 4)
    }
    viewport.surface.size = Size(width: .max, height: 1)
    viewport.layout()
    #expect(viewport.surface.frame.count == 1)
  }

  @Test func f108_keepsThePlace_WhenTheRoomShrinksDuringAnUpdate() {
    let reader = Reader(numbered(0..<60), height: 8)
    reader.scroll(by: 20)
    reader.show(numbered(-5..<60))
    reader.table.host.commit()
    reader.resize(height: 3)
    #expect(reader.frame == ["  20", "  21", "  22"])
    reader.resize(height: 8)
    #expect(reader.frame.first == "  20")
  }

  @Test func f109_keepsThePlace_WhileTheTableIsShownNowhere() {
    let reader = Reader(numbered(0..<60), height: 4)
    reader.scroll(by: 30)
    reader.table.host.detach()
    reader.show(numbered(-10..<60))
    reader.viewport.layout()
    reader.table.host.attach(reader.viewport)
    reader.turn()
    #expect(reader.frame == ["  30", "  31", "  32", "  33"])
    #expect(reader.table.diagnostics.recent == [])
  }

  @Test func f110_staysInItsBounds_WhenRowsComeAtAnEnd() {
    let reader = Reader(numbered(0..<10), height: 4)
    reader.scroll(by: -7)
    reader.turn(numbered(-3..<10))
    #expect(reader.frame == ["> -3", "  -2", "  -1", "  0"])
    reader.viewport.scroll(by: 100)
    reader.turn(numbered(-3..<12))
    #expect(reader.frame == ["  6", "  7", "  8", "  9"])
    #expect(reader.viewport.scrollExtent.offset == 9)
  }

  @Test func f111_pushesAHeaderOut_ThatFillsTheScreenButOne() {
    let reader = Reader(sample("A*3: a b", "B*3: c d e f"), height: 4)
    for _ in 0..<12 {
      reader.scroll(by: 1)
      let rows = reader.surface.placed.filter { if case .row = $0.kind { true } else { false } }
      #expect(!rows.isEmpty || reader.frame.contains("# B"), "\(reader.frame)")
    }
    #expect(reader.frame == ["^ B", "| B.2", "| B.3", "  f"])
    #expect(reader.surface.violations == [])
  }

  @Test func f112_ignoresSectionsThatDoNotExist() {
    let reader = Reader(sample("A: a b c d e", "B: f g h i"), height: 3)
    reader.scroll(by: 2)
    let frame = reader.frame
    for section in [-1, 2, .max, .min] {
      reader.viewport.jump(toSection: section)
      reader.viewport.layout()
      #expect(reader.frame == frame)
    }
    reader.viewport.jump(toSection: 1)
    reader.viewport.layout()
    #expect(reader.frame == ["# B", "> f", "  g"])
  }
}
