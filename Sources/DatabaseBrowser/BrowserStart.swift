#if SQLite || Postgres
import Tableware
import TablewareSQL

/// A mistake in the arguments of the browser.
package struct BrowserArgumentError: Error, CustomStringConvertible {
  package let description: String
}

/// What the browser shows first: all tables, or the rows of one.
package struct BrowserStart: Sendable {
  private let database: BrowsedDatabase
  private let table: SQLTable?
  private let filters: [SQLFilter]

  /// Finds a table by its name and reads conditions such as `year > 1999`.
  ///
  /// - Throws: ``BrowserArgumentError``, or an error of the database.
  package init(_ database: BrowsedDatabase, table name: String?, conditions: [String]) async throws
  {
    self.database = database
    guard let name else {
      guard conditions.isEmpty else {
        throw BrowserArgumentError(description: "Conditions need a --table.")
      }
      (table, filters) = (nil, [])
      return
    }
    let tables = try await database.reader().tables()
    guard let table = tables.first(where: { $0.id.lowercased() == name.lowercased() }) else {
      let known = tables.filter { $0.kind != .shadow }.map(\.id).joined(separator: ", ")
      throw BrowserArgumentError(
        description: "There is no table “\(name)”. Tables are: \(known).")
    }
    self.table = table
    filters = try conditions.map { try Self.filter($0, table) }
  }

  private static func filter(_ text: String, _ table: SQLTable) throws -> SQLFilter {
    let condition = /\s*(.+?)\s*(!=|<>|=|<|>| contains )\s*(.*)/
    guard let match = text.wholeMatch(of: condition),
      let column = table.columns.first(where: { $0.name.lowercased() == match.1.lowercased() })
    else {
      throw BrowserArgumentError(
        description:
          "“\(text)” is not a condition such as “year > 1999”. Columns are: \(table.columns.map(\.name).joined(separator: ", "))."
      )
    }
    let comparison: SQLFilter.Comparison =
      switch match.2.trimmingPrefix(" ") {
      case "=": .equal
      case "<": .less
      case ">": .greater
      case "!=", "<>": .unequal
      default: .contains
      }
    return SQLFilter(
      column.name, comparison, Draft.value(String(match.3), of: column.affinity))
  }

  /// - Parameter export: where exported files are written; `nil` to offer no export.
  package func screen(export: ExportTarget?) -> any Screen {
    guard let table else { return DatabaseScreen(database, export: export) }
    return TableScreen(table, in: database, where: filters, export: export)
  }

  /// Writes the rows of the table.
  ///
  /// - Throws: ``BrowserArgumentError`` without a table, or an error of the database.
  package func export(
    _ format: ExportFormat, write: @escaping @Sendable (String) throws -> Void
  ) async throws {
    guard let table else {
      throw BrowserArgumentError(description: "An export needs a --table.")
    }
    let query = try database.reader().query(table, TableSelection(filters: filters))
    _ = try await query.export(format, table.columns.map(\.name), write: write)
  }
}
#endif
