#if Postgres
import Foundation
import TablewareSQL
import Testing

@testable import TablewarePostgres

/// The server of `Scripts/with-postgres`, in which each test has a schema of its own, and one that
/// counts notifications or ends connections a database, to which those of others do not come.
struct Server {
  static let url = ProcessInfo.processInfo.environment["TABLEWARE_POSTGRES_URL"]
  static var isThere: Bool { url != nil }

  let database: PostgresDatabase
  let schema: String
  /// The address of the database.
  let url: String
  /// The address of the schema.
  private let address: String
  /// The address of the server if the database is deleted at the end.
  private let owner: String?

  /// Creates a schema with a name that no other test has, on the shared server or another one.
  ///
  /// - Parameter isAlone: whether it is in a database of that name.
  init(
    _ statements: String = "", options: PostgresOptions = PostgresOptions(), url: String? = nil,
    isAlone: Bool = false
  ) async throws {
    var url = try #require(url ?? Self.url)
    schema = "t\(UInt32.random(in: 0 ... .max))"
    owner = isAlone ? url : nil
    if isAlone {
      try await Self.run(url, "CREATE DATABASE \(schema)")
      var parts = try #require(URLComponents(string: url))
      parts.path = "/\(schema)"
      url = try #require(parts.string)
    }
    self.url = url
    try await Self.run(url, "CREATE SCHEMA \(schema)")
    let separator = url.contains("?") ? "&" : "?"
    address = "\(url)\(separator)options=-csearch_path%3D\(schema)"
    database = PostgresDatabase(address, options: options)
    for statement in statements.split(separator: ";") where !statement.allSatisfy(\.isWhitespace) {
      try await execute(String(statement))
    }
  }

  /// Runs a statement outside of a transaction.
  private static func run(_ url: String, _ sql: String) async throws {
    try await Task.detached { try PostgresConnection(url, PostgresOptions()).run(sql) }.value
  }

  /// The port of the server.
  var port: UInt16 {
    get throws { try #require(URLComponents(string: address)?.port.map { UInt16($0) }) }
  }

  /// The schema by another port, such as that of a proxy.
  func database(port: UInt16, _ options: PostgresOptions) throws -> PostgresDatabase {
    var parts = try #require(URLComponents(string: address))
    parts.port = Int(port)
    return PostgresDatabase(try #require(parts.string), options: options)
  }

  /// Installs the triggers of the tables.
  func installNotifications() async throws {
    try await database.installNotifications(for: database.tables().filter { $0.schema == nil })
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

  /// Deletes the schema or the database, and closes the connections.
  func end() async {
    let schema = schema
    if let owner {
      database.close()
      try? await Self.run(owner, "DROP DATABASE \(schema) WITH (FORCE)")
      return
    }
    _ = try? await database.write { try $0.execute("DROP SCHEMA \(schema) CASCADE", []) }
    database.close()
  }
}
#endif
