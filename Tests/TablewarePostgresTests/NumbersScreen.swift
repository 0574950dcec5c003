#if Postgres
import Foundation
import Synchronization
import Tableware
import TablewareLoading
import TablewarePostgres
import TablewareTesting
import Testing

/// A screen with the rows of a table `t` with an `id` and a `name`, and its driver.
final class NumbersScreen: Screen {
  static let numbers = """
    CREATE TABLE t (id int PRIMARY KEY, name text);
    INSERT INTO t SELECT n, 'Number ' || n FROM generate_series(1, 30) n
    """

  let context = ScreenContext()
  let title = "Numbers"
  private(set) lazy var list = LazyList(source, context: context, windowSize: windowSize)
  private let source: CountedSource
  private let windowSize: Int

  init(_ database: PostgresDatabase, windowSize: Int = 100) {
    self.windowSize = windowSize
    source = CountedSource(
      query: LiveQuery(database, sql: "SELECT * FROM t", key: ["id"], tables: ["t"]))
  }

  var sections: [Section] {
    Section("rows") {
      ForEach(list) { TextRow($0["name"]?.stringValue ?? "NULL").id($0.id) }
    }
  }

  func appear() { list.load() }

  /// The number of windows that were read.
  var loadCount: Int { source.count.load(ordering: .relaxed) }

  /// The titles of the rows, which are those of the table if it is one window.
  var titles: [String] {
    (0..<(list.count ?? 0)).compactMap {
      context.table?.snapshot[RowPath(section: 0, row: $0)]?.content.title.string
    }
  }
}

/// A query that counts its windows.
private final class CountedSource: LazySource {
  let query: LiveQuery<SQLRow>
  let count = Atomic(0)

  init(query: LiveQuery<SQLRow>) { self.query = query }

  func load(_ request: LazyRequest<SQLKey>) async throws -> LazyWindow<SQLRow> {
    count.add(1, ordering: .relaxed)
    return try await query.load(request)
  }

  func changes() -> AsyncStream<Void> { query.changes() }
}

/// Drives a screen, and waits for what arrives from other threads.
final class LiveDriver {
  let driver: ScreenDriver
  private var arrivals: AsyncStream<Void>.Iterator

  init(_ screen: any Screen) {
    let (stream, arrival) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    arrivals = stream.makeAsyncIterator()
    driver = ScreenDriver(screen)
    driver.navigator.timeline.deliversLoads = true
    driver.navigator.timeline.onArrival = { arrival.yield() }
    // What arrived before is looked at as well.
    arrival.yield()
  }

  /// Shows what arrives until a condition holds, at the latest until the time limit of the suite.
  func wait(until isReached: () -> Bool) async throws {
    while !isReached() {
      try #require(await arrivals.next(isolation: #isolation) != nil)
      driver.advance(by: .zero)
    }
  }
}
#endif
