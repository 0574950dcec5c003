#if Postgres
import Foundation
import TablewareSQL
import Testing

@testable import TablewarePostgres

/// The connections of a database whose network fails.
@Suite(.enabled(if: Server.isThere), .timeLimit(.minutes(15))) struct PostgresPoolTests {
  private static var quick: PostgresOptions {
    var options = PostgresOptions()
    options.connectTimeout = .seconds(2)
    options.networkTimeout = .seconds(1)
    options.statementTimeout = .seconds(1)
    return options
  }

  /// A database behind a network that can fail.
  private func database(
    _ options: PostgresOptions = quick
  ) async throws -> (Server, CuttingProxy, PostgresDatabase) {
    let server = try await Server()
    let proxy = try CuttingProxy(to: server.port)
    return (server, proxy, try server.database(port: proxy.port, options))
  }

  /// Runs transactions at the same time, each of which waits for the others within its closure.
  private func meet(_ database: PostgresDatabase, _ count: Int) async throws {
    let others = DispatchGroup()
    for _ in 0..<count { others.enter() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        group.addTask {
          try await database.read { _ in
            others.leave()
            if others.wait(timeout: .now() + 10) == .timedOut { throw CancellationError() }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  private func numbers(_ database: PostgresDatabase, _ count: Int) async throws -> [SQLValue] {
    try await withThrowingTaskGroup(of: SQLValue.self) { group in
      for number in 0..<count {
        group.addTask {
          try await database.read { connection in
            let text: SQLStatement = "SELECT \(value: .integer(Int64(number)))::int"
            return try connection.firstRow(text)?.first ?? .null
          }
        }
      }
      var values: [SQLValue] = []
      for try await value in group { values.append(value) }
      return values.sorted { ($0.intValue ?? 0) < ($1.intValue ?? 0) }
    }
  }

  @Test func transactions_thatWait_delayNoOthers() async throws {
    var options = PostgresOptions()
    options.connectionLimit = 40
    let (server, proxy, database) = try await database(options)
    // More than there are threads of concurrent queues.
    for _ in 1...5 { try await meet(database, 40) }
    #expect(proxy.connectionCount == 40)
    database.close()
    proxy.end()
    await server.end()
  }

  @Test(arguments: [true, false])
  func deadConnections_areReplaced(isSilent: Bool) async throws {
    let (server, proxy, database) = try await database()
    try await meet(database, 8)
    #expect(proxy.connectionCount == 8)
    if isSilent { proxy.silence() } else { proxy.cut() }
    proxy.forward()
    let values = try await numbers(database, 50)
    #expect(values == (0..<50).map { .integer($0) })
    database.close()
    proxy.end()
    await server.end()
  }

  @Test func silence_endsAStatement_andTheNextOneSucceeds() async throws {
    let (server, proxy, database) = try await database()
    await #expect(throws: PostgresError(message: "The server did not answer for 2 seconds.")) {
      try await database.write { connection in
        _ = try connection.execute("CREATE TABLE made ()", [])
        proxy.silence()
        _ = try connection.execute("SELECT 1", [])
      }
    }
    proxy.forward()
    #expect(try await numbers(database, 3) == [0, 1, 2])
    // The server ends the transaction when it learns of the end of its connection.
    proxy.cut()
    database.close()
    let made = try await server.values("SELECT to_regclass('\(server.schema).made')::text")
    #expect(made == [[.null]])
    proxy.end()
    await server.end()
  }

  @Test func silence_endsACanceledStatement() async throws {
    var options = Self.quick
    // Without a limit for statements, only the cancellation has one.
    options.statementTimeout = .zero
    let (server, proxy, database) = try await database(options)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let slow = Task {
      try await database.read { connection in
        proxy.silence()
        start.yield()
        _ = try connection.execute("SELECT 1", [])
      }
    }
    for await _ in started { break }
    slow.cancel()
    await #expect(throws: CancellationError.self) { try await slow.value }
    proxy.forward()
    #expect(try await numbers(database, 3) == [0, 1, 2])
    database.close()
    proxy.end()
    await server.end()
  }

  @Test func silentServer_isAnErrorOfTheConnection() async throws {
    let (server, proxy, database) = try await database()
    proxy.silence()
    let error = await #expect(throws: PostgresError.self) { try await database.read { _ in } }
    #expect(error?.code == "" && error?.message.contains("timeout expired") == true)
    proxy.forward()
    #expect(try await numbers(database, 3) == [0, 1, 2])
    database.close()
    proxy.end()
    await server.end()
  }

  @Test func slowStatement_delaysNoOther_andItsConnectionIsUsedAgain() async throws {
    var options = Self.quick
    options.connectionLimit = 2
    options.statementTimeout = .milliseconds(200)
    let (server, proxy, database) = try await database(options)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        await #expect(
          throws: PostgresError(
            code: "57014", message: "canceling statement due to statement timeout")
        ) {
          try await database.read { _ = try $0.execute("SELECT pg_sleep(600)", []) }
        }
      }
      for _ in 0..<20 {
        group.addTask {
          let values = try await numbers(database, 1)
          #expect(values == [0])
        }
      }
      try await group.waitForAll()
    }
    try await meet(database, 2)
    #expect(proxy.connectionCount == 2)
    database.close()
    proxy.end()
    await server.end()
  }
}
#endif
