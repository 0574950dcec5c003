#if Postgres
import TablewareLoading
import TablewareTesting
import Testing

@testable import TablewareSQL
@testable import TablewarePostgres

/// Rows in an order, from each row in both directions, against the list that the server sorts.
@Suite(.enabled(if: Server.isThere), .timeLimit(.minutes(15))) struct PostgresQueryTests {
  private static let orders: [[SQLOrder]] = [
    [], ["a"], [SQLOrder("a", descending: true)], ["a", SQLOrder("b", descending: true)],
    [SQLOrder("b", descending: true), SQLOrder("a", descending: true)], ["c", "b"],
    [SQLOrder("id", descending: true)], [SQLOrder("d", descending: true), "a"],
  ]

  private static let types = """
    CREATE TABLE t (id bigint PRIMARY KEY, a int, b text, c numeric(8, 2), d timestamptz);
    CREATE INDEX i ON t (a, b);
    INSERT INTO t SELECT n * 3, CASE WHEN n % 4 > 0 THEN n % 3 END,
      CASE WHEN n % 5 > 0 THEN chr(97 + n % 4) || 'é' END,
      CASE WHEN n % 7 > 0 THEN n % 6 / 4.0 END,
      CASE WHEN n % 6 > 0 THEN '2026-01-01 00:00:00.123456+02'::timestamptz + n % 5 * '1 s'::interval END
      FROM generate_series(1, 60) n
    """

  @Test func rows_fromEachRow_inBothDirections() async throws {
    let server = try await Server(Self.types)
    for order in Self.orders {
      let keyset = Keyset(
        base: SQLStatement(sql: "SELECT * FROM t WHERE id <> $1", values: [30]), key: ["id"],
        order: order)
      let terms = keyset.order.map { "\($0.column)\($0.isDescending ? " DESC" : "")" }
        .joined(separator: ", ")
      let all = try await server.values("SELECT id FROM t WHERE id <> 30 ORDER BY \(terms)")
        .map { $0[0] }
      #expect(all.count == 59)
      try await server.database.read { connection in
        for (position, id) in all.enumerated() {
          let place = try #require(try keyset.place(connection, ofKey: [id]))
          func walked(reversed: Bool, limit: Int) throws -> [SQLValue] {
            var ids: [SQLValue] = []
            try keyset.forEach(
              connection, "id", after: place, reversed: reversed, limit: limit
            ) {
              ids.append($0.columnValues[0]); return true
            }
            return ids
          }
          let after = try walked(reversed: false, limit: 100)
          let before = try walked(reversed: true, limit: 7)
          #expect(after == Array(all[(position + 1)...]), "\(order), after \(id)")
          #expect(
            before == Array(all[..<position].reversed().prefix(7)), "\(order), before \(id)")
        }
      }
    }
    await server.end()
  }

  @Test func everyRequest_ofAScannedQuery_isExact() async throws {
    let server = try await Server(
      """
      CREATE TABLE t (id int PRIMARY KEY, name text);
      CREATE INDEX i ON t (name);
      INSERT INTO t SELECT n * 2, lpad((n / 10)::text, 6, '0') FROM generate_series(1, 1500) n
      """)
    var random = SeededGenerator(seed: 7)
    for order in [[], ["name"], [SQLOrder("name", descending: true)]] as [[SQLOrder]] {
      let source = KeysetSource(
        server.database, Keyset(base: "SELECT * FROM t", key: ["id"], order: order))
      while try await !server.database.read({
        try source.index.scan($0, source.keyset, limit: 300)
      }) {}
      let terms = source.keyset.order.map { "\($0.column)\($0.isDescending ? " DESC" : "")" }
      let all = try await server.values(
        "SELECT id FROM t ORDER BY \(terms.joined(separator: ", "))"
      ).map { $0[0] }
      for _ in 0..<100 {
        let position = Int.random(in: 0..<1_500, using: &random)
        let size = Int.random(in: 1...60, using: &random)
        let row = Int.random(in: 0..<1_500, using: &random)
        let request =
          Bool.random(using: &random)
          ? LazyRequest(position: position, count: size)
          : LazyRequest(
            position: position, count: size,
            anchor: .init(id: SQLKey([all[row]]), distance: position - row))
        let window = try await source.load(request)
        let ids = window.rows.map { $0.id.values[0] }
        #expect(
          ids == Array(all[window.position..<window.position + ids.count]),
          "\(request), \(order)")
        #expect(window.total == 1_500, "\(request), \(order)")
        #expect(
          Set(ids).isSuperset(of: all[position..<min(1_500, position + size)]),
          "\(request), \(order)")
      }
    }
    await server.end()
  }

  @Test func error_ofAQuery_isThrown_andTheConnectionIsUsedAgain() async throws {
    let server = try await Server("CREATE TABLE t (id int PRIMARY KEY)")
    let query = LiveQuery(server.database, sql: "SELECT * FROM missing;", key: ["id"])
    await #expect(
      throws: PostgresError(code: "42P01", message: "relation \"missing\" does not exist")
    ) { try await query.load(LazyRequest(position: 0, count: 3)) }
    let empty = LiveQuery(server.database, sql: "SELECT * FROM t", key: ["id"])
    let window = try await empty.load(LazyRequest(position: 0, count: 3))
    #expect(window.total == 0)
    await server.end()
  }

  @Test func elements_ofAnApp() async throws {
    struct Fruit: Identifiable, Hashable { var id: Int; var name: String }
    let server = try await Server(
      "CREATE TABLE t (id int PRIMARY KEY, name text); INSERT INTO t VALUES (1, 'Fig'), (2, 'Kiwi')"
    )
    let query = LiveQuery<Fruit>(
      server.database, sql: "SELECT * FROM t WHERE id < $1", values: [9], key: "id",
      order: [SQLOrder("name", descending: true)], keyValue: { .integer(Int64($0)) }
    ) { Fruit(id: $0["id"]?.intValue ?? 0, name: $0["name"]?.stringValue ?? "") }
    let window = try await query.load(
      LazyRequest(position: 0, count: 5, anchor: .init(id: 2, distance: 1)))
    #expect(window.rows == [Fruit(id: 1, name: "Fig")])
    await server.end()
  }

  @Test func cancellation_endsTheStatement_andNotTheNextOne() async throws {
    var options = PostgresOptions()
    options.connectionLimit = 1
    let server = try await Server(options: options)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let slow = Task {
      try await server.database.read { connection in
        start.yield()
        try connection.forEachRow("SELECT pg_sleep(600)", []) { _ in true }
      }
    }
    for await _ in started { break }
    slow.cancel()
    await #expect(throws: CancellationError.self) { try await slow.value }
    for number in 1...20 {
      let values = try await server.values("SELECT \(number)")
      #expect(values == [[.integer(Int64(number))]])
    }
    await server.end()
  }

  @Test func slowStatement_isEndedByTheServer() async throws {
    var options = PostgresOptions()
    options.statementTimeout = .milliseconds(50)
    let server = try await Server(options: options)
    await #expect(
      throws: PostgresError(
        code: "57014", message: "canceling statement due to statement timeout")
    ) { _ = try await server.values("SELECT pg_sleep(600)") }
    await server.end()
  }

  @Test func windows_useTheIndex() async throws {
    let server = try await Server(
      """
      CREATE TABLE t (id int PRIMARY KEY, a int, b int);
      CREATE INDEX i ON t (a, b);
      INSERT INTO t SELECT n, n % 100, n FROM generate_series(1, 20000) n;
      ANALYZE t
      """)
    let orders: [[SQLOrder]] = [[], [SQLOrder("id", descending: true)], ["b"]]
    let sorts = try await server.database.read { connection in
      try orders.map {
        try Keyset(base: "SELECT * FROM t", key: ["id"], order: $0).needsSort(connection)
      }
    }
    #expect(sorts == [false, false, true])
    await server.end()
  }
}
#endif
