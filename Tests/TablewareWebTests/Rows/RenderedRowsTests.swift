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
