#if SQLite
import GRDB
import Synchronization

/// The schemas for which a query compiled its statements, of each connection that it uses.
///
/// A statement that SQLite compiles again by itself may have other columns, for which a row of GRDB
/// 7.10 traps. So the compiled statements of a connection are removed when its schema changed, or
/// the schema of an attached or temporary database.
final class CompiledSchemas: Sendable {
  private let versions = Mutex<[ObjectIdentifier: [Int64]]>([:])

  /// Whether statements of a connection are kept: from the second read on, which a list that shows
  /// one window never needs.
  func keepsStatements(of db: Database) -> Bool {
    versions.withLock { $0[ObjectIdentifier(db)]?.isEmpty == false }
  }

  /// Reads the schema of a connection if another one changed it, and removes the statements that
  /// were compiled for the old one.
  func refresh(_ db: Database) throws {
    let old = versions.withLock { versions in
      defer { if versions[ObjectIdentifier(db)] == nil { versions[ObjectIdentifier(db)] = [] } }
      return versions[ObjectIdentifier(db)]
    }
    guard let old else { return try Self.noticeChanges(db) }
    var now: [Int64] = []
    let databases = try Row.fetchCursor(db.cachedStatement(sql: "PRAGMA database_list"))
    while let row = try databases.next() {
      let name: String = row[1]
      let sql =
        name == "main"
        ? "PRAGMA main.schema_version"
        : "PRAGMA \(name.quotedDatabaseIdentifier).schema_version"
      now.append(try Int64.fetchOne(db.cachedStatement(sql: sql)) ?? 0)
    }
    guard now != old else { return }
    try Self.noticeChanges(db)
    db.clearSchemaCache()
    versions.withLock { $0[ObjectIdentifier(db)] = now }
  }

  /// Lets SQLite look at the schema, which it does only when a statement runs, and then compiles
  /// the statement again.
  static func noticeChanges(_ db: Database) throws {
    _ = try Int.fetchOne(db, sql: "SELECT 1 FROM sqlite_schema LIMIT 1")
  }
}
#endif
