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
  private let watchdog: PostgresWatchdog
  private let cancellation: PostgresCancellation
  /// The times within which a server that works answers a statement, and a question without work.
  private let (statementLimit, networkLimit): (Duration?, Duration)

  /// The form of SQL that PostgreSQL understands.
  public var dialect: SQLDialect { .postgres }

  /// Connects to a server and waits for its answer.
  init(_ url: String, _ options: PostgresOptions) throws {
    let network = max(.seconds(1), options.networkTimeout)
    let (idle, third) = (
      max(1, network.milliseconds * 2 / 3_000), max(1, network.milliseconds / 3_000)
    )
    let parameters = [
      ("application_name", "tableware"),
      ("connect_timeout", "\(max(2, options.connectTimeout.components.seconds))"),
      // The seconds of silence, those between three signs of life, and milliseconds.
      ("keepalives_idle", "\(idle)"),
      ("keepalives_interval", "\(third)"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "\(network.milliseconds)"),
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
    watchdog = PostgresWatchdog(socket: PQsocket(handle))
    cancellation = PostgresCancellation(handle)
    let timeout = max(.zero, options.statementTimeout)
    networkLimit = network
    statementLimit = timeout == .zero ? nil : timeout + network
    // Notices of a server are for its log.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    // The server also ends a connection without a network, and with it the locks of a transaction.
    try ask(
      """
      SET statement_timeout = \(timeout.milliseconds); SET DateStyle = 'ISO'; \
      SET tcp_keepalives_idle = \(idle); SET tcp_keepalives_interval = \(third); \
      SET tcp_keepalives_count = 3; SET tcp_user_timeout = \(network.milliseconds)
      """)
  }

  deinit {
    watchdog.forget()
    PQfinish(handle)
  }

  /// Whether the connection was usable when it was used last.
  var isOpen: Bool { PQstatus(handle) == CONNECTION_OK && watchdog.overdue == nil }

  /// Whether the connection is usable and no transaction is left open.
  var isIdle: Bool { isOpen && PQtransactionStatus(handle) == PQTRANS_IDLE }

  /// Asks the server to cancel the running statement, and waits until it has received that. If it
  /// does not, the connection ends.
  func cancelStatement() {
    if !cancellation.run(within: networkLimit) { watchdog.end(after: networkLimit) }
  }

  /// Runs statements without parameters and results, such as `COMMIT`.
  func run(_ sql: String) throws { try run(sql, within: statementLimit) }

  /// Runs statements that give the server no work, such as `BEGIN`.
  func ask(_ sql: String) throws { try run(sql, within: networkLimit) }

  private func run(_ sql: String, within limit: Duration?) throws {
    let result = watchdog.within(limit) { PQexec(handle, sql) }
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else { throw error(result) }
  }

  /// The error of a result; `nil` for one of the connection.
  private func error(_ result: OpaquePointer?) -> PostgresError {
    guard let limit = watchdog.overdue else {
      return PostgresError(result: result, connection: handle)
    }
    return PostgresError(
      message: "The server did not answer for \(limit.milliseconds / 1_000) seconds.")
  }

  /// Waits for the next result of a statement; `nil` at its end.
  private func nextResult() -> OpaquePointer? {
    watchdog.within(statementLimit) { PQgetResult(handle) }
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
    while let result = nextResult() {
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
      default: failure = failure ?? error(result)
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
    while let result = nextResult() {
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
        count = PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
      default: failure = failure ?? error(result)
      }
    }
    if let failure { throw failure }
    return count
  }

  private func send(_ sql: String, _ values: [SQLValue]) throws {
    let texts = try values.map(Self.parameter)
    var pointers = texts.map { UnsafePointer($0.flatMap { strdup($0) }) }
    defer { for text in pointers { free(UnsafeMutablePointer(mutating: text)) } }
    let isSent = watchdog.within(statementLimit) {
      PQsendQueryParams(handle, sql, Int32(values.count), nil, &pointers, nil, nil, 0) == 1
    }
    guard isSent else { throw error(nil) }
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
