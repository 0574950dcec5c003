import Tableware
import TablewareTerminal

/// A row that is nothing but its content.
struct PaintedRow: Row {
  var id: String
  var body: RowContent

  init(_ id: String, _ body: RowContent) {
    self.id = id
    self.body = body
  }
}

/// The text of a table of these rows in one section.
func frame(
  columns: Int, header: SectionHeader? = nil, footer: RowText? = nil, _ rows: PaintedRow...
) -> String {
  let table = Table()
  table.show {
    Section("a", header: header, footer: footer) { ForEach(rows, id: { $0.id }) { $0 } }
  }
  return Terminal.frame(of: table, columns: columns, rows: 14)
}
