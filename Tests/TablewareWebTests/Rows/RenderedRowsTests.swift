import Tableware
import TablewareHosting
import Testing

@testable import TablewareWeb

@Suite struct RenderedRowsTests {
  private func presentation(_ row: some Row) throws -> RowPresentation {
    let table = Table()
    table.show { Section("a") { row } }
    TableHost(table).commit()
    return try #require(TableHost(table).presentation(at: RowPath(section: 0, row: 0)))
  }

  @Test func equalPresentations_ofTwoTables_shareTheirHTML() throws {
    let rows = RenderedRows()
    let one = rows.row(showing: try presentation(TextRow("A")))
    let same = rows.row(showing: try presentation(TextRow("A")))
    let other = rows.row(showing: try presentation(TextRow("A").onTap {}))
    #expect(one === same)
    #expect(one !== other)
    #expect(one.html != other.html)
  }

  @Test func otherWords_shareNothing() throws {
    let rows = RenderedRows()
    let row = try presentation(TextRow("A").deletable {})
    let english = rows.row(showing: row)
    let german = Words.use(Words([.moreActions: "Mehr"])) { rows.row(showing: row) }
    #expect(english !== german)
    #expect(german.html.string.contains("Mehr"))
    let plural = Words.use(plural()) { rows.row(showing: row) }
    #expect(plural !== english)
    #expect(Words.use(self.plural()) { rows.row(showing: row) } !== plural)
  }

  private func plural() -> Words {
    var words = Words()
    words.plural = { _, _ in nil }
    return words
  }

  @Test func releasedRows_areForgotten() throws {
    let rows = RenderedRows()
    for number in 0..<5_000 {
      _ = rows.row(showing: try presentation(TextRow("Row \(number)")))
    }
    #expect(rows.count <= 1_025)
  }

  @Test func endedPages_releaseTheirRows() throws {
    let rows = RenderedRows()
    var page = try (0..<2_000).map { rows.row(showing: try presentation(TextRow("Row \($0)"))) }
    let shown = page.removeFirst()
    #expect(rows.count == 2_000)
    rows.notePageEnd(rows: 1)
    #expect(rows.count == 2_000, "a single row is not worth a pass")
    page = []
    rows.notePageEnd(rows: 1_999)
    #expect(rows.count == 1)
    #expect(rows.row(showing: try presentation(TextRow("Row 0"))) === shown)
  }

  @Test func rowsWithTheSameTexts_areSearchedAmongEight() throws {
    let rows = RenderedRows()
    let shown = try (0..<20).map { number in
      rows.row(showing: try presentation(IndentedRow(level: number)))
    }
    #expect(rows.count == 8)
    #expect(rows.row(showing: try presentation(IndentedRow(level: 19))) === shown[19])
    #expect(rows.row(showing: try presentation(IndentedRow(level: 0))) !== shown[0])
    #expect(rows.count == 8)
  }

  @Test func pageThatEnds_releasesItsRows() {
    let titles = (0..<1_500).map { "A row of a page that ends \($0)" }
    let table = Table()
    table.show { Section("a") { ForEach(titles, id: \.self) { TextRow($0) } } }
    var page: WebPage? = WebPage(table, count: 1_500)
    page?.host.commit()
    page?.layout()
    weak let first = page?.entries[0].rendered
    #expect(first != nil)
    page = nil
    #expect(first == nil)
  }

  @Test func numbered_replacesEveryMark_andNothingElse() {
    var html = HTML(markup: "<a id=\"r")
    html.number(HTML.ownNumber)
    html.markup("\" for=\"")
    html.number(HTML.ownNumber)
    html.markup("\">")
    html.text("\u{1}7")
    #expect(html.numbered(42) == "<a id=\"r42\" for=\"42\">\u{FFFD}7")
    #expect(HTML(text: "plain").numbered(1) == "plain")
  }
}

/// A row that differs from others only in its level.
private struct IndentedRow: Row {
  let level: Int
  var id: Int { level }
  var body: RowContent {
    var content = RowContent(title: "The same title")
    content.level = level
    return content
  }
}
