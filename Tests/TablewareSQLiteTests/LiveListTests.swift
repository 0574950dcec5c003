#if SQLite
import Foundation
import GRDB
import Tableware

import TablewareTerminal
import TablewareTesting
import Testing

@testable import TablewareLoading
@testable import TablewareSQL
@testable import TablewareSQLite

/// Lists on screens whose database changes, also by other connections.
@Suite(.timeLimit(.minutes(15))) struct LiveListTests {
  /// A file with the numbers 1 to `count`, which is deleted with the value.
  private final class Numbers {
    let path: String
    let writer: DatabaseQueue

    init(_ count: Int, wal: Bool = false) throws {
      path =
        FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).sqlite").path
      writer = try DatabaseQueue(path: path)
      try writer.writeWithoutTransaction { db in
        if wal { try db.execute(sql: "PRAGMA journal_mode = WAL") }
        try db.execute(
          sql: """
            CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
            WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < \(count))
            INSERT INTO t SELECT x, 'Number ' || x FROM n
            """)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func reader() throws -> DatabaseQueue {
      var configuration = Configuration()
      configuration.readonly = true
      return try DatabaseQueue(path: path, configuration: configuration)
    }

    func execute(_ sql: String) async throws {
      try await writer.write { try $0.execute(sql: sql) }
    }
  }

  private final class NumbersScreen: Screen {
    let context = ScreenContext()
    let title = "Numbers"
    private(set) lazy var list = LazyList(query, context: context, windowSize: 40)
    private let query: LiveQuery<SQLRow>

    init(_ query: LiveQuery<SQLRow>) { self.query = query }

    var sections: [Section] {
      Section("rows") {
        ForEach(list) { row in
          TextRow(row["name"]?.stringValue ?? "NULL").id(row.id)
        }
      }
    }

    func appear() { list.load() }
  }

  private func query(_ reader: DatabaseQueue, _ pauses: Pauses? = nil) -> LiveQuery<SQLRow> {
    LiveQuery(source(reader, pauses))
  }

  private func source(
    _ reader: DatabaseQueue, _ pauses: Pauses? = nil
  ) -> KeysetSource<SQLiteDatabase, SQLRow> {
    let database = SQLiteDatabase(reader: reader) {
      if let pauses { try await pauses.wait() } else { throw CancellationError() }
    }
    let keyset = Keyset(base: "SELECT * FROM t", key: ["id"], order: [])
    return KeysetSource(database, keyset, isWholeTable: true)
  }

  /// Pauses that a test ends.
  private actor Pauses {
    private var waiting: CheckedContinuation<Void, Never>?
    private var isEnded = false

    func wait() async throws {
      if isEnded { throw CancellationError() }
      await withCheckedContinuation { waiting = $0 }
      if isEnded { throw CancellationError() }
    }

    /// Ends a pause, once there is one.
    func end(last: Bool = false) async {
      isEnded = last
      for _ in 0..<100_000 where waiting == nil { await Task.yield() }
      waiting?.resume()
      waiting = nil
    }
  }

  /// Lets a screen receive changes until a condition holds.
  private func settle(_ driver: ScreenDriver, until isReached: () -> Bool) async throws {
    for _ in 0..<100_000 where !isReached() {
      await driver.settle()
      await Task.yield()
    }
    try #require(isReached())
  }

  private func titles(_ screen: NumbersScreen, _ range: Range<Int>) -> [String] {
    range.compactMap { screen.context.table?.snapshot[RowPath(section: 0, row: $0)] }
      .map { $0.content.isPlaceholder ? "…" : $0.content.title.string }
  }

  @Test(arguments: [false, true])
  func changeOfAnotherConnection_isShown(wal: Bool) async throws {
    let numbers = try Numbers(300, wal: wal)
    let pauses = Pauses()
    let screen = NumbersScreen(query(try numbers.reader(), pauses))
    let driver = ScreenDriver(screen)
    await driver.settle()
    #expect(titles(screen, 0..<2) == ["Number 1", "Number 2"] && screen.list.count == 300)
    let first = SQLKey([1])
    screen.list.note(Identity(first), isVisible: true)
    // The scan of the rows ended, and the first look for changes knows the state before this one.
    try await numbers.execute("UPDATE t SET name = 'One' WHERE id = 1; DELETE FROM t WHERE id = 2")
    await pauses.end()
    try await settle(driver) { titles(screen, 0..<1) == ["One"] }
    #expect(titles(screen, 0..<2) == ["One", "Number 3"])
    try await settle(driver) { screen.list.count == 299 }
    // A look without a commit loads nothing.
    await pauses.end()
    await pauses.end(last: true)
    #expect(driver.findings == [])
  }

  @Test func query_thatIsShownAgain_hasTheRowsOfCommitsMeanwhile() async throws {
    let numbers = try Numbers(100)
    let source = source(try numbers.reader())
    let live = LiveQuery(source)
    do {
      let screen = NumbersScreen(live)
      let driver = ScreenDriver(screen)
      try await settle(driver) { screen.list.count == 100 && source.index.wasObserved }
    }
    try await numbers.execute(
      """
      WITH RECURSIVE n(x) AS (SELECT 101 UNION ALL SELECT x + 1 FROM n WHERE x < 200)
      INSERT INTO t SELECT x, 'Number ' || x FROM n
      """)
    let screen = NumbersScreen(live)
    let driver = ScreenDriver(screen)
    try await settle(driver) { screen.list.count == 200 }
    #expect(driver.findings == [])
  }

  @Test func commitsOfThisConnection_toADatabaseInMemory_areObserved() async throws {
    let database = try DatabaseQueue()
    try await database.write { db in
      try db.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT)")
    }
    let screen = NumbersScreen(query(database, Pauses()))
    let driver = ScreenDriver(screen)
    await driver.settle()
    #expect(screen.list.count == 0)
    try await database.write { try $0.execute(sql: "INSERT INTO t VALUES (5, 'Five')") }
    try await settle(driver) { screen.list.count == 1 }
    #expect(titles(screen, 0..<1) == ["Five"])
  }

  @Test func rowsOnScreen_stay_whileOthersAreInsertedAbove() async throws {
    let numbers = try Numbers(2_000)
    let screen = NumbersScreen(query(try numbers.reader()))
    let keys = "settle end settle"
    let before = try await Terminal.frame(of: screen, keys: keys, columns: 30, rows: 6)
    #expect(before.contains("Number 2000") && before.contains("Number 1998"), "\(before)")
    let again = NumbersScreen(query(try numbers.reader()))
    let reloading = ReloadingScreen(again) {
      try? numbers.writer.write { db in
        try db.execute(sql: "DELETE FROM t WHERE id % 2 = 1 AND id < 1900")
      }
    }
    let after = try await Terminal.frame(
      of: reloading, keys: keys + " r settle", columns: 30, rows: 6)
    func rows(_ frame: String) -> [Substring] {
      frame.split(separator: "\n").filter { $0.contains("Number") && !$0.contains("Numbers") }
    }
    #expect(rows(after).map { $0.prefix(20) } == rows(before).map { $0.prefix(20) }, "\(after)")
  }

  /// The screen of numbers with a command that changes them.
  private final class ReloadingScreen: Screen {
    let numbers: NumbersScreen
    let change: () -> Void
    var context: ScreenContext { numbers.context }
    var title: String { numbers.title }
    var sections: [Section] { numbers.sections }
    var commands: [Command] {
      [
        Command("r", "change") {
          self.change(); self.numbers.list.reload()
        }
      ]
    }

    init(_ numbers: NumbersScreen, _ change: @escaping () -> Void) {
      (self.numbers, self.change) = (numbers, change)
    }

    func appear() { numbers.appear() }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func randomChanges_areShown_asTheTableHasThem(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let database = try DatabaseQueue()
    try await database.write { db in
      try db.execute(
        sql: """
          CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, rank REAL);
          CREATE INDEX i ON t (rank);
          WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 300)
          INSERT INTO t SELECT x, 'Number ' || x, x % 7 FROM n
          """)
    }
    let live = KeysetSource(
      SQLiteDatabase(reader: database, wait: { throw CancellationError() }),
      Keyset(base: "SELECT * FROM t", key: ["id"], order: ["rank"]))
    let screen = NumbersScreen(LiveQuery(live))
    let driver = ScreenDriver(screen)
    await driver.settle()
    for step in 0..<60 {
      let statements = [
        "INSERT INTO t (name, rank) VALUES ('New', abs(random() % 9))",
        "DELETE FROM t WHERE id = (SELECT id FROM t ORDER BY random() LIMIT 1)",
        "UPDATE t SET rank = NULL WHERE id = (SELECT id FROM t ORDER BY random() LIMIT 1)",
        "UPDATE t SET rank = 3.5, name = name || '!' WHERE id % 50 = \(step % 50)",
      ]
      let sql = statements[Int.random(in: 0..<4, using: &random)]
      try await database.write { try $0.execute(sql: sql) }
      live.index.invalidate()
      let contents = screen.list.contents
      for _ in 0..<3 where contents.count > 0 {
        let position = Int.random(in: 0..<contents.count, using: &random)
        if let token = contents.token(at: position) { screen.list.demand(token) }
      }
      screen.list.reload()
      await driver.settle()
      let names = try await database.read { db in
        try String.fetchAll(db, sql: "SELECT name FROM t ORDER BY rank, id")
      }
      #expect(screen.list.count == names.count, "seed \(seed), step \(step)")
      for (position, title) in titles(screen, 0..<names.count).enumerated() where title != "…" {
        #expect(title == names[position], "seed \(seed), step \(step), row \(position)")
      }
    }
    #expect(driver.findings == [])
  }

  @Test func tenMillionNumbers_areReachedWithoutAScan() async throws {
    // A view of numbers would be computed; a sparse table has the range of ten million rows.
    let numbers = try Numbers(1)
    try await numbers.execute(
      "INSERT INTO t SELECT value * 10000, 'Number' FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 1000) SELECT value FROM n)"
    )
    let live = query(try numbers.reader())
    let window = try await live.load(LazyRequest(position: 5_000_000, count: 3))
    #expect(window.position == 5_000_000 && window.rows.count == 3)
    #expect(window.total == 10_000_000)
  }
}
#endif
