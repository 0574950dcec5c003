#if SQLite
import Foundation
import GRDB
import Tableware
import TablewareLoading
import TablewareSQLite
import TablewareTerminal
import TerminalKit

/// A file with rows of five columns, which is made when it is needed first.
final class DatabaseFile: Sendable {
  let count: Int
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("tableware-benchmark-\(UUID().uuidString).sqlite").path

  init(_ count: Int) { self.count = count }

  deinit {
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
  }

  func open() throws -> DatabaseQueue { try open(writes: false) }

  func open(writes: Bool) throws -> DatabaseQueue {
    if !FileManager.default.fileExists(atPath: path) { try make() }
    var configuration = Configuration()
    configuration.readonly = !writes
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  func query(_ database: DatabaseQueue) -> LiveQuery<SQLRow> {
    let tables = try? database.read { try SQLTable.all($0) }
    return tables?.first?.query(database)
      ?? LiveQuery(database, sql: "SELECT * FROM numbers", key: ["id"])
  }

  private func make() throws {
    try DatabaseQueue(path: path).writeWithoutTransaction { db in
      try db.execute(
        sql: """
          PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
          CREATE TABLE numbers (id INTEGER PRIMARY KEY, name TEXT, a INT, b REAL, c TEXT);
          WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < \(count))
          INSERT INTO numbers SELECT x, 'Number ' || x, x % 97, x / 7.0, 'c' FROM n;
          PRAGMA wal_checkpoint(TRUNCATE);
          """)
    }
  }
}

/// A screen with the names of all rows.
final class NumbersScreen: Screen {
  let context = ScreenContext()
  let title = "Numbers"
  private lazy var list = LazyList(query, context: context)
  private let query: LiveQuery<SQLRow>
  private let start: Int?

  /// - Parameter start: the row to begin at; `nil` for the first one.
  init(_ query: LiveQuery<SQLRow>, near start: Int? = nil) {
    (self.query, self.start) = (query, start)
  }

  static func key(_ id: Int) -> SQLKey { SQLKey([.integer(Int64(id))]) }

  var sections: [Section] {
    Section("numbers") { ForEach(list) { TextRow($0["name"]?.description ?? "").id($0.id) } }
  }

  func appear() {
    guard let start else { return list.load() }
    let key = Self.key(start)
    list.load(near: key, position: start) { [weak self] _ in
      self?.context.table?.scroll(to: key, at: .middle)
    }
  }

  func reload() { list.reload() }
}

/// A terminal of 80 × 50 that shows the numbers, driven turn by turn.
final class NumbersTerminal {
  private let screen: NumbersScreen
  private let host: TerminalHost
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now
  private(set) var frames = 0
  private(set) var waitingFrames = 0
  private(set) var longestFrame = Duration.zero
  private(set) var meanFrame = Duration.zero

  init(_ query: LiveQuery<SQLRow>, near id: Int) {
    screen = NumbersScreen(query, near: id)
    host = TerminalHost(Navigator(root: screen), columns: 80, rows: 50)
    keep(host.frame())
  }

  func reload() { screen.reload() }

  /// Shows all answers that were requested.
  @discardableResult
  nonisolated(nonsending) func settle() async -> Grid {
    await host.settle()
    return host.frame()
  }

  /// Presses Page Down again and again, from the row at which the last time ended, and measures
  /// each frame.
  nonisolated(nonsending) func scroll(pages: Int) async {
    (frames, waitingFrames, longestFrame, meanFrame) = (pages, 0, .zero, .zero)
    for _ in 0..<pages {
      // Other work of the process, such as the tasks of requests.
      await Task.yield()
      var frame = Grid(columns: 0, rows: 0)
      let time = clock.measure {
        host.advance(to: start.duration(to: clock.now))
        host.handle(.key(KeyPress(.pageDown)))
        frame = host.frame()
      }
      longestFrame = max(longestFrame, time)
      meanFrame += time / pages
      if frame.plainText.contains("░") { waitingFrames += 1 }
    }
  }
}

/// A row that another connection changes, on a screen that shows it.
final class ChangedRow: @unchecked Sendable {
  private let file: DatabaseFile
  private let id: Int
  private let database: DatabaseQueue
  /// An observation looks on a connection of its own.
  private let observer: DatabaseQueue
  private let writer: DatabaseQueue
  private let query: LiveQuery<SQLRow>
  private let terminal: NumbersTerminal
  private var turn = 0

  init(
    _ file: DatabaseFile, _ database: DatabaseQueue, observer: DatabaseQueue, writer: DatabaseQueue
  ) {
    (self.file, self.database, self.observer, self.writer) = (file, database, observer, writer)
    id = file.count / 2
    query = file.query(database)
    terminal = NumbersTerminal(query, near: id)
  }

  /// Shows the row. The count of the rows, which a list begins with, would slow both sides down by
  /// an amount that differs from run to run.
  nonisolated(nonsending) func begin() async throws {
    await terminal.settle()
    // Only a complete count corrects the position of a request.
    let anchor = LazyRequest<SQLKey>.Anchor(id: NumbersScreen.key(id), distance: 0)
    let request = LazyRequest<SQLKey>(position: 0, count: 1, anchor: anchor)
    while try await query.load(request).position != id - 1 {
      try await Task.sleep(for: .milliseconds(50))
    }
    terminal.reload()
    await terminal.settle()
  }

  private var name: String { "Changed \(turn)" }

  nonisolated(nonsending) func change() async throws {
    turn += 1
    let (id, name) = (id, name)
    try await writer.write { db in
      try db.execute(sql: "UPDATE numbers SET name = ? WHERE id = ?", arguments: [name, id])
    }
  }

  /// The look of the observation, which found the commit, and its effect up to the frame.
  nonisolated(nonsending) func show() async throws {
    try await look()
    terminal.reload()
    try await terminal.settle().expect(name)
  }

  /// The same two queries off the main thread, which an app does not block.
  nonisolated(nonsending) func readByHand() async throws {
    try await look()
    let id = id
    let row = try await database.read { db in
      try Row.fetchOne(db, sql: "SELECT * FROM numbers WHERE id = ?", arguments: [id])
        .map { Array($0.databaseValues) }
    }
    keep(row)
  }

  private nonisolated(nonsending) func look() async throws {
    keep(try await observer.read { try Int.fetchOne($0, sql: "PRAGMA data_version") })
  }
}

extension Grid {
  /// A row that should be on screen is not.
  struct Missing: Error { let name: String }

  /// Checks that a row in the middle begins with a name: the text of the whole screen takes long.
  func expect(_ name: String) throws {
    // With the space behind it: an earlier name may begin with this one.
    let name = Array(name + " ")
    let isShown = (rows / 2 - 2..<rows / 2 + 2).contains { row in
      (0..<4).contains { start in
        name.indices.allSatisfy { self[start + $0, row].character == name[$0] }
      }
    }
    guard isShown else { throw Missing(name: String(name)) }
  }
}
#endif
