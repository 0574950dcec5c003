#if Postgres
import CPostgres
import Foundation
import TablewareSQL

/// A connection to a PostgreSQL server within a transaction.
///
/// `PostgresDatabase.read(_:)` and `write(_:)` pass one to their closure, which may use it until it
/// returns. Values are always bound as parameters of prepared statements.
public final class PostgresConnection: SQLConnection, Sendable {
  // The pointers are constant. Only the closure of one transaction at a time uses the connection.
  nonisolated(unsafe) let handle: OpaquePointer
  nonisolated(unsafe) private let cancelHandle: OpaquePointer?

  /// The form of SQL that PostgreSQL understands.
  public var dialect: SQLDialect { .postgres }

  /// Connects to a server and waits for its answer.
  init(_ url: String, _ options: PostgresOptions) throws {
    let parameters = [
      ("application_name", "tableware"),
      ("connect_timeout", "\(max(2, options.connectTimeout.components.seconds))"),
      ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "15000"),
      // The URL comes after the defaults, so it can change them.
      ("dbname", url),
      ("client_encoding", "UTF8"),
    ]
    var keywords = parameters.map { UnsafePointer(strdup($0.0)) } + [nil]
    var values = parameters.map { UnsafePointer(strdup($0.1)) } + [nil]
    defer { for text in keywords + values { free(UnsafeMutablePointer(mutating: text)) } }
    guard let handle = PQconnectdbParams(&keywords, &values, 1) else {
      throw PostgresError(connection: nil)
    }
    guard PQstatus(handle) == CONNECTION_OK else {
      defer { PQfinish(handle) }
      throw PostgresError(connection: handle)
    }
    self.handle = handle
    cancelHandle = PQgetCancel(handle)
    // Notices of a server are for its log.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    let timeout =
      options.statementTimeout.components.seconds * 1_000
      + options.statementTimeout.components.attoseconds / 1_000_000_000_000_000
    try run("SET statement_timeout = \(max(0, timeout)); SET DateStyle = 'ISO'")
  }

  deinit {
    PQfreeCancel(cancelHandle)
    PQfinish(handle)
  }

  /// Whether the connection was usable when it was used last.
  var isOpen: Bool { PQstatus(handle) == CONNECTION_OK }

  /// Whether the connection is usable and no transaction is left open.
  var isIdle: Bool { isOpen && PQtransactionStatus(handle) == PQTRANS_IDLE }

  /// Asks the server to cancel the running statement; waits for the connection to the server.
  func cancelStatement() {
    var message = [CChar](repeating: 0, count: 256)
    _ = PQcancel(cancelHandle, &message, Int32(message.count))
  }

  /// Runs statements without parameters and results, such as `BEGIN`.
  func run(_ sql: String) throws {
    let result = PQexec(handle, sql)
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
      throw PostgresError(result: result, connection: handle)
    }
  }

  /// Calls a closure for the rows of a query until it returns `false`, one after the other as they
  /// arrive.
  ///
  /// - Parameters:
  ///   - sql: the query with placeholders such as `$1`.
  ///   - values: the values of the placeholders.
  ///   - body: receives each row; it runs no other statement.
  /// - Throws: ``PostgresError``, or an error of the closure.
  public func forEachRow(
    _ sql: String, _ values: [SQLValue], _ body: (PostgresRecord) throws -> Bool
  ) throws {
    try send(sql, values)
    PQsetSingleRowMode(handle)
    var columns: PostgresColumns?
    var failure: (any Error)?
    var isEnded = false
    while let result = PQgetResult(handle) {
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_SINGLE_TUPLE, PGRES_TUPLES_OK, PGRES_COMMAND_OK:
        // The rows after the end are read and dropped, as the protocol demands.
        for row in 0..<PQntuples(result) where !isEnded && failure == nil {
          let known = columns ?? PostgresColumns(result)
          columns = known
          do {
            isEnded = try !body(PostgresRecord(result, row, known))
          } catch {
            failure = error
            cancelStatement()
          }
        }
      default: failure = failure ?? PostgresError(result: result, connection: handle)
      }
    }
    if let failure { throw failure }
  }

  /// Runs a statement without a result.
  ///
  /// - Parameters:
  ///   - sql: the statement with placeholders such as `$1`.
  ///   - values: the values of the placeholders.
  /// - Returns: the number of rows that it changed.
  /// - Throws: ``PostgresError``.
  @discardableResult
  public func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try send(sql, values)
    var count = 0
    var failure: PostgresError?
    while let result = PQgetResult(handle) {
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
        count = PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
      default: failure = failure ?? PostgresError(result: result, connection: handle)
      }
    }
    if let failure { throw failure }
    return count
  }

  private func send(_ sql: String, _ values: [SQLValue]) throws {
    let texts = try values.map(Self.parameter)
    var pointers = texts.map { UnsafePointer($0.flatMap { strdup($0) }) }
    defer { for text in pointers { free(UnsafeMutablePointer(mutating: text)) } }
    guard
      PQsendQueryParams(handle, sql, Int32(values.count), nil, &pointers, nil, nil, 0) == 1
    else { throw PostgresError(connection: handle) }
  }

  /// A value as the text of a parameter, whose type the server infers.
  private static func parameter(_ value: SQLValue) throws -> String? {
    switch value {
    case .null: return nil
    case .integer(let number): return "\(number)"
    case .real(let number): return "\(number)"
    case .data(let data):
      let digits = Array("0123456789abcdef".utf8)
      return "\\x"
        + String(
          decoding: data.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    case .text(let text):
      guard !text.utf8.contains(0) else {
        throw PostgresError(code: "22021", message: "PostgreSQL has no text with a NUL.")
      }
      return text
    }
  }

  /// Returns the number of rows that the transaction changed so far, with those that foreign keys
  /// and triggers changed.
  ///
  /// - Throws: ``PostgresError``.
  public func changeCount() throws -> Int {
    let sum: SQLStatement = """
      SELECT coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::bigint \
      FROM pg_stat_xact_user_tables
      """
    return try firstRow(sum)?.first?.intValue ?? 0
  }

  /// Does nothing, because a server notices changes of the schema by itself.
  public func refreshSchema() {}

  /// Returns whether the server sorts all rows for a query, because it uses no index.
  ///
  /// - Parameters:
  ///   - sql: the query.
  ///   - values: the values of the placeholders.
  /// - Throws: ``PostgresError``.
  public func needsSort(_ sql: String, _ values: [SQLValue]) throws -> Bool {
    var needsSort = false
    try forEachRow("EXPLAIN " + sql, values) { row in
      needsSort = needsSort || row.columnValues.first?.stringValue?.contains("Sort") == true
      return true
    }
    return needsSort
  }
}
#endif
