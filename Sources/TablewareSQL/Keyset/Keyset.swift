#if SQLite || Postgres
/// A query in a total order, which is read from any of its rows in both directions without
/// `OFFSET`.
///
/// The rows after a row (a, b) are read in stages, each a range of an index: those with the same a
/// and a larger b, then those with a larger a. Databases would sort for a condition with `OR`, and
/// row values cannot express mixed directions or `NULL`.
package struct Keyset: Sendable {
  /// The `SELECT` without an order.
  let base: SQLStatement
  /// The columns that identify a row.
  package let key: [String]
  /// The order, made total by the columns of the key.
  package let order: [SQLOrder]
  /// The columns of the rows, as SQL over those of the base.
  var columns = "*"

  package init(base: SQLStatement, key: [String], order: [SQLOrder]) {
    (self.base, self.key) = (base, key)
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
  package func forEach<Connection: SQLConnection>(
    _ db: Connection, _ selected: String? = nil, after place: [SQLValue]?,
    reversed: Bool = false, limit: Int, _ body: (Connection.Record) throws -> Bool
  ) throws {
    var left = limit
    for stage in stages(after: place, reversed: reversed, db.dialect) where left > 0 {
      let statement: SQLStatement = """
        SELECT \(sql: selected ?? columns) FROM (\(base)
        ) AS q \(stage.condition) ORDER BY \(sql: stage.order) LIMIT \(value: .integer(Int64(left)))
        """
      var isEnded = false
      try db.forEachRow(statement) { row in
        left -= 1
        isEnded = try !body(row)
        return !isEnded
      }
      if isEnded { return }
    }
  }

  /// Whether ``place(_:after:skipping:)`` can be used from a place: one range of an index follows.
  func canSkip(after place: [SQLValue]?, _ dialect: SQLDialect) -> Bool {
    stages(after: place, reversed: false, dialect).count == 1
  }

  /// The place of the row that follows a number of rows after a place; `nil` if there are not as
  /// many.
  ///
  /// - Complexity: O(skipped rows), whose columns are not read.
  func place(
    _ db: some SQLConnection, after place: [SQLValue]?, skipping count: Int
  ) throws -> [SQLValue]? {
    guard let stage = stages(after: place, reversed: false, db.dialect).first else { return nil }
    return try db.firstRow(
      """
      SELECT \(sql: placeColumns) FROM (\(base)
      ) AS q \(stage.condition) ORDER BY \(sql: stage.order)
      LIMIT 1 OFFSET \(value: .integer(Int64(count)))
      """)
  }

  /// The number of rows after a place up to another one, in an order by one column; neither place
  /// is `NULL`.
  func count(
    _ db: some SQLConnection, after start: [SQLValue]?, through end: [SQLValue]
  ) throws -> Int? {
    let name = Self.name(order[0].column)
    let (above, upTo) = order[0].isDescending ? ("<", ">=") : (">", "<=")
    let last: SQLStatement = "\(sql: name) \(sql: upTo) \(value: end[0])"
    if let start {
      return try count(db, where: "\(sql: name) \(sql: above) \(value: start[0]) AND \(last)")
    }
    // Comparisons leave `NULL` out, which is at the beginning of some orders.
    let isNullFirst = order[0].isDescending == db.dialect.sortsNullLast
    let nulls = isNullFirst ? try count(db, where: "\(sql: name) IS NULL") : 0
    return try nulls.flatMap { nulls in try count(db, where: last).map { nulls + $0 } }
  }

  private func count(_ db: some SQLConnection, where condition: SQLStatement) throws -> Int? {
    let row = try db.firstRow("SELECT count(*) FROM (\(base)\n) AS q WHERE \(condition)")
    guard case .integer(let count) = row?.first else { return nil }
    return Int(count)
  }

  /// The place of a row in the order; `nil` if the query does not contain the row.
  package func place(_ db: some SQLConnection, ofKey values: [SQLValue]) throws -> [SQLValue]? {
    try db.firstRow(statement(placeColumns, ofKey: values))
  }

  /// The place of a row that was read; `nil` if its columns are not all of those of the order.
  func place(of record: some SQLRecord) -> [SQLValue]? {
    let (names, values) = (record.columnNames, record.columnValues)
    let place = order.compactMap { term in names.firstIndex(of: term.column).map { values[$0] } }
    return place.count == order.count ? place : nil
  }

  /// Calls `body` for the row with a key, if it exists.
  func withRow<Connection: SQLConnection, Value>(
    _ db: Connection, ofKey values: [SQLValue], _ body: (Connection.Record) throws -> Value
  ) throws -> Value? {
    var value: Value?
    try db.forEachRow(statement(columns, ofKey: values)) { row in
      value = try body(row)
      return false
    }
    return value
  }

  private func statement(_ selected: String, ofKey values: [SQLValue]) -> SQLStatement {
    let condition = zip(key, values).map { Self.equal($0, $1) }.joined(separator: " AND ")
    return "SELECT \(sql: selected) FROM (\(base)\n) AS q WHERE \(condition) LIMIT 1"
  }

  /// Whether the database has to sort for the order, because no index has it.
  package func needsSort(_ db: some SQLConnection) throws -> Bool {
    let order = order.map(Self.sql).joined(separator: ", ")
    let statement: SQLStatement =
      "SELECT \(sql: columns) FROM (\(base)\n) AS q ORDER BY \(sql: order) LIMIT 1"
    let (sql, values) = statement.rendered(db.dialect)
    return try db.needsSort(sql, values)
  }

  /// The values of the key within a place.
  package func key(ofPlace place: [SQLValue]) -> [SQLValue] {
    key.map { name in
      order.firstIndex { $0.column.lowercased() == name.lowercased() }.map { place[$0] } ?? .null
    }
  }

  private struct Stage {
    /// With `WHERE`; empty for all rows.
    var condition: SQLStatement
    var order: String
  }

  private func stages(
    after place: [SQLValue]?, reversed: Bool, _ dialect: SQLDialect
  ) -> [Stage] {
    let terms = reversed ? order.map(\.reversed) : order
    func sql(_ terms: ArraySlice<SQLOrder>) -> String {
      terms.map(Self.sql).joined(separator: ", ")
    }
    guard let place else { return [Stage(condition: "", order: sql(terms[...]))] }
    var stages: [Stage] = []
    for level in terms.indices.reversed() {
      let (term, value) = (terms[level], place[level])
      let equal = zip(terms, place).prefix(level).map { Self.equal($0.column, $1) }
      let name = Self.name(term.column)
      func add(_ condition: SQLStatement) {
        let all = (equal + [condition]).joined(separator: " AND ")
        stages.append(Stage(condition: "WHERE \(all)", order: sql(terms[level...])))
      }
      // Whether the rows without a value are after those with one, in this direction.
      let isNullLast = term.isDescending != dialect.sortsNullLast
      if !value.isNull {
        add("\(sql: name) \(sql: term.isDescending ? "<" : ">") \(value: value)")
      }
      if value.isNull != isNullLast {
        add(value.isNull ? "\(sql: name) IS NOT NULL" : "\(sql: name) IS NULL")
      }
    }
    return stages
  }

  private static func equal(_ column: String, _ value: SQLValue) -> SQLStatement {
    value.isNull ? "\(sql: name(column)) IS NULL" : "\(sql: name(column)) = \(value: value)"
  }

  private static func sql(_ term: SQLOrder) -> String {
    name(term.column) + (term.isDescending ? " DESC" : "")
  }

  /// A column of the base. A name without its table could be that of a selected expression.
  private static func name(_ column: String) -> String { "q.\(column.quotedName)" }
}
#endif
