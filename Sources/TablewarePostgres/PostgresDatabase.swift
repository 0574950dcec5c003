#if Postgres
import Foundation
import TablewareSQL

/// The limits of the connections to a server.
public struct PostgresOptions: Sendable {
  /// The largest number of connections that read and write at the same time, at least 1; one more
  /// receives notifications.
  public var connectionLimit = 8
  /// The time after which the server cancels a statement; zero for no limit.
  public var statementTimeout: Duration = .seconds(30)
  /// The time to wait for a connection, at least two seconds.
  public var connectTimeout: Duration = .seconds(5)
  /// The time for which a connection waits for a server that is silent, at least a second.
  ///
  /// A statement fails if no answer has come for ``statementTimeout`` and this time together, even
  /// if it raised its own limit, and its connection is replaced. Without a limit for statements,
  /// only the limits of TCP end one. The connection that receives notifications asks the server
  /// for a sign of life each time that this time has passed without a notification. The limits of
  /// TCP on both sides follow from it; the URL may have others for the side of the client, such as
  /// `tcp_user_timeout`.
  public var networkTimeout: Duration = .seconds(15)

  /// Creates the default limits, which a property changes.
  public init() {}
}

/// A PostgreSQL database that several servers may show and edit at the same time.
///
/// ```swift
/// let database = PostgresDatabase("postgres://app@db.example.com/shop?sslmode=verify-full")
/// let orders = LiveQuery(
///   database, sql: "SELECT * FROM orders WHERE customer = $1", values: [7], key: ["id"],
///   tables: ["orders"])
/// ```
///
/// Nothing is connected until it is needed. A lost connection is replaced: a transaction that it
/// interrupts fails and is not repeated, and lists read their rows again after the server is
/// back. Host, user, password and TLS are those of libpq: in the URL, the environment, or the
/// files of PostgreSQL.
public final class PostgresDatabase: SQLDatabase, Sendable {
  private let pool: PostgresPool
  private let listener: PostgresListener
  /// The queries that lists show, which sessions of a server share.
  let keysets = SharedKeysets<ObservedTables>()

  /// The dialect of PostgreSQL.
  package var dialect: SQLDialect { .postgres }
  package var readsSerially: Bool { false }

  /// Creates a database, which is connected when it is used.
  ///
  /// - Parameters:
  ///   - url: a connection URI or string of libpq, such as `postgres://user@host/name`.
  ///   - options: the limits.
  public init(_ url: String, options: PostgresOptions = PostgresOptions()) {
    var options = options
    options.connectionLimit = max(1, options.connectionLimit)
    pool = PostgresPool(url, options)
    listener = PostgresListener(url, options)
  }

  deinit { close() }

  /// Closes all connections; later transactions throw `CancellationError`.
  public func close() {
    pool.close()
    listener.close()
  }

  /// Runs a closure in a transaction that sees one moment of the database and changes nothing.
  ///
  /// The task's cancellation cancels the running statement.
  ///
  /// - Parameter body: runs on a thread that may wait; it keeps no reference to the connection.
  /// - Returns: what the closure returns.
  /// - Throws: ``PostgresError``, `CancellationError`, or an error of the closure.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    try await pool.transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", body)
  }

  /// Runs a closure in a transaction that is committed if the closure throws no error.
  ///
  /// - Parameter body: runs on a thread that may wait; it keeps no reference to the connection.
  /// - Returns: what the closure returns.
  /// - Throws: ``PostgresError``, `CancellationError`, or an error of the closure.
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    // Also after an error: the connection may have been lost during the commit.
    defer { keysets.expire() }
    return try await pool.transaction("BEGIN", body)
  }

  package func observe(_ notify: @escaping @Sendable () -> Void) -> any CommitObserver {
    listener.observe(tables: [], notify)
  }

  /// A database that observes the changes of some tables only.
  func observing(_ tables: [String]) -> ObservedTables {
    ObservedTables(database: self, tables: tables)
  }

  /// Returns a stream with an element after each commit that changed a table, and after each lost
  /// connection. The first element comes when the observation has begun.
  ///
  /// Only tables with a trigger are noticed, see ``installNotifications(for:)``.
  ///
  /// - Parameter tables: the names of tables, without their schema; empty for all.
  public func changes(of tables: [String] = []) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let observer = listener.observe(tables: tables) { continuation.yield() }
      continuation.onTermination = { _ in observer.end() }
    }
  }

  /// Installs the triggers by which lists learn of changes: a function `tableware_notify` in the
  /// first schema of the search path, and a trigger of that name for each table.
  ///
  /// The user of the connection must own the tables. Installed triggers are replaced.
  ///
  /// - Parameter tables: the tables; views and foreign tables are ignored.
  /// - Throws: ``PostgresError``.
  public func installNotifications(for tables: [SQLTable]) async throws {
    try await write { connection in
      try connection.run(
        """
        CREATE OR REPLACE FUNCTION tableware_notify() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('tableware', TG_TABLE_NAME);
          RETURN NULL;
        END $$
        """)
      for table in tables where table.kind == .table {
        try connection.run(
          """
          DROP TRIGGER IF EXISTS tableware_notify ON \(table.quotedName);
          CREATE TRIGGER tableware_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
          ON \(table.quotedName) FOR EACH STATEMENT EXECUTE FUNCTION tableware_notify()
          """)
      }
    }
  }
}

/// A database of which a query observes some tables.
struct ObservedTables: SQLDatabase {
  let database: PostgresDatabase
  let tables: [String]

  var dialect: SQLDialect { .postgres }
  var readsSerially: Bool { false }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    try await database.read(body)
  }

  func observe(_ notify: @escaping @Sendable () -> Void) -> any CommitObserver {
    database.observe(tables, notify)
  }
}

extension PostgresDatabase {
  fileprivate func observe(
    _ tables: [String], _ notify: @escaping @Sendable () -> Void
  ) -> any CommitObserver {
    listener.observe(tables: tables, notify)
  }
}
#endif
