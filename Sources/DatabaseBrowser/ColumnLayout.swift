#if SQLite || Postgres
import Tableware
import TablewareForms
import TablewareSQL

/// The columns of a table in the lines of a list: one that gets the room that is left, and up to
/// four others.
struct ColumnLayout: Sendable {
  private let title: SQLTable.Column?
  private let values: [(column: SQLTable.Column, width: Int)]
  private static let largestWidth = 44

  init(_ table: SQLTable) {
    let texts = table.columns.filter { $0.affinity == .text }
    // A column with one of these names says most about a row, or else the first text that is not
    // the key.
    let title =
      texts.first { ["name", "title", "label"].contains($0.name.lowercased()) }
      ?? texts.first { $0.keyIndex == 0 } ?? texts.first ?? table.columns.first
    self.title = title
    var (values, width) = ([(column: SQLTable.Column, width: Int)](), 0)
    for column in table.columns where column.name != title?.name && values.count < 4 {
      let needed = Self.width(column)
      guard width + needed <= Self.largestWidth else { break }
      width += needed + 2
      values.append((column, needed))
    }
    self.values = values
  }

  private static func width(_ column: SQLTable.Column) -> Int {
    let least =
      switch column.affinity {
      case .integer, .real, .other: 10
      case .text, .data: 14
      }
    return max(least, min(16, column.name.count + 2))
  }

  /// Returns the captions of the columns, with which the user sorts the table.
  func header(
    _ order: SQLOrder?, onChange: @escaping (SQLOrder) -> Void
  ) -> ColumnHeader<String> {
    let first = title.map { ColumnHeader<String>.Column($0.name, $0.name) } ?? .init("")
    return ColumnHeader(
      [first] + values.map { .init($0.column.name, $0.column.name, width: $0.width) },
      order: order.map { ColumnOrder($0.column, isDescending: $0.isDescending) }
    ) { onChange(SQLOrder($0.column, descending: $0.isDescending)) }
  }

  func row(_ row: SQLRow) -> RecordRow { RecordRow(layout: self, row: row) }

  func content(_ row: SQLRow) -> RowContent {
    func text(_ column: SQLTable.Column) -> RowText { row[column.name]?.cellText ?? "" }
    return RowContent(
      title: title.map(text) ?? RowText(row.id.description),
      values: values.map { RowValue(text($0.column), width: $0.width) }, accessory: .disclosure)
  }
}

/// A row of a database in a list.
struct RecordRow: Row {
  let layout: ColumnLayout
  let row: SQLRow

  var id: SQLKey { row.id }
  var body: RowContent { layout.content(row) }
}
#endif
