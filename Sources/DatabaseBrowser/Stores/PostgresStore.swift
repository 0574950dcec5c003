#if Postgres
import TablewarePostgres

extension BrowsedDatabase {
  /// Connects to a server.
  ///
  /// - Parameter url: a URI such as `postgres://user@host/name`.
  /// - Throws: `PostgresError`.
  package convenience init(postgres url: String, isReadOnly: Bool = false) async throws {
    let database = PostgresDatabase(url)
    let name = try await database.read { connection in
      try connection.firstRow("SELECT current_database()::text")?.first?.stringValue
    }
    self.init(PostgresStore(database: database, name: name ?? url), isReadOnly: isReadOnly)
  }
}

/// A database of a server, whose connections all screens share.
private struct PostgresStore: DatabaseStore {
  let database: PostgresDatabase
  let name: String

  func reader() -> any DatabaseReading { PostgresReader(database: database) }

  func write<Value: Sendable>(
    _ edit: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await database.write { try edit($0) }
  }
}

private struct PostgresReader: DatabaseReading {
  let database: PostgresDatabase

  func tables() async throws -> [SQLTable] { try await database.tables() }

  // A server drops or refuses to drop the views of a table.
  func unreadableTables() async throws -> [UnreadableTable] { [] }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await database.read { try body($0) }
  }

  func query(_ table: SQLTable, _ selection: TableSelection) -> LiveQuery<SQLRow> {
    table.query(
      database, matching: selection.text, where: selection.filters,
      order: selection.order.map { [$0] } ?? [], abridged: selection.abridged)
  }

  func changes() -> AsyncStream<Void> { database.changes() }
}
#endif
