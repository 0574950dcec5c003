#if SQLite
import GRDB

/// A query in a total order, which is read from any of its rows in both directions without
/// `OFFSET`.
///
/// The rows after a row (a, b) are read in stages, each a range of an index: those with the same a
/// and a larger b, then those with a larger a. SQLite would sort for a condition with `OR`, and
/// row values cannot express mixed directions or `NULL`.
struct Keyset: Sendable {
  /// The `SELECT` without an order.
  let base: String
  let arguments: StatementArguments
  /// The columns that identify a row.
  let key: [String]
  /// The order, made total by the columns of the key.
  let order: [SQLOrder]
  /// The columns of the rows, as SQL over those of the base.
  var columns = "*"

  init(base: String, arguments: StatementArguments, key: [String], order: [SQLOrder]) {
    (self.base, self.arguments, self.key) = (base, arguments, key)
    var names = Set<String>()
    self.order = (order + key.map { SQLOrder($0) }).filter {
      names.insert($0.column.lowercased()).inserted
    }
  }

  /// The columns of the order, to read the place of a row.
  var placeColumns: String {
    order.map { Self.name($0.column) }.joined(separator: ", ")
  }

  /// Calls `body` for rows in the order, or in reverse, until it returns `false`.
  ///
  /// - Parameters:
  ///   - selected: the selected columns, as SQL; by default those of the rows.
  ///   - place: the values of the order of a row, which is not included; `nil` for the beginning.
  ///   - limit: the largest number of rows.
  func forEach(
    _ db: Database, _ selected: String? = nil, after place: [DatabaseValue]?,
    reversed: Bool = false, limit: Int, _ body: (Row) throws -> Bool
  ) throws {
    var left = limit
    for stage in stages(after: place, reversed: reversed) where left > 0 {
      let sql = """
        SELECT \(selected ?? columns) FROM (\(base)\n) AS q \(stage.condition.isEmpty ? "" : "WHERE \(stage.condition)") \
        ORDER BY \(stage.order) LIMIT ?
        """
      var arguments = arguments
      arguments += StatementArguments(stage.values)
      arguments += [left]
      let rows = try Row.fetchCursor(db, sql: sql, arguments: arguments)
      while let row = try rows.next() {
        left -= 1
        guard try body(row) else { return }
      }
    }
  }

  /// The place of a row in the order; `nil` if the query does not contain the row.
  func place(_ db: Database, ofKey values: [DatabaseValue]) throws -> [DatabaseValue]? {
    let condition = zip(key, values).map { Self.equal($0.0, $0.1) }.joined(separator: " AND ")
    let row = try Row.fetchOne(
      db, sql: "SELECT \(placeColumns) FROM (\(base)\n) AS q WHERE \(condition) LIMIT 1",
      arguments: arguments + StatementArguments(values.filter { !$0.isNull }))
    return row.map { Array($0.databaseValues) }
  }

  /// The row with a key.
  func row(_ db: Database, ofKey values: [DatabaseValue]) throws -> Row? {
    let condition = zip(key, values).map { Self.equal($0.0, $0.1) }.joined(separator: " AND ")
    return try Row.fetchOne(
      db, sql: "SELECT \(columns) FROM (\(base)\n) AS q WHERE \(condition) LIMIT 1",
      arguments: arguments + StatementArguments(values.filter { !$0.isNull }))
  }

  /// Whether SQLite has to sort for the order, because no index has it.
  func needsSort(_ db: Database) throws -> Bool {
    let order = order.map(Self.sql).joined(separator: ", ")
    let plan = try Row.fetchAll(
      db,
      sql: "EXPLAIN QUERY PLAN SELECT \(columns) FROM (\(base)\n) AS q ORDER BY \(order) LIMIT 1",
      arguments: arguments)
    return plan.contains { row in
      (row["detail"] as String?)?.contains("TEMP B-TREE") ?? false
    }
  }

  private struct Stage {
    var condition: String
    var values: [DatabaseValue]
    var order: String
  }

  private func stages(after place: [DatabaseValue]?, reversed: Bool) -> [Stage] {
    let terms = reversed ? order.map(\.reversed) : order
    func sql(_ terms: ArraySlice<SQLOrder>) -> String {
      terms.map(Self.sql).joined(separator: ", ")
    }
    guard let place else { return [Stage(condition: "", values: [], order: sql(terms[...]))] }
    var stages: [Stage] = []
    for level in terms.indices.reversed() {
      let (term, value) = (terms[level], place[level])
      let equal = zip(terms, place).prefix(level).map { Self.equal($0.0.column, $0.1) }
      let values = place.prefix(level).filter { !$0.isNull }
      let name = Self.name(term.column)
      func add(_ condition: String, _ last: [DatabaseValue] = []) {
        stages.append(
          Stage(
            condition: (equal + [condition]).joined(separator: " AND "), values: values + last,
            order: sql(terms[level...])))
      }
      switch (term.isDescending, value.isNull) {
      case (false, true): add("\(name) IS NOT NULL")
      case (false, false): add("\(name) > ?", [value])
      case (true, true): break
      case (true, false):
        add("\(name) < ?", [value])
        add("\(name) IS NULL")
      }
    }
    return stages
  }

  private static func equal(_ column: String, _ value: DatabaseValue) -> String {
    "\(name(column)) \(value.isNull ? "IS NULL" : "= ?")"
  }

  private static func sql(_ term: SQLOrder) -> String {
    name(term.column) + (term.isDescending ? " DESC" : "")
  }

  /// A column of the base. A name without its table could be that of a selected expression.
  private static func name(_ column: String) -> String { "q.\(column.quotedName)" }
}
#endif
