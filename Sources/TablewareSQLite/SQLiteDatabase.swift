#if SQLite
import Foundation
import GRDB
import GRDBSQLite
import TablewareSQL

/// A database of GRDB with the placeholders of a request before those of a keyset.
struct SQLiteDatabase: SQLDatabase {
  let reader: any DatabaseReader
  /// The values of the request.
  var arguments: StatementArguments = []
  /// Waits until it is time to look for changes.
  let wait: @Sendable () async throws -> Void
  private let schemas = CompiledSchemas()

  init(
    reader: any DatabaseReader, arguments: StatementArguments = [],
    wait: @escaping @Sendable () async throws -> Void
  ) {
    (self.reader, self.arguments, self.wait) = (reader, arguments, wait)
  }

  var dialect: SQLDialect { .sqlite }
  var readsSerially: Bool { reader is DatabaseQueue }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) throws -> Value
  ) async throws -> Value {
    try await reader.read { [arguments, schemas] db in
      try body(SQLiteConnection(db: db, arguments: arguments, schemas: schemas))
    }
  }

  func observe(_ notify: @escaping @Sendable () -> Void) -> any CommitObserver {
    Commits(reader, wait, notify)
  }
}

/// A connection with the values of a request, which are the first ones of each query.
struct SQLiteConnection: SQLConnection {
  let db: Database
  var arguments: StatementArguments = []
  /// Keeps compiled statements up to date; `nil` compiles each statement when
  /// it runs.
  var schemas: CompiledSchemas?

  var dialect: SQLDialect { .sqlite }

  func forEachRow(
    _ sql: String, _ values: [SQLValue], _ body: (SQLiteRecord) throws -> Bool
  ) throws {
    let isKept = schemas?.keepsStatements(of: db) == true
    let statement = try isKept ? db.cachedStatement(sql: sql) : db.makeStatement(sql: sql)
    let names = statement.columnNames
    let rows = try Row.fetchCursor(statement, arguments: arguments + Self.arguments(values))
    while let row = try rows.next() {
      let record = SQLiteRecord(
        row: row, statement: statement.sqliteStatement, columnNames: names)
      guard try body(record) else { return }
    }
  }

  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try db.execute(sql: sql, arguments: Self.arguments(values))
    return db.changesCount
  }

  func changeCount() -> Int { db.totalChangesCount }

  /// Returns values for GRDB. Those of any type are bound without a key path, which GRDB would
  /// create for each statement.
  private static func arguments(_ values: [SQLValue]) -> StatementArguments {
    StatementArguments(values.map { $0.databaseValue as (any DatabaseValueConvertible)? })
  }

  /// SQLite notices changes of the schema only when a statement runs and compiles it again then,
  /// perhaps with other columns, for which a row of GRDB 7.10 traps.
  func refreshSchema() throws {
    if let schemas { try schemas.refresh(db) } else { try CompiledSchemas.noticeChanges(db) }
  }

  func needsSort(_ sql: String, _ values: [SQLValue]) throws -> Bool {
    let plan = try Row.fetchAll(
      db, sql: "EXPLAIN QUERY PLAN " + sql,
      arguments: arguments + Self.arguments(values))
    return plan.contains { row in
      (row["detail"] as String?)?.contains("TEMP B-TREE") ?? false
    }
  }
}

/// A row of GRDB with the names of its columns, which all rows of a result share.
public struct SQLiteRecord: SQLRecord {
  let row: Row
  /// The statement whose current row it is.
  let statement: SQLiteStatement
  /// The names of the columns in the order of the query.
  public let columnNames: [String]

  /// The values in the order of the query.
  public var columnValues: [SQLValue] { columnNames.indices.map { value(Int32($0)) } }

  /// Reads a value of SQLite: GRDB reads a text up to its first NUL, and takes longer.
  private func value(_ column: Int32) -> SQLValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      // The text is requested before its length, as SQLite documents it.
      .text(
        sqlite3_column_text(statement, column).map { text in
          String(
            decoding: UnsafeBufferPointer(
              start: text, count: Int(sqlite3_column_bytes(statement, column))), as: UTF8.self)
        } ?? "")
    case SQLITE_BLOB:
      .data(
        sqlite3_column_blob(statement, column).map { bytes in
          Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
        } ?? Data())
    default: .null
    }
  }
}

extension Database: SQLConnection {
  private var connection: SQLiteConnection { SQLiteConnection(db: self) }

  /// The form of SQL that SQLite understands.
  public var dialect: SQLDialect { .sqlite }

  /// Calls a closure for the rows of a query until it returns `false`.
  ///
  /// - Parameters:
  ///   - sql: the query.
  ///   - values: the values of the placeholders.
  ///   - body: receives each row.
  /// - Throws: an error of the database or of the closure.
  public func forEachRow(
    _ sql: String, _ values: [SQLValue], _ body: (SQLiteRecord) throws -> Bool
  ) throws {
    try connection.forEachRow(sql, values, body)
  }

  /// Runs a statement without a result.
  ///
  /// - Parameters:
  ///   - sql: the statement.
  ///   - values: the values of the placeholders.
  /// - Returns: the number of rows that it changed.
  /// - Throws: an error of the database.
  public func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try connection.execute(sql, values)
  }

  /// Returns the number of rows that the connection changed so far.
  public func changeCount() -> Int { connection.changeCount() }

  /// Reads the schema again if another connection changed it.
  ///
  /// - Throws: an error of the database.
  public func refreshSchema() throws { try connection.refreshSchema() }

  /// Returns whether SQLite sorts all rows for a query, because no index has the order.
  ///
  /// - Parameters:
  ///   - sql: the query.
  ///   - values: the values of the placeholders.
  /// - Throws: an error of the database.
  public func needsSort(_ sql: String, _ values: [SQLValue]) throws -> Bool {
    try connection.needsSort(sql, values)
  }
}

extension SQLValue: DatabaseValueConvertible {
  /// The same content as GRDB stores it.
  public var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .data(let data): data.databaseValue
    }
  }

  /// Creates a value from one of GRDB.
  ///
  /// - Parameter value: the value.
  public init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let number): self = .integer(number)
    case .double(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .blob(let data): self = .data(data)
    }
  }

  /// Returns the content of a value of GRDB, for its requests.
  ///
  /// - Parameter dbValue: the value.
  /// - Returns: the content, never `nil`.
  public static func fromDatabaseValue(_ dbValue: DatabaseValue) -> SQLValue? { SQLValue(dbValue) }
}
#endif
