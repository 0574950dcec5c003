#if SQLite
import Tableware
import TablewareSQLite

/// The columns of a table in the lines of a list: one that gets the room that is left, and up to
/// four others.
struct ColumnLayout: Sendable {
  private let title: SQLiteTable.Column?
  private let values: [(column: SQLiteTable.Column, width: Int)]
  private static let largestWidth = 44

  init(_ table: SQLiteTable) {
    let texts = table.columns.filter { Draft.Affinity($0.type) == .text }
    // A column with one of these names says most about a row, or else the first text that is not
    // the key.
    let title =
      texts.first { ["name", "title", "label"].contains($0.name.lowercased()) }
      ?? texts.first { $0.keyIndex == 0 } ?? texts.first ?? table.columns.first
    self.title = title
    var (values, width) = ([(column: SQLiteTable.Column, width: Int)](), 0)
    for column in table.columns where column.name != title?.name && values.count < 4 {
      let needed = Self.width(column)
      guard width + needed <= Self.largestWidth else { break }
      width += needed + 2
      values.append((column, needed))
    }
    self.values = values
  }

  private static func width(_ column: SQLiteTable.Column) -> Int {
    let least =
      switch Draft.Affinity(column.type) {
      case .integer, .real, .numeric: 10
      case .text, .blob: 14
      }
    return max(least, min(16, column.name.count + 2))
  }

  func header(_ order: SQLOrder?) -> SectionHeader {
    func text(_ column: SQLiteTable.Column) -> String {
      guard let order, order.column == column.name else { return column.name }
      return column.name + (order.isDescending ? " ↓" : " ↑")
    }
    return SectionHeader(
      title.map(text) ?? "", values: values.map { RowValue(text($0.column), width: $0.width) })
  }

  func row(_ row: SQLiteRow) -> RecordRow { RecordRow(layout: self, row: row) }

  func content(_ row: SQLiteRow) -> RowContent {
    func text(_ column: SQLiteTable.Column) -> RowText { row[column.name]?.cellText ?? "" }
    return RowContent(
      title: title.map(text) ?? RowText(row.id.description),
      values: values.map { RowValue(text($0.column), width: $0.width) }, accessory: .disclosure)
  }
}

/// A row of a database in a list.
struct RecordRow: Row {
  let layout: ColumnLayout
  let row: SQLiteRow

  var id: SQLiteKey { row.id }
  var body: RowContent { layout.content(row) }
}
#endif
