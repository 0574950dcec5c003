#if SQLite
import GRDB

/// The reason for which an edit was not saved.
public enum SQLiteEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another connection changed or deleted the row since it was read. The row as it is now; `nil`
  /// if it no longer exists.
  case changedMeanwhile(SQLiteRow?)
  /// The table cannot be edited, such as a view.
  case notEditable(String)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .changedMeanwhile(let row?): "The row was changed meanwhile: \(row.id)."
    case .changedMeanwhile(nil): "The row was deleted meanwhile."
    case .notEditable(let name): "“\(name)” cannot be edited."
    }
  }
}

/// Edits of rows, each of which is one transaction when it is called in `DatabaseWriter.write(_:)`.
///
/// An edit compares the row with what the user saw, so changes of others are never overwritten.
extension SQLiteTable {
  /// Changes values of a row.
  ///
  /// - Parameters:
  ///   - db: a connection that may write.
  ///   - row: the row as the user saw it.
  ///   - values: the new values by the names of their columns.
  /// - Returns: the row as it is now.
  /// - Throws: ``SQLiteEditError``, or an error of the database such as a violated constraint.
  @discardableResult
  public func update(
    _ db: Database, _ row: SQLiteRow, setting values: [String: DatabaseValue]
  ) throws -> SQLiteRow {
    try checkEditable()
    let changes = values.sorted { $0.key < $1.key }
    guard !changes.isEmpty else { return try self.row(db, row.id) ?? row }
    let assignments = changes.map { "\($0.key.quotedName) = ?" }.joined(separator: ", ")
    // The values that are replaced are those that the user saw.
    let seen = changes.map { (Self.isSame($0.key), row[$0.key] ?? .null) }
    try db.execute(
      sql: """
        UPDATE \(name.quotedName) SET \(assignments) \
        WHERE \(keyCondition) AND \(seen.map(\.0).joined(separator: " AND "))
        """,
      arguments: StatementArguments(changes.map(\.value) + row.id.values + seen.map(\.1)))
    guard db.changesCount == 1 else { throw try conflict(db, row) }
    let id = SQLiteKey(zip(key, row.id.values).map { values[$0] ?? $1 })
    return try self.row(db, id) ?? row
  }

  /// Deletes a row that is still as the user saw it.
  ///
  /// - Parameters:
  ///   - db: a connection that may write.
  ///   - row: the row as the user saw it; if it was changed since, it is not deleted.
  /// - Returns: the number of other rows that foreign keys and triggers deleted or changed.
  /// - Throws: ``SQLiteEditError``, or an error of the database such as a violated constraint.
  @discardableResult
  public func delete(_ db: Database, _ row: SQLiteRow) throws -> Int {
    try checkEditable()
    let earlier = db.totalChangesCount
    let seen = stored(row)
    let condition = ([keyCondition] + seen.map { Self.isSame($0.name) })
      .joined(separator: " AND ")
    try db.execute(
      sql: "DELETE FROM \(name.quotedName) WHERE \(condition)",
      arguments: StatementArguments(row.id.values + seen.map(\.value)))
    guard db.changesCount == 1 else { throw try conflict(db, row) }
    return db.totalChangesCount - earlier - 1
  }

  /// Inserts a row; columns without a value get their default.
  ///
  /// - Parameters:
  ///   - db: a connection that may write.
  ///   - values: the values by the names of their columns.
  /// - Returns: the row as it is now.
  /// - Throws: ``SQLiteEditError``, or an error of the database such as a violated constraint.
  @discardableResult
  public func insert(_ db: Database, _ values: [String: DatabaseValue]) throws -> SQLiteRow? {
    try checkEditable()
    let values = values.sorted { $0.key < $1.key }
    let names = values.map(\.key.quotedName).joined(separator: ", ")
    let places = values.map { _ in "?" }.joined(separator: ", ")
    try db.execute(
      sql: "INSERT INTO \(name.quotedName) "
        + (values.isEmpty ? "DEFAULT VALUES" : "(\(names)) VALUES (\(places))"),
      arguments: StatementArguments(values.map(\.value)))
    let inserted = Dictionary(values.map { ($0.key, $0.value) }) { first, _ in first }
    let id =
      key.count == 1 && (hasHiddenKey || inserted[key[0]] == nil)
      ? [db.lastInsertedRowID.databaseValue] : key.map { inserted[$0] ?? .null }
    return try row(db, SQLiteKey(id))
  }

