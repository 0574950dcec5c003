#if Postgres
import Foundation
import TablewarePostgres
import Testing

/// The server of `Scripts/with-postgres`, in which each test has a schema of its own.
struct Server {
  static let url = ProcessInfo.processInfo.environment["TABLEWARE_POSTGRES_URL"]
  static var isThere: Bool { url != nil }

  let database: PostgresDatabase
  let schema: String

  /// Creates a schema with a name that no other test has.
  init(
    _ statements: String = "", options: PostgresOptions = PostgresOptions(),
    name: String = #function
  ) async throws {
    let url = try #require(Self.url)
    schema = "t\(UInt32.random(in: 0 ... .max))"
    let setup = PostgresDatabase(url)
    let schema = schema
    _ = try await setup.write { try $0.execute("CREATE SCHEMA \(schema)", []) }
    setup.close()
    let separator = url.contains("?") ? "&" : "?"
    database = PostgresDatabase(
      "\(url)\(separator)options=-csearch_path%3D\(schema)", options: options)
    for statement in statements.split(separator: ";") where !statement.allSatisfy(\.isWhitespace) {
      try await execute(String(statement))
    }
  }

  func execute(_ sql: String, _ values: [SQLValue] = []) async throws {
    _ = try await database.write { try $0.execute(sql, values) }
  }

  func values(_ sql: String) async throws -> [[SQLValue]] {
    try await database.read { connection in
      var rows: [[SQLValue]] = []
      try connection.forEachRow(sql, []) {
        rows.append($0.columnValues); return true
      }
      return rows
    }
  }

  /// Deletes the schema and closes the connections.
  func end() async {
    let schema = schema
    _ = try? await database.write { try $0.execute("DROP SCHEMA \(schema) CASCADE", []) }
    database.close()
  }
}
#endif
