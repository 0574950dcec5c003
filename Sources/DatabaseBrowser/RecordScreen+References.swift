#if SQLite || Postgres
import Tableware
import TablewareSQL

/// Links to the rows that a row refers to, and to those that refer to it.
extension RecordScreen {
  @TableBuilder var references: [Section] {
    if let row {
      let targets = table.foreignKeys.compactMap { key in target(key, row) }
      let sources = tables.flatMap { other in
        other.foreignKeys.compactMap { key in source(other, key, row) }
      }
      if !targets.isEmpty {
        Section("targets", header: "Refers to") {
          for link in targets {
            LinkRow(link.title, symbol: "→", id: "target \(link.title)") {
              [database, export] in
              RecordScreen(link.table, .filters(link.filters), in: database, export: export)
            }
          }
        }
      }
      if !sources.isEmpty {
        Section("sources", header: "Referred to by") {
          for link in sources {
            LinkRow(link.title, symbol: "←", id: "source \(link.title)") { [database, export] in
              TableScreen(link.table, in: database, where: link.filters, export: export)
            }
          }
        }
      }
    }
  }

  private struct Link {
    var title: String
    var table: SQLTable
    var filters: [SQLFilter]
  }

  /// The row that a foreign key of this row means.
  private func target(_ key: SQLTable.ForeignKey, _ row: SQLRow) -> Link? {
    guard let other = table(named: key.table) else { return nil }
    let names = key.targets.isEmpty ? other.primaryKey : key.targets
    let values = key.columns.compactMap { row[$0] }
    guard names.count == values.count, !values.contains(where: \.isNull) else { return nil }
    return Link(
      title: "\(other.id) \(values.map(\.input).joined(separator: ", "))", table: other,
      filters: zip(names, values).map { SQLFilter($0, .equal, $1) })
  }

  /// The rows of another table whose foreign key means this row.
  private func source(
    _ other: SQLTable, _ key: SQLTable.ForeignKey, _ row: SQLRow
  ) -> Link? {
    guard key.table.lowercased() == table.id.lowercased() else { return nil }
    let values = (key.targets.isEmpty ? table.primaryKey : key.targets).compactMap { row[$0] }
    guard values.count == key.columns.count, !values.contains(where: \.isNull) else { return nil }
    return Link(
      title: "\(other.id) (\(key.columns.joined(separator: ", ")))", table: other,
      filters: zip(key.columns, values).map { SQLFilter($0, .equal, $1) })
  }

  private func table(named name: String) -> SQLTable? {
    tables.first { $0.id.lowercased() == name.lowercased() }
  }
}
#endif