  /// Inserts a deleted row again, under its identity.
  ///
  /// - Parameters:
  ///   - db: a connection that may write.
  ///   - row: the row.
  /// - Returns: the row as it is now.
  /// - Throws: an error of the database, such as one about an identity that is in use again.
  @discardableResult
  public func restore(_ db: Database, _ row: SQLiteRow) throws -> SQLiteRow? {
    var values = Dictionary(stored(row).map { ($0.name, $0.value) }) { first, _ in first }
    if hasHiddenKey { values[key[0]] = row.id.values[0] }
    return try insert(db, values)
  }

  /// Returns a row as it is now.
  ///
  /// - Parameters:
  ///   - db: a connection.
  ///   - id: the identity of the row.
  ///   - abridged: the number of characters after which text is cut, as in a query; `nil` for whole
  ///     values.
  /// - Returns: `nil` if the row does not exist.
  /// - Throws: an error of the database.
  public func row(_ db: Database, _ id: SQLiteKey, abridged: Int? = nil) throws -> SQLiteRow? {
    try db.refreshSchema()
    var keyset = keyset()
    if let abridged { keyset.columns = abridgedColumns(abridged) }
    let row = try keyset.row(db, ofKey: id.values)
    return row.map { row in
      // The values as they are stored, which may differ in type from those of the identity.
      SQLiteRow(
        id: SQLiteKey(keyset.key.map { row[$0] }), columns: Array(row.columnNames),
        values: Array(row.databaseValues))
    }
  }

  /// Returns the first row that fulfills conditions, in the order of the table.
  ///
  /// - Parameters:
  ///   - db: a connection.
  ///   - filters: conditions that all hold.
  /// - Returns: `nil` if no row fulfills them.
  /// - Throws: an error of the database.
  public func firstRow(_ db: Database, where filters: [SQLiteFilter]) throws -> SQLiteRow? {
    try db.refreshSchema()
    let keyset = keyset(where: filters)
    var found: SQLiteRow?
    try keyset.forEach(db, after: nil, limit: 1) { row in
      found = SQLiteRow(
        id: SQLiteKey(keyset.key.map { row[$0] }), columns: Array(row.columnNames),
        values: Array(row.databaseValues))
      return true
    }
    return found
  }

  /// Returns the number of rows, which takes time in proportion to it.
  ///
  /// - Parameter db: a connection.
  /// - Throws: an error of the database.
  public func count(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM \(name.quotedName)") ?? 0
  }

  /// The condition that a column still has the value that the user saw, letter for letter.
  private static func isSame(_ column: String) -> String {
    "\(column.quotedName) IS ? COLLATE BINARY"
  }

  private var keyCondition: String {
    key.map { "\($0.quotedName) IS ?" }.joined(separator: " AND ")
  }

  /// The values of a row that the table stores, without computed ones.
  private func stored(_ row: SQLiteRow) -> [(name: String, value: DatabaseValue)] {
    columns.filter { !$0.isGenerated }.compactMap { column in
      row[column.name].map { (column.name, $0) }
    }
  }

  private func checkEditable() throws {
    guard isEditable else { throw SQLiteEditError.notEditable(name) }
  }

  private func conflict(_ db: Database, _ row: SQLiteRow) throws -> SQLiteEditError {
    .changedMeanwhile(try self.row(db, row.id))
  }
}
#endif
