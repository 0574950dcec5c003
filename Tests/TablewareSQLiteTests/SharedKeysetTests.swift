#if SQLite
import GRDB
import Synchronization
import TablewareLoading
import Testing

@testable import TablewareSQL
@testable import TablewareSQLite

/// Queries that several lists of a process show.
@Suite(.timeLimit(.minutes(15))) struct SharedKeysetTests {
  /// A database that counts observations, and whose commits the test announces.
  private struct Observed: SQLDatabase {
    struct State {
      var begun = 0
      var observers: [Int: @Sendable () -> Void] = [:]
    }

    let database: SQLiteDatabase
    let state = Shared()
    var dialect: SQLDialect { .sqlite }
    var readsSerially: Bool { true }

    func read<Value: Sendable>(
      _ body: @escaping @Sendable (SQLiteDatabase.Connection) throws -> Value
    ) async throws -> Value {
      try await database.read(body)
    }

    func observe(_ notify: @escaping @Sendable () -> Void) -> any CommitObserver {
      state.observers.withLock {
        $0.begun += 1
        $0.observers[$0.begun] = notify
        return Observation(state: state, id: $0.begun)
      }
    }
  }

  private final class Shared: Sendable {
    let observers = Mutex(Observed.State())
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
  }

  private struct Observation: CommitObserver {
    let state: Shared
    let id: Int

    func look() {}
    func pause(isIdle: Bool) async throws { try await Task.sleep(for: .seconds(60)) }
    func end() {
      state.observers.withLock { $0.observers[id] = nil }
      state.end.yield()
    }
  }

  private func database() throws -> Observed {
    let queue = try DatabaseQueue()
    try queue.write { try $0.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT)") }
    return Observed(
      database: SQLiteDatabase(reader: queue, wait: { throw CancellationError() }))
  }

  private func source(
    _ database: Observed, _ sql: String = "SELECT * FROM t", _ values: [SQLValue] = [],
    order: [SQLOrder] = []
  ) -> KeysetSource<Observed, SQLRow> {
    KeysetSource(
      database,
      Keyset(base: SQLStatement(sql: sql, values: values), key: ["id"], order: order))
  }

  @Test func queriesThatReadTheSame_areOne() throws {
    let database = try database()
    let keysets = SharedKeysets<Observed>()
    let one = keysets.shared(source(database), tables: ["t", "u"])
    #expect(keysets.shared(source(database), tables: ["u", "t"]) === one)
  }

  @Test func queriesThatDiffer_areNotShared() throws {
    let database = try database()
    let keysets = SharedKeysets<Observed>()
    let condition = "SELECT * FROM t WHERE name = ?"
    let sources = [
      source(database), source(database, order: ["name"]),
      source(database, order: [SQLOrder("name", descending: true)]),
      source(database, condition, [.integer(1)]), source(database, condition, [.real(1)]),
      source(database, condition, [.text("1")]), source(database, condition, [.text("\u{E9}")]),
      source(database, condition, [.text("e\u{301}")]), source(database, condition, [.null]),
    ]
    var all = sources.map { keysets.shared($0, tables: []) }
    all.append(keysets.shared(sources[0], tables: ["t"]))
    all.append(
      keysets.shared(
        KeysetSource(database, sources[0].keyset, isWholeTable: true), tables: []))
    #expect(Set(all.map(ObjectIdentifier.init)).count == all.count)
  }

  @Test func query_isReleasedWithItsLastList() throws {
    let database = try database()
    let keysets = SharedKeysets<Observed>()
    weak var released: SharedKeyset<Observed>?
    do {
      let shared = keysets.shared(source(database), tables: [])
      released = shared
      #expect(released != nil)
    }
    #expect(released == nil)
    _ = keysets.shared(source(database), tables: [])
  }

  @Test func observation_isOneForAllLists_andEndsWithTheLast() async throws {
    let database = try database()
    let shared = SharedKeyset(source(database))
    _ = try await shared.load(LazyRequest(position: 0, count: 10))
    var streams = (0..<3).map { _ in shared.changes().makeAsyncIterator() }
    // Each list receives the end of the scan, or what came before it began to listen.
    for index in streams.indices { _ = await streams[index].next() }
    #expect(database.state.observers.withLock { $0.begun } == 1)
    for notify in database.state.observers.withLock({ Array($0.observers.values) }) { notify() }
    for index in streams.indices { _ = await streams[index].next() }
    streams.removeFirst()
    #expect(database.state.observers.withLock { $0.observers.count } == 1)
    streams = []
    for await _ in database.state.ends { break }
    #expect(database.state.observers.withLock { $0.observers.isEmpty })
  }

  @Test func listsWithElementsOfTheirOwn_shareOneQuery() async throws {
    let database = try database()
    try await database.database.reader.insertRows()
    let shared = SharedKeyset(source(database))
    struct Name: Identifiable, Sendable, Equatable {
      let id: Int
      let name: String
    }
    func list(_ prefix: String) -> LiveQuery<Name> {
      LiveQuery(shared, key: { SQLKey([.integer(Int64($0))]) }) { row in
        Name(id: row["id"]?.intValue ?? 0, name: prefix + (row["name"]?.stringValue ?? ""))
      }
    }
    let request = LazyRequest<Int>(
      position: 0, count: 2, anchor: LazyRequest<Int>.Anchor(id: 1, distance: 1))
    async let one = list("a ").load(request)
    async let other = list("b ").load(request)
    let windows = try await (one, other)
    #expect(windows.0.rows == [Name(id: 2, name: "a two"), Name(id: 3, name: "a three")])
    #expect(windows.1.rows == [Name(id: 2, name: "b two"), Name(id: 3, name: "b three")])
    #expect(windows.0.position == 1)
    #expect(windows.0.total == 3)
  }
}

extension DatabaseReader {
  /// Inserts the rows of a test.
  fileprivate func insertRows() async throws {
    try await (self as? any DatabaseWriter)?.write { db in
      try db.execute(sql: "INSERT INTO t (name) VALUES ('one'), ('two'), ('three')")
    }
  }
}
#endif
