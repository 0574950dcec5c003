#if SQLite || Postgres

/// The reason for which an edit was not saved.
public enum SQLEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another connection changed or deleted the row since it was read. The row as it is now; `nil`
  /// if it no longer exists.
  case changedMeanwhile(SQLRow?)
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

/// Edits of rows, each of which is one transaction when it is called in `DatabaseWriter.write(_:)`
/// or `PostgresDatabase.write(_:)`.
///
/// An edit compares the row with what the user saw, so changes of others are never overwritten.
extension SQLTable {
  /// Changes values of a row.
  ///
  /// - Parameters:
  ///   - db: a connection that may write.
  ///   - row: the row as the user saw it.
  ///   - values: the new values by the names of their columns.
  /// - Returns: the row as it is now.
  /// - Throws: ``SQLEditError``, or an error of the database such as a violated constraint.
  @discardableResult
  public func update(
    _ db: some SQLConnection, _ row: SQLRow, setting values: [String: SQLValue]
  ) throws -> SQLRow {
    try checkEditable()
    let changes = values.sorted { $0.key < $1.key }
    guard !changes.isEmpty else { return try self.row(db, row.id) ?? row }
    let assignments = changes.map { name, value -> SQLStatement in
      "\(name: name) = \(value: value)"
    }
    // The values that are replaced are those that the user saw.
    let seen = changes.map { name, _ in isSame(name, row[name] ?? .null, db.dialect) }
    let count = try db.execute(
      """
      UPDATE \(sql: quotedName) SET \(assignments.joined(separator: ", ")) \
      WHERE \((condition(row.id) + seen).joined(separator: " AND "))
      """)
    guard count == 1 else { throw try conflict(db, row) }
    let id = SQLKey(zip(key, row.id.values).map { values[$0] ?? $1 })
    return try self.row(db, id) ?? row
  }

  /// Deletes a row that is still as the user saw it.
  ///
  /// - Parameters:
  ///   - db: a connection that may write.
  ///   - row: the row as the user saw it; if it was changed since, it is not deleted.
  /// - Returns: the number of other rows that foreign keys and triggers deleted or changed.
  /// - Throws: ``SQLEditError``, or an error of the database such as a violated constraint.
  @discardableResult
  public func delete(_ db: some SQLConnection, _ row: SQLRow) throws -> Int {
    try checkEditable()
    let earlier = try db.changeCount()
    let seen = stored(row).map { isSame($0.name, $0.value, db.dialect) }
    let count = try db.execute(
      """
      DELETE FROM \(sql: quotedName) \
      WHERE \((condition(row.id) + seen).joined(separator: " AND "))
      """)
    guard count == 1 else { throw try conflict(db, row) }
    return try db.changeCount() - earlier - 1
  }

  /// Inserts a row; columns without a value get their default.
  ///
  /// - Parameters:
  ///   - db: a connection that may write.
  ///   - values: the values by the names of their columns.
  /// - Returns: the row as it is now.
  /// - Throws: ``SQLEditError``, or an error of the database such as a violated constraint.
  @discardableResult
  public func insert(_ db: some SQLConnection, _ values: [String: SQLValue]) throws -> SQLRow? {
    try insert(db, values, keepsIdentity: false)
  }

  private func insert(
    _ db: some SQLConnection, _ values: [String: SQLValue], keepsIdentity: Bool
  ) throws -> SQLRow? {
    try checkEditable()
    let values = values.sorted { $0.key < $1.key }
    let names = values.map { "\(name: $0.key)" as SQLStatement }.joined(separator: ", ")
    let places = values.map { "\(value: $0.value)" as SQLStatement }.joined(separator: ", ")
    // A deleted row of PostgreSQL gets its number again, although the database computes it.
    let override = keepsIdentity && db.dialect == .postgres ? " OVERRIDING SYSTEM VALUE" : ""
    let content: SQLStatement =
      values.isEmpty ? "DEFAULT VALUES" : "(\(names))\(sql: override) VALUES (\(places))"
    let id = key.map { "\(name: $0)" as SQLStatement }.joined(separator: ", ")
    let inserted = try db.firstRow(
      "INSERT INTO \(sql: quotedName) \(content) RETURNING \(id)")
    return try inserted.flatMap { try row(db, SQLKey($0)) }
  }

  /// Inserts a deleted row again, under its identity.
  ///
  /// - Parameters:
  ///   - db: a connection that may write.
  ///   - row: the row.
  /// - Returns: the row as it is now.
  /// - Throws: an error of the database, such as one about an identity that is in use again.
  @discardableResult
  public func restore(_ db: some SQLConnection, _ row: SQLRow) throws -> SQLRow? {
    var values = Dictionary(stored(row).map { ($0.name, $0.value) }) { first, _ in first }
    if hasHiddenKey { values[key[0]] = row.id.values[0] }
    return try insert(db, values, keepsIdentity: true)
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
  public func row(_ db: some SQLConnection, _ id: SQLKey, abridged: Int? = nil) throws -> SQLRow? {
    try db.refreshSchema()
    let keyset = keyset(db.dialect, abridged: abridged)
    // The values as they are stored, which may differ in type from those of the identity.
    return try keyset.withRow(db, ofKey: id.values) { SQLRow($0, key: key) }
  }

  /// Returns the first row that fulfills conditions, in the order of the table.
  ///
  /// - Parameters:
  ///   - db: a connection.
  ///   - filters: conditions that all hold.
  /// - Returns: `nil` if no row fulfills them.
  /// - Throws: an error of the database.
  public func firstRow(_ db: some SQLConnection, where filters: [SQLFilter]) throws -> SQLRow? {
    try db.refreshSchema()
    var found: SQLRow?
    try keyset(db.dialect, where: filters).forEach(db, after: nil, limit: 1) { row in
      found = SQLRow(row, key: key)
      return true
    }
    return found
  }

  /// Returns the number of rows, which takes time in proportion to it.
  ///
  /// - Parameter db: a connection.
  /// - Throws: an error of the database.
  public func count(_ db: some SQLConnection) throws -> Int {
    try db.firstRow("SELECT count(*) FROM \(sql: quotedName)")?.first?.intValue ?? 0
  }

  /// The condition that a column still has the value that the user saw, letter for letter.
  private func isSame(_ column: String, _ value: SQLValue, _ dialect: SQLDialect) -> SQLStatement {
    switch (dialect, value) {
    case (_, .null): "\(name: column) IS NULL"
    case (.sqlite, _): "\(name: column) = \(value: value) COLLATE BINARY"
    // Some types, such as JSON, can only be compared as text, and text of a fixed length only as
    // that, because a conversion removes the spaces at its end.
    case (.postgres, .text) where !isPadded(column):
      "\(name: column)::text = \(value: value)"
    case (.postgres, _): "\(name: column) = \(value: value)"
    }
  }

  private func isPadded(_ column: String) -> Bool {
    columns.contains { $0.name == column && $0.type.hasPrefix("character(") }
  }

  private func condition(_ id: SQLKey) -> [SQLStatement] {
    zip(key, id.values).map { SQLFilter.equal($0, $1) }
  }

  /// The values of a row that the table stores, without computed ones.
  private func stored(_ row: SQLRow) -> [(name: String, value: SQLValue)] {
    columns.filter { !$0.isGenerated }.compactMap { column in
      row[column.name].map { (column.name, $0) }
    }
  }

  private func checkEditable() throws {
    guard isEditable else { throw SQLEditError.notEditable(name) }
  }

  private func conflict(_ db: some SQLConnection, _ row: SQLRow) throws -> SQLEditError {
    .changedMeanwhile(try self.row(db, row.id))
  }
}
#endif
