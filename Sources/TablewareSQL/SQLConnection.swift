#if SQLite || Postgres
/// The dialect of SQL that a database understands.
public enum SQLDialect: Sendable {
  /// Version 3.35 or later, whose insertions can return the key of a row.
  case sqlite
  /// Version 12 or later, which has computed columns.
  case postgres

  /// Whether `NULL` comes after all values in an ascending order.
  package var sortsNullLast: Bool { self == .postgres }
}

/// A connection to a database within a transaction: `Database` of GRDB or `PostgresConnection`.
///
/// The tables of ``SQLTable`` read and edit rows by one. An app has no reason to write its own.
public protocol SQLConnection {
  /// A row of a result, which is valid within the closure that receives it.
  associatedtype Record: SQLRecord

  /// The form of SQL that the database understands.
  var dialect: SQLDialect { get }

  /// Runs a statement without a result.
  ///
  /// - Parameters:
  ///   - sql: the statement, with placeholders in the dialect of the database.
  ///   - values: the values of the placeholders.
  /// - Returns: the number of rows that it changed.
  /// - Throws: an error of the database.
  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int

  /// Returns the number of rows that the connection changed so far, with those that foreign keys
  /// and triggers changed. Only differences within a transaction mean something.
  ///
  /// - Throws: an error of the database.
  func changeCount() throws -> Int

  /// Returns whether the database sorts all rows for a query, because no index has the order.
  ///
  /// - Parameters:
  ///   - sql: the query.
  ///   - values: the values of the placeholders.
  /// - Throws: an error of the database.
  func needsSort(_ sql: String, _ values: [SQLValue]) throws -> Bool

  /// Calls a closure for the rows of a query until it returns `false`.
  ///
  /// - Parameters:
  ///   - sql: the query, with placeholders in the dialect of the database.
  ///   - values: the values of the placeholders.
  ///   - body: receives each row.
  /// - Throws: an error of the database or of the closure.
  func forEachRow(
    _ sql: String, _ values: [SQLValue], _ body: (Record) throws -> Bool
  ) throws

  /// Reads the schema again if another connection changed it, at the beginning of a transaction.
  ///
  /// - Throws: an error of the database.
  func refreshSchema() throws
}

/// The columns and values of a row of a result.
public protocol SQLRecord {
  /// The names of the columns in the order of the query.
  var columnNames: [String] { get }
  /// The values in the same order.
  var columnValues: [SQLValue] { get }
}

extension SQLConnection {
  package func forEachRow(
    _ statement: SQLStatement, _ body: (Record) throws -> Bool
  ) throws {
    let (sql, values) = statement.rendered(dialect)
    try forEachRow(sql, values, body)
  }

  package func firstRow(_ statement: SQLStatement) throws -> [SQLValue]? {
    var found: [SQLValue]?
    try forEachRow(statement) { row in
      found = row.columnValues
      return false
    }
    return found
  }

  package func execute(_ statement: SQLStatement) throws -> Int {
    let (sql, values) = statement.rendered(dialect)
    return try execute(sql, values)
  }
}

/// A database whose connections read a keyset and whose commits are observed.
package protocol SQLDatabase<Connection>: Sendable {
  associatedtype Connection: SQLConnection

  var dialect: SQLDialect { get }
  /// Whether a read waits for the end of the others.
  var readsSerially: Bool { get }

  /// Runs a closure in a transaction that sees one moment of the database.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> Value
  ) async throws -> Value

  /// Calls `notify`, on any thread, after each commit of any connection until the end.
  func observe(_ notify: @escaping @Sendable () -> Void) -> any CommitObserver
}

/// The observation of the commits to a database.
package protocol CommitObserver: Sendable {
  /// Notifies of commits that have not been noticed by themselves.
  func look() async

  /// Waits until it is time to look for changes again.
  ///
  /// - Parameter isIdle: whether nothing has to be done until the next commit.
  /// - Throws: `CancellationError` to end the observation.
  func pause(isIdle: Bool) async throws

  func end()
}
#endif
