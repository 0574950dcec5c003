#if Postgres
import Synchronization
import Tableware
import TablewareLoading
import TablewareTesting
import Testing

@testable import TablewarePostgres
@testable import TablewareSQL

/// Lists that follow the commits of other connections.
@Suite(.enabled(if: Server.isThere), .timeLimit(.minutes(15))) struct PostgresLiveTests {
  private static let numbers = """
    CREATE TABLE t (id int PRIMARY KEY, name text);
    INSERT INTO t SELECT n, 'Number ' || n FROM generate_series(1, 300) n;
    CREATE TABLE other (id int PRIMARY KEY)
    """

  /// A server with triggers.
  private func server() async throws -> Server {
    let server = try await Server(Self.numbers, isAlone: true)
    try await server.installNotifications()
    return server
  }

  @Test func changesOfOtherConnections_areShown() async throws {
    let server = try await server()
    let screen = NumbersScreen(server.database, windowSize: 40)
    let live = LiveDriver(screen)
    try await live.wait { screen.list.count == 300 }
    try await server.execute("UPDATE t SET name = 'One' WHERE id = 1")
    try await live.wait { screen.titles.prefix(2) == ["One", "Number 2"] }
    try await server.execute("DELETE FROM t WHERE id = 2")
    try await live.wait { screen.list.count == 299 }
    #expect(screen.titles.prefix(2) == ["One", "Number 3"])
    #expect(live.driver.findings == [])
    await server.end()
  }

  @Test func lostConnection_isReplaced_andMissedChangesAreRead() async throws {
    let server = try await server()
    let screen = NumbersScreen(server.database, windowSize: 40)
    let live = LiveDriver(screen)
    try await live.wait { screen.list.count == 300 }
    let schema = server.schema
    // The connection that ends all others changes the table before a new one can listen.
    let administrator = PostgresDatabase(server.url)
    for round in 1...5 {
      try await administrator.write { connection in
        _ = try connection.execute(
          """
          SELECT pg_terminate_backend(a.pid) FROM pg_stat_activity a
          WHERE a.datname = current_database() AND a.query = 'LISTEN tableware'
          """, [])
        _ = try connection.execute(
          "UPDATE \(schema).t SET name = 'Round \(round)' WHERE id = 1", [])
      }
      try await live.wait { screen.titles.prefix(1) == ["Round \(round)"] }
    }
    administrator.close()
    await server.end()
  }

  @Test func notifications_areThoseOfTheTables() async throws {
    let server = try await server()
    let some = Mutex(0)
    let (first, begin) = AsyncStream.makeStream(of: Void.self)
    let listener = PostgresListener(server.url, PostgresOptions())
    let everything = listener.observe(tables: []) { begin.yield() }
    var notifications = first.makeAsyncIterator()
    // The observation has begun.
    await notifications.next()
    let filtered = listener.observe(tables: ["t"]) { some.withLock { $0 += 1 } }
    #expect(some.withLock { $0 } == 1)
    try await server.execute("INSERT INTO other VALUES (1)")
    await notifications.next()
    #expect(some.withLock { $0 } == 1)
    everything.end()
    filtered.end()
    listener.close()
    await server.end()
  }

  @Test func idleConnection_thatTheServerClosed_isReplaced() async throws {
    var options = PostgresOptions()
    options.connectionLimit = 1
    let server = try await Server(Self.numbers, options: options)
    for number in 1...3 {
      let own = try await server.values("SELECT pg_backend_pid()")[0][0]
      let administrator = PostgresDatabase(try #require(Server.url))
      _ = try await administrator.write { connection in
        try connection.execute("SELECT pg_terminate_backend($1, 5000)", [own])
      }
      administrator.close()
      let values = try await server.values("SELECT \(number)")
      #expect(values == [[.integer(Int64(number))]])
    }
    await server.end()
  }

  @Test func transactions_waitForAConnection_andAreCanceledMeanwhile() async throws {
    var options = PostgresOptions()
    options.connectionLimit = 2
    let server = try await Server(
      "CREATE TABLE n (value int); INSERT INTO n VALUES (0)", options: options)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask { try await server.execute("UPDATE n SET value = value + 1") }
      }
      let canceled = Task { try await server.values("SELECT 1") }
      canceled.cancel()
      await #expect(throws: CancellationError.self) { try await canceled.value }
      try await group.waitForAll()
    }
    let values = try await server.values("SELECT value FROM n")
    #expect(values == [[50]])
    await server.end()
  }

  @Test func failedTransaction_changesNothing() async throws {
    struct Refusal: Error {}
    let server = try await Server(Self.numbers)
    await #expect(throws: Refusal.self) {
      try await server.database.write { connection in
        _ = try connection.execute("DELETE FROM t", [])
        throw Refusal()
      }
    }
    await #expect(
      throws: PostgresError(
        code: "25006", message: "cannot execute DELETE in a read-only transaction")
    ) {
      try await server.database.read { connection in
        _ = try connection.execute("DELETE FROM t", [])
      }
    }
    let count = try await server.values("SELECT count(*) FROM t")
    #expect(count == [[300]])
    await server.end()
  }

  @Test func missingServer_isAnErrorOfTheWindow() async throws {
    // No server listens on the port of the discard protocol.
    let database = PostgresDatabase("postgres://app@127.0.0.1:9/none")
    let query = LiveQuery(database, sql: "SELECT 1 AS id", key: ["id"])
    let error = await #expect(throws: PostgresError.self) {
      try await query.load(LazyRequest(position: 0, count: 1))
    }
    #expect(error?.code == "" && error?.message.contains("Connection refused") == true)
    database.close()
    await #expect(throws: CancellationError.self) {
      try await database.read { _ in }
    }
  }
}
#endif
