#if Postgres
import CPostgres
import Foundation
import TablewareLoading
import TablewareSQL
import TablewareTesting
import Testing

@testable import TablewarePostgres

/// Lists and transactions whose network fails.
@Suite(.enabled(if: Server.isThere), .timeLimit(.minutes(15))) struct PostgresNetworkTests {
  /// A list behind a network that can fail, and the server itself.
  private final class Setup {
    let server: Server
    let proxy: CuttingProxy
    /// The database behind the network.
    let database: PostgresDatabase
    let screen: NumbersScreen
    let live: LiveDriver

    init(_ options: PostgresOptions = PostgresNetworkTests.quick) async throws {
      server = try await Server(NumbersScreen.numbers, isAlone: true)
      try await server.installNotifications()
      proxy = try CuttingProxy(to: server.port)
      database = try server.database(port: proxy.port, options)
      screen = NumbersScreen(database)
      live = LiveDriver(screen)
      let screen = screen
      try await live.wait { screen.list.count == 30 && screen.titles.last == "Number 30" }
      // The first element comes when the connection for notifications listens.
      for await _ in database.changes() { break }
    }

    /// The names of the table.
    func names() async throws -> [String] {
      try await server.values("SELECT name FROM t ORDER BY id").map { $0[0].stringValue ?? "NULL" }
    }

    /// Changes, inserts and deletes rows, without the network that fails.
    func changeOnTheServer() async throws {
      try await server.execute("UPDATE t SET name = 'Changed ' || id WHERE id % 3 = 0")
      try await server.execute("DELETE FROM t WHERE id % 5 = 0")
      try await server.execute("INSERT INTO t VALUES (31, 'New'), (-1, 'First')")
    }

    /// Waits until the list is the table.
    func expectTable() async throws {
      let names = try await names()
      try await live.wait { [screen] in screen.titles == names }
      #expect(screen.list.count == names.count)
      #expect(screen.list.failure == nil)
      #expect(live.driver.findings == [])
    }

    func end() async {
      database.close()
      proxy.end()
      await server.end()
    }
  }

  /// Options with which a silent network is noticed soon.
  private static var quick: PostgresOptions {
    var options = PostgresOptions()
    options.connectTimeout = .seconds(2)
    options.networkTimeout = .seconds(1)
    options.statementTimeout = .seconds(1)
    return options
  }

  @Test func changesDuringACut_areShown_afterIt() async throws {
    let setup = try await Setup()
    for _ in 1...3 {
      setup.proxy.refuse()
      try await setup.changeOnTheServer()
      #expect(setup.proxy.connectionCount == 0)
      setup.proxy.forward()
      try await setup.expectTable()
      try await setup.server.execute("DELETE FROM t")
      try await setup.server.execute(
        "INSERT INTO t SELECT n, 'N' || n FROM generate_series(1, 30) n")
      try await setup.expectTable()
    }
    await setup.end()
  }

  @Test func changesDuringASilence_areShown_althoughNoConnectionEnds() async throws {
    let setup = try await Setup()
    setup.proxy.silence()
    let silent = setup.proxy.connectionCount
    #expect(silent >= 2)
    try await setup.changeOnTheServer()
    setup.proxy.forward()
    try await setup.expectTable()
    #expect(setup.proxy.connectionCount > silent)
    await setup.end()
  }

  @Test func changesDuringASilence_areShown_afterTheConnectionsEnded() async throws {
    let setup = try await Setup()
    setup.proxy.silence()
    try await setup.changeOnTheServer()
    setup.proxy.cut()
    setup.proxy.forward()
    try await setup.expectTable()
    await setup.end()
  }

  @Test func silentConnectionForNotifications_isReplaced() async throws {
    let server = try await Server(NumbersScreen.numbers, isAlone: true)
    try await server.installNotifications()
    let proxy = try CuttingProxy(to: server.port)
    let database = try server.database(port: proxy.port, Self.quick)
    var changes = database.changes().makeAsyncIterator()
    try #require(await changes.next() != nil)
    #expect(proxy.connectionCount == 1)
    proxy.silence()
    proxy.forward()
    // The next element comes when another connection listens, without any change.
    try #require(await changes.next() != nil)
    #expect(proxy.connectionCount == 2)
    try await server.execute("DELETE FROM t")
    try #require(await changes.next() != nil)
    database.close()
    proxy.end()
    await server.end()
  }

  @Test func slowNetwork_losesNothing() async throws {
    var options = Self.quick
    options.networkTimeout = .seconds(60)
    let setup = try await Setup(options)
    setup.proxy.silence()
    let connections = setup.proxy.connectionCount
    try await setup.changeOnTheServer()
    setup.proxy.resume()
    try await setup.expectTable()
    #expect(setup.proxy.connectionCount >= connections)
    await setup.end()
  }

  @Test(arguments: [true, false])
  func editDuringACut_fails_andShowsTheOldValue(isSilent: Bool) async throws {
    let setup = try await Setup()
    let (screen, database) = (setup.screen, setup.database)
    let table = try #require(
      try await database.tables().first { $0.schema == nil && $0.name == "t" })
    let row = try #require(screen.list[SQLKey([1])])
    let edited = SQLRow(id: row.id, columns: row.columns, values: [1, "Edited"])
    var result: Result<[SQLRow], any Error>?
    func edit() {
      result = nil
      screen.list.update([edited]) {
        [try await database.write { try table.update($0, row, setting: ["name": "Edited"]) }]
      } then: {
        result = $0
      }
      setup.live.driver.endTurn()
    }
    if isSilent { setup.proxy.silence() } else { setup.proxy.refuse() }
    edit()
    #expect(screen.titles[0] == "Edited")
    try await setup.live.wait { result != nil && screen.list.failure != nil }
    let error = #expect(throws: PostgresError.self) { try result?.get() }
    #expect(error?.code == "" && error?.message.isEmpty == false)
    #expect(screen.list.failure is PostgresError)
    #expect(screen.titles[0] == "Number 1")
    #expect(try await setup.names()[0] == "Number 1")
    setup.proxy.forward()
    try await setup.live.wait { screen.list.failure == nil }
    edit()
    try await setup.live.wait { result != nil }
    #expect(try result?.get() == [edited])
    try await setup.expectTable()
    #expect(screen.titles[0] == "Edited")
    await setup.end()
  }

  @Test func commitWhoseAnswerIsLost_isAnError_isNotRepeated_andIsShown() async throws {
    let setup = try await Setup()
    let (screen, database) = (setup.screen, setup.database)
    let row = try #require(screen.list[SQLKey([1])])
    var result: Result<[SQLRow], any Error>?
    setup.proxy.loseAnswer(to: "UPDATE", "COMMIT")
    screen.list.update([row]) {
      try await database.write { db in
        _ = try db.execute("UPDATE t SET name = name || '!' WHERE id = 1", [])
      }
      return [row]
    } then: {
      result = $0
    }
    setup.live.driver.endTurn()
    try await setup.live.wait { result != nil }
    let error = #expect(throws: PostgresError.self) { try result?.get() }
    #expect(error?.code == "" && error?.message.isEmpty == false)
    try await setup.expectTable()
    #expect(screen.titles[0] == "Number 1!")
    await setup.end()
  }

  @Test func keepalives_followFromTheNetworkTimeout() async throws {
    var options = PostgresOptions()
    func limits(_ suffix: String = "") throws -> [Int32] {
      let url = try #require(Server.url) + suffix
      let connection = try PostgresConnection(url, options)
      let socket = PQsocket(connection.handle)
      defer { withExtendedLifetime(connection) {} }
      return try [TCP_USER_TIMEOUT, TCP_KEEPIDLE, TCP_KEEPINTVL, TCP_KEEPCNT].map { name in
        var (value, length) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
        try #require(getsockopt(socket, Int32(IPPROTO_TCP), name, &value, &length) == 0)
        return value
      }
    }
    #expect(try limits() == [15_000, 10, 5, 3])
    options.networkTimeout = .seconds(60)
    #expect(try limits() == [60_000, 40, 20, 3])
    options.networkTimeout = .zero
    #expect(try limits() == [1_000, 1, 1, 3])
    // The server has the same ones, so that it does not keep the locks of a lost client.
    let database = PostgresDatabase(try #require(Server.url), options: options)
    let names = [
      "tcp_user_timeout", "tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count",
    ]
    let settings = try await database.read { connection in
      try names.map { try connection.firstRow("SHOW \(sql: $0)")?.first }
    }
    database.close()
    #expect(settings == ["1000", "1", "1", "3"])
    #expect(try limits("?tcp_user_timeout=7000&keepalives_idle=9") == [7_000, 9, 1, 3])
  }
}
#endif
