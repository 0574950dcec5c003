#if Postgres
import TablewareSQL
import TablewareTesting
import Testing

@testable import TablewarePostgres

/// Lists with many notifications, and with clocks that are wrong.
@Suite(.enabled(if: Server.isThere), .timeLimit(.minutes(15))) struct PostgresLoadTests {
  /// The most windows that a list reads in a time, in which notifications collapse.
  private func windowLimit(_ time: Duration) -> Int {
    // A notification is delivered each 50 milliseconds at most; each may lead to a window, and to a
    // scan that counts the rows, after which there is another one.
    10 + 2 * Int(time / .milliseconds(50))
  }

  /// 500 commits by one statement of the server; between two of them it sleeps for some seconds.
  @Test(arguments: [0, 0.01])
  func manyNotifications_areFewWindows_andTheLastOneIsShown(pause: Double) async throws {
    let server = try await Server(NumbersScreen.numbers, isAlone: true)
    try await server.installNotifications()
    let screen = NumbersScreen(server.database)
    let live = LiveDriver(screen)
    try await live.wait { screen.titles.count == 30 && screen.list.count == 30 }
    let earlier = screen.loadCount
    let (url, schema) = (server.url, server.schema)
    let start = ContinuousClock.now
    let writer = Task {
      let connection = try PostgresConnection(url, PostgresOptions())
      try connection.run(
        """
        DO $$ BEGIN
          FOR n IN 1..500 LOOP
            UPDATE \(schema).t SET name = 'Change ' || n WHERE id = 1 + n % 30;
            COMMIT;
            PERFORM pg_sleep(\(pause));
          END LOOP;
        END $$
        """)
    }
    try await live.wait { screen.titles.contains("Change 500") }
    try await writer.value
    let names = try await server.values("SELECT name FROM t ORDER BY id")
      .map { $0[0].stringValue ?? "NULL" }
    try await live.wait { screen.titles == names }
    let time = ContinuousClock.now - start
    let windows = screen.loadCount - earlier
    #expect(names.contains("Change 500") && names.contains("Change 471"))
    #expect(windows <= windowLimit(time), "\(windows) windows in \(time)")
    #expect(windows < 500 || pause > 0)
    #expect(screen.list.failure == nil && live.driver.findings == [])
    await server.end()
  }

  /// An edit compares values, and a list reads what is committed, so no clock is read: neither the
  /// times of rows nor the time zones of connections decide.
  @Test func editsAndLists_readNoClock() async throws {
    let server = try await Server(
      """
      CREATE TABLE t (
        id int PRIMARY KEY, name text, changed timestamptz NOT NULL DEFAULT '1970-01-01 00:00+00');
      INSERT INTO t VALUES (1, 'One', DEFAULT), (2, 'Two', '2999-12-31 00:00+00')
      """, isAlone: true)
    try await server.installNotifications()
    let screen = NumbersScreen(server.database)
    let live = LiveDriver(screen)
    try await live.wait { screen.titles == ["One", "Two"] }
    let table = try #require(
      try await server.database.tables().first { $0.schema == nil && $0.name == "t" })
    let seen = try #require(screen.list[SQLKey([1])])
    // A change by a server whose clock is 56 years late, whose row seems to be older than before.
    try await server.database.write { connection in
      try connection.run("SET LOCAL timezone = 'Pacific/Kiritimati'")
      try connection.run("UPDATE t SET name = 'Uno', changed = '1969-01-01 00:00+00' WHERE id = 1")
    }
    try await live.wait { screen.titles == ["Uno", "Two"] }
    let error = await #expect(throws: SQLEditError.self) {
      try await server.database.write { try table.update($0, seen, setting: ["name": "X"]) }
    }
    let now = try #require(screen.list[SQLKey([1])])
    #expect(error == .changedMeanwhile(now))
    // A row as it is now is edited in any time zone, whatever its time is.
    for zone in ["Pacific/Kiritimati", "Etc/GMT+12"] {
      for id in [1, 2] as [SQLValue] {
        let row = try await server.database.write { connection in
          try connection.run("SET LOCAL timezone = '\(zone)'")
          let row = try #require(try table.row(connection, SQLKey([id])))
          return try table.update(connection, row, setting: ["name": .text("\(zone) \(row.id)")])
        }
        #expect(row["name"] == .text("\(zone) \(row.id)"))
      }
    }
    try await live.wait { screen.titles == ["Etc/GMT+12 1", "Etc/GMT+12 2"] }
    await server.end()
  }
}
#endif
