#if SQLite
import Foundation
import GRDB
import Tableware
import TablewareLazy
import TablewareSQLite
import TablewareTerminal

/// A table of ten million rows in a file, against queries by key that are written by hand.
enum SQLiteBenchmarks {
  static func all(_ scale: Scale) -> [Benchmark] {
    let file = DatabaseFile(scale(10_000_000))
    let window = 100
    return [
      Benchmark(
        "sqlite-first-frame-10m", yardstick: "SELECT … LIMIT 50 on a new connection",
        target: .ratio(5), rounds: 101
      ) {
        (
          {
            wait {
              let frame = try await Terminal.frame(
                of: NumbersScreen(file.query(try file.open())), keys: "settle", columns: 80,
                rows: 50)
              keep(frame)
            }
          },
          // In a task, as the screen: its start and end are not part of the comparison.
          { wait { keep(rows(file.open, after: 0, 50)) } }
        )
      },
      Benchmark(
        "sqlite-jump-10m", yardstick: "the same rows by key", target: .ratio(5)
      ) {
        let database = open(file)
        let query = file.query(database)
        let positions = [file.count / 2, file.count - window, file.count / 3]
        return (
          {
            wait {
              for position in positions {
                keep(try await query.load(LazyRequest(position: position, count: window)))
              }
            }
          },
          { for position in positions { keep(rows({ database }, after: position, window)) } }
        )
      },
      Benchmark(
        "sqlite-scroll-10m", yardstick: "the same rows by key", target: .ratio(2), rounds: 5
      ) {
        let database = open(file)
        let query = file.query(database)
        let first = file.count / 2
        return (
          {
            wait {
              for page in 0..<1_000 {
                let before = SQLKey([.integer(Int64(first + page * window))])
                keep(
                  try await query.load(
                    LazyRequest(
                      position: first + page * window, count: window,
                      anchor: .init(id: before, distance: 1))))
              }
            }
          },
          {
            for page in 0..<1_000 {
              keep(rows({ database }, after: first + page * window, window))
            }
          }
        )
      },
      Benchmark(
        "sqlite-change-10m", yardstick: "reading the version and the row by hand",
        target: .ratio(3)
      ) {
        let (database, writer) = (open(file), open(file, writes: true))
        let query = file.query(database)
        let (id, window) = (file.count / 2, 30)
        var turn = 0
        func change() {
          turn += 1
          let turn = turn
          try? writer.write { db in
            try db.execute(
              sql: "UPDATE numbers SET name = ? WHERE id = ?", arguments: ["Changed \(turn)", id])
          }
        }
        let request = LazyRequest(
          position: id - 5, count: window,
          anchor: .init(id: SQLKey([.integer(Int64(id))]), distance: -5))
        return (
          {
            change()
            wait { keep(try await query.load(request)) }
          },
          {
            change()
            let row = try? database.read { db in
              _ = try Int.fetchOne(db, sql: "PRAGMA data_version")
              return try Row.fetchOne(
                db, sql: "SELECT * FROM numbers WHERE id = ?", arguments: [id])
            }
            keep(row)
          }
        )
      },
    ]
  }

  /// The peak of the memory of `tableware browse` at the beginning, the end and among the pages
  /// before it, above that for a table of one row.
  ///
  /// - Parameter tool: the path of the built tool.
  static func memory(_ scale: Scale, tool: String) -> Benchmark {
    Benchmark(
      name: "sqlite-memory-10m", unit: .bytes, yardstick: "the whole program with one row",
      target: .value(64e6), rounds: 3
    ) {
      let (file, small) = (DatabaseFile(scale(10_000_000)), DatabaseFile(1))
      func peak(_ file: DatabaseFile) -> Double {
        do { _ = try file.open() } catch { fail(error) }
        return ToolBenchmarks.run(
          tool, "browse", file.path, "--table", "numbers", "--size", "120x50", "--keys",
          "settle end settle pageup*50 settle home settle")
      }
      return ({ peak(file) - peak(small) }, { peak(small) })
    }
  }

  private static func rows(
    _ connection: () throws -> DatabaseQueue, after id: Int, _ count: Int
  ) -> [SQLRow] {
    do {
      return try connection().read { db in
        try Row.fetchAll(
          db, sql: "SELECT * FROM numbers WHERE id > ? ORDER BY id LIMIT ?",
          arguments: [id, count]
        ).map { row in
          SQLRow(
            id: SQLKey([SQLValue(row["id"] as DatabaseValue)]), columns: Array(row.columnNames),
            values: row.databaseValues.map(SQLValue.init))
        }
      }
    } catch { fail(error) }
  }

  private static func open(_ file: DatabaseFile, writes: Bool = false) -> DatabaseQueue {
    do { return try file.open(writes: writes) } catch { fail(error) }
  }

  /// Runs asynchronous work to its end.
  private static func wait(_ work: @escaping @Sendable () async throws -> Void) {
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      do { try await work() } catch { fail(error) }
      end.signal()
    }
    end.wait()
  }

  private static func fail(_ error: any Error) -> Never {
    print(error)
    exit(EXIT_FAILURE)
  }
}

/// A file with rows of five columns, which is made when it is needed first.
private final class DatabaseFile: Sendable {
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

private final class NumbersScreen: Screen {
  let context = ScreenContext()
  let title = "Numbers"
  private lazy var list = LazyList(query, context: context)
  private let query: LiveQuery<SQLRow>

  init(_ query: LiveQuery<SQLRow>) { self.query = query }

  var sections: [Section] {
    Section("numbers") { ForEach(list) { TextRow($0["name"]?.description ?? "").id($0.id) } }
  }

  func appear() { list.load() }
}
#endif
