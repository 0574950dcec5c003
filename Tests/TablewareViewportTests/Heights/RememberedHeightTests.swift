import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

/// Heights that were measured once are known from then on, wherever the row comes again.
struct RememberedHeightTests {
  /// Rows of one, two and three lines, of which all were on screen once, and the user in the
  /// middle.
  private func readToTheMiddle() -> (reader: Reader, sections: [SampleSection]) {
    let rows = (0..<60).map {
      SampleRow(id: "\($0)", text: SampleSection.tall("\($0)", lines: 1 + $0 % 3))
    }
    let sections = [
      SampleSection(id: "A", header: "A\nA.2", rows: Array(rows[..<30])),
      SampleSection(id: "B", header: "B", footer: "end\nend.2", rows: Array(rows[30...])),
    ]
    let reader = Reader(sections)
    for _ in 0..<130 { reader.scroll(by: 1) }
    for _ in 0..<40 { reader.scroll(by: -1) }
    return (reader, sections)
  }

  @Test func keepsTheScrollExtent_WhenEverythingIsShownAgain() {
    let (reader, _) = readToTheMiddle()
    let (extent, frame) = (reader.viewport.scrollExtent, reader.frame)
    #expect(extent.total == 125)
    reader.viewport.resetTrace()
    reader.viewport.reload(to: reader.table.snapshot)
    reader.viewport.layout()
    #expect(reader.viewport.scrollExtent == extent)
    #expect(reader.frame == frame)
    #expect(reader.viewport.trace.measured == 0)
    #expect(reader.surface.violations == [])
  }

  @Test func measuresWhatChanged_WhenEverythingIsShownAgain() {
    let (reader, sections) = readToTheMiddle()
    let other = Table()
    var changed = sections
    for index in changed[0].rows.indices { changed[0].rows[index].text = "one line" }
    other.show {
      for section in changed {
        Section(section.id, header: section.header.map { SectionHeader(RowText($0)) }) {
          ForEach(section.rows, id: { $0.id }) { $0 }
        }
      }
    }
    reader.viewport.reload(to: other.snapshot)
    reader.viewport.layout()
    for _ in 0..<100 { reader.scroll(by: -1) }
    #expect(
      reader.frame == ["# A", "| A.2"]
        + Array(repeating: "  one line", count: 4).enumerated().map { $0 == 0 ? "> one line" : $1 })
    #expect(reader.surface.violations == [])
  }

  @Test func keepsTheScrollExtent_WhenTheWidthComesBack() {
    let (reader, _) = readToTheMiddle()
    let (extent, frame) = (reader.viewport.scrollExtent, reader.frame)
    reader.resize(width: 3)
    for _ in 0..<20 { reader.scroll(by: 1) }
    for _ in 0..<20 { reader.scroll(by: -1) }
    reader.viewport.resetTrace()
    reader.resize(width: 20)
    #expect(reader.viewport.scrollExtent == extent)
    #expect(reader.frame == frame)
    #expect(reader.viewport.trace.measured == 0)
    #expect(reader.surface.violations == [])
  }

  @Test func measuresNothing_WhenItScrollsBack() {
    let (reader, _) = readToTheMiddle()
    reader.viewport.resetTrace()
    for _ in 0..<80 { reader.scroll(by: -1) }
    for _ in 0..<80 { reader.scroll(by: 1) }
    #expect(reader.viewport.trace.measured == 0)
    #expect(reader.viewport.trace.bound > 0)
  }

  @Test func takesTheHeightAlong_ToAnotherSection() {
    let reader = Reader(sample("A: a*3 b*2 c", "(B): d e f g h i j k l m n o"), height: 6)
    reader.move(.last)
    let total = reader.viewport.scrollExtent.total
    reader.turn("(B): d e f g h i j k l m n o", "new: c b*2 a*3")
    #expect(reader.viewport.scrollExtent.total == total)
    reader.turn("(B): d e f g h i j a*3 k l m n o", "new: c b*2")
    #expect(reader.viewport.scrollExtent.total == total)
    #expect(reader.surface.violations == [])
  }

  @Test func forgetsTheHeight_WithTheRow() {
    let reader = Reader(sample("(A): a*3 b", "(B): d e f g h i j k l m n o"), height: 6)
    reader.move(.last)
    #expect(reader.viewport.scrollExtent.total == 16)
    reader.turn("(A): b", "(B): d e f g h i j k l m n o")
    reader.turn("(A): a*3 b", "(B): d e f g h i j k l m n o")
    #expect(reader.viewport.scrollExtent.total == 14)
    reader.turn("(B): d e f g h i j k l m n o")
    reader.turn("(A): a*3 b", "(B): d e f g h i j k l m n o")
    #expect(reader.viewport.scrollExtent.total == 14)
    #expect(reader.surface.violations == [])
  }

  @Test func looksOnlyAroundTheReader_OfAMillionRows() {
    var asked = 0
    let table = Table()
    func show() {
      table.show {
        Section("n") {
          ForEach(
            0..<1_000_000,
            id: { number in
              asked += 1
              return number
            }, row: { number in AnyRow(TextRow("\(number)")) })
        }
      }
    }
    show()
    let viewport = Viewport(table, on: FlatSurface(height: 10) { _, _ in 2 })
    viewport.layout()
    asked = 0
    viewport.reload(to: table.snapshot)
    viewport.layout()
    #expect(asked <= HeightMemory<Int, Int>.limit)
    #expect(viewport.trace.measured == 5)
    #expect(viewport.scrollExtent.total == 1_000_005)
  }

  @Test func skipsWhatIsFarAway_WithoutMeasuringIt() {
    let table = Table()
    table.show { Section("n") { ForEach(0..<1_000_000, id: \.self) { TextRow("\($0)") } } }
    let surface = FlatSurface(height: 3) { _, _ in 2 }
    let viewport = Viewport(table, on: surface)
    viewport.layout()
    viewport.scroll(by: 500_000)
    viewport.layout()
    #expect(surface.measured.count < 20)
    let extent = viewport.scrollExtent
    #expect(abs(extent.offset - 500_000) < 10)
    viewport.scroll(by: .max)
    viewport.layout()
    #expect(surface.frame == ["999998@-1+2", "999999@1+2"])
    viewport.scroll(by: .min)
    viewport.layout()
    #expect(surface.frame == ["0@0+2", "1@2+2"])
    #expect(surface.measured.count < 40)
  }
}
