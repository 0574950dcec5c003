#if Postgres
import TablewareSQL
import TablewareTesting
import Testing

@testable import TablewarePostgres

/// Lists and transactions whose server crashes and starts again.
@Suite(
  .enabled(if: PrivateServer.isThere, PrivateServer.absence), .timeLimit(.minutes(15)), .serialized)
struct PostgresRestartTests {
  private func names(_ server: Server) async throws -> [String] {
    try await server.values("SELECT name FROM t ORDER BY id").map { $0[0].stringValue ?? "NULL" }
  }

  @Test func listIsRight_afterRestarts_andFollowsLaterChanges() async throws {
    let own = try await PrivateServer()
    let server = try await Server(NumbersScreen.numbers, url: own.url)
    try await server.installNotifications()
    let screen = NumbersScreen(server.database)
    let live = LiveDriver(screen)
    try await live.wait { screen.titles.count == 30 && screen.list.count == 30 }
    var changes = server.database.changes().makeAsyncIterator()
    await changes.next()
    // A list from before the restart shows what another database changed since.
    for round in 1...3 {
      try await own.restart()
      let other = PostgresDatabase(own.url)
      _ = try await other.write { connection in
        try connection.execute(
          "UPDATE \(server.schema).t SET name = 'Round \(round), ' || id WHERE id > 10", [])
      }
      other.close()
      let changed = try await names(server)
      #expect(changed.contains("Round \(round), 30"))
      try await live.wait { screen.titles == changed }
      // A later change comes by a notification of the new connection.
      await changes.next()
      try await server.execute("DELETE FROM t WHERE id = \(round)")
      try await server.execute("INSERT INTO t VALUES (\(30 + round), 'New \(round)')")
      let later = try await names(server)
      try await live.wait { screen.titles == later && screen.list.count == 30 }
      #expect(screen.list.failure == nil)
    }
    #expect(live.driver.findings == [])
    await server.end()
    await own.end()
  }

  @Test func stoppedServer_isAnError_untilItStarts() async throws {
    let own = try await PrivateServer()
    let server = try await Server(NumbersScreen.numbers, url: own.url)
    try await server.installNotifications()
    let screen = NumbersScreen(server.database)
    let live = LiveDriver(screen)
    try await live.wait { screen.titles.count == 30 && screen.list.count == 30 }
    // The server crashes while a transaction has changed something.
    await #expect(throws: PostgresError.self) {
      try await server.database.write { connection in
        _ = try connection.execute("DELETE FROM t", [])
        throw PostgresError(message: "before the crash")
      }
    }
    try await own.stop()
    let error = await #expect(throws: PostgresError.self) { try await names(server) }
    #expect(error?.code == "" && error?.message.contains("Connection refused") == true)
    screen.list.reload()
    try await live.wait { screen.list.failure is PostgresError }
    #expect(screen.titles.count == 30)
    try await own.start()
    // The list reads its rows again by itself.
    try await live.wait { screen.list.failure == nil }
    let all = try await names(server)
    #expect(screen.titles == all && all.count == 30)
    await server.end()
    await own.end()
  }

  @Test func transactionDuringARestart_changesNothing_andIsNotRepeated() async throws {
    let own = try await PrivateServer()
    let server = try await Server(NumbersScreen.numbers, url: own.url)
    let (changed, change) = AsyncStream.makeStream(of: Void.self)
    let interrupted = Task {
      try await server.database.write { connection in
        _ = try connection.execute("DELETE FROM t", [])
        change.yield()
        _ = try connection.execute("SELECT pg_sleep(20)", [])
      }
    }
    for await _ in changed { break }
    try await own.restart()
    let error = await #expect(throws: PostgresError.self) { try await interrupted.value }
    #expect(error?.message.isEmpty == false)
    let all = try await names(server)
    #expect(all.count == 30)
    await server.end()
    await own.end()
  }
}
#endif
