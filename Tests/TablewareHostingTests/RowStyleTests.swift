import Tableware
import TablewareHosting
import Testing

/// Styles of rows and sections reach the presentation.
struct RowStyleTests {
  private struct Line: Row {
    let id: String
    var style = RowStyle()
    var accessory = RowContent.Accessory.none
    var body: RowContent {
      var content = RowContent(
        title: id, values: [RowValue("1", width: 4)], accessory: accessory)
      content.style = style
      return content
    }
  }

  private func styles(@TableBuilder _ sections: () -> [Section]) -> [RowStyle] {
    let table = Table()
    let shown = sections()
    table.show { for section in shown { section } }
    let host = TableHost(table)
    host.commit()
    return (0..<table.snapshot.rowCount(in: 0)).compactMap {
      host.presentation(at: RowPath(section: 0, row: $0))?.content.style
    }
  }

  @Test func style_ofModifierContentAndSection_isMergedInThisOrder() {
    let content = RowStyle(separator: RowStyle.Separator.none, leadingInset: 8)
    let found = styles {
      Section("a") {
        Line(id: "plain")
        Line(id: "own", style: content)
        Line(id: "both", style: content).style(RowStyle(leadingInset: 24))
      }
      .style(RowStyle(density: .compact, separator: .full))
    }
    #expect(found.map(\.density) == [.compact, .compact, .compact])
    #expect(found.map(\.separator) == [.full, RowStyle.Separator.none, RowStyle.Separator.none])
    #expect(found.map(\.leadingInset) == [nil, 8, 24])
  }

  @Test func density_ofTheTheme_isThatOfRowsWithoutOne() {
    let table = Table()
    table.theme = Theme(density: .comfortable)
    table.show {
      Section("a") {
        Line(id: "one")
        Line(id: "two", style: RowStyle(density: .compact))
      }
    }
    let host = TableHost(table)
    host.commit()
    let found = (0..<2).map {
      host.presentation(at: RowPath(section: 0, row: $0))?.content.style.density
    }
    #expect(found == [.comfortable, .compact])
  }

  @Test func room_headerWithValues_isThatOfTheFirstRowInAllRowsAndTheHeader() {
    let header = SectionHeader("Name", values: [RowValue("Size", width: 4)])
    let found = styles {
      Section("a", header: header) {
        Line(id: "one", accessory: .disclosure).menu([RowAction("Copy") {}])
        Line(id: "two")
      }
    }
    #expect(found.map(\.accessoryRoom) == [.disclosure, .disclosure])
    let table = Table()
    table.show { Section("a", header: header) { Line(id: "one", accessory: .disclosure) } }
    let host = TableHost(table)
    host.commit()
    #expect(host.presentation(at: .header(of: 0))?.content.style.accessoryRoom == .disclosure)
    // The first row decides, also after a change.
    table.show { Section("a", header: header) { Line(id: "one") } }
    host.commit()
    #expect(
      host.presentation(at: .header(of: 0))?.content.style.accessoryRoom
        == RowContent.Accessory.none)
  }

  @Test func room_headerWithoutValues_isNotLookedFor() {
    let found = styles {
      Section("a", header: "Name") {
        Line(id: "one", accessory: .disclosure)
        Line(id: "two")
      }
    }
    #expect(found.map(\.accessoryRoom) == [nil, nil])
  }
}
