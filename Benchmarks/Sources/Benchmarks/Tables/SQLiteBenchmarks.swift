#if SQLite
import Foundation
import GRDB
import Tableware
import TablewareLoading
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
        // Another row each time, in a fixed order all over the table.
        var turn = 0
        func ids() -> [Int] {
          [file.count / 2, file.count - window, turn * 7_654_321 % (file.count - window)]
        }
        return (
          {
            turn += 1
            let ids = ids()
            wait {
              for position in ids.prefix(2) {
                keep(try await query.load(LazyRequest(position: position, count: window)))
              }
              // Its position is not known.
              let anchor = LazyRequest<SQLKey>.Anchor(id: NumbersScreen.key(ids[2]), distance: 0)
              keep(try await query.load(LazyRequest(position: 0, count: window, anchor: anchor)))
            }
          },
          { for id in ids() { keep(rows({ database }, after: id, window)) } }
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
      longestFrame(file),
      placeholders(file),
      Benchmark(
        "sqlite-change-10m",
        yardstick: "reading the version and the row by hand, off the main thread",
        target: .ratio(3), rounds: 101
      ) {
        let row = changedRow(file)
        return (
          {
            wait {
              try await row.change()
              try await row.show()
            }
          },
          {
            wait {
              try await row.change()
              try await row.readByHand()
            }
          }
        )
      },
      Benchmark(
        "sqlite-change-growth", yardstick: "the same in a table of 10,000 rows",
        target: .ratio(1.5), rounds: 51
      ) {
        let (row, other) = (changedRow(file), changedRow(DatabaseFile(10_000)))
        return (
          {
            wait {
              try await row.change()
              try await row.show()
            }
          },
          {
            wait {
              try await other.change()
              try await other.show()
            }
          }
        )
      },
    ]
  }

  private static func changedRow(_ file: DatabaseFile) -> ChangedRow {
    let row = ChangedRow(
      file, open(file), observer: open(file), writer: open(file, writes: true))
    wait { try await row.begin() }
    return row
  }

  /// The longest of the frames of 1,000 page-downs that wait for no answer.
  private static func longestFrame(_ file: DatabaseFile) -> Benchmark {
    scroll("sqlite-longest-frame-10m", file, unit: .microseconds, target: .value(16_000)) {
      ($0.longestFrame / .microseconds(1), $0.meanFrame / .microseconds(1))
    }
  }

  /// The frames of these page-downs that show placeholders, and not rows only.
  private static func placeholders(_ file: DatabaseFile) -> Benchmark {
    scroll("sqlite-placeholders-10m", file, unit: .frames, target: nil) {
      (Double($0.waitingFrames), Double($0.frames))
    }
  }

  private static func scroll(
    _ name: String, _ file: DatabaseFile, unit: Unit, target: Benchmark.Target?,
    _ value: @escaping (NumbersTerminal) -> (Double, Double)
  ) -> Benchmark {
    Benchmark(
      name: name, unit: unit, yardstick: unit == .frames ? "all frames" : "the mean frame",
      target: target, rounds: 3
    ) {
      nonisolated(unsafe) let terminal = NumbersTerminal(
        file.query(open(file)), near: file.count / 2)
      wait { await terminal.settle() }
      return (
        {
          wait { await terminal.scroll(pages: 1_000) }
          return value(terminal).0
        }, { value(terminal).1 }
      )
    }
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
#endif
