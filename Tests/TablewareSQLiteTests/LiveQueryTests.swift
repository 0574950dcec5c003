#if SQLite
import GRDB
import TablewareLoading
import TablewareTesting
import Testing

@testable import TablewareSQL
@testable import TablewareSQLite

/// Windows of a query against the whole list.
@Suite(.timeLimit(.minutes(15))) struct LiveQueryTests {
  typealias Request = LazyRequest<SQLKey>

  private func query(
    _ database: any DatabaseReader, order: [SQLOrder] = [], isWholeTable: Bool = false
  ) -> KeysetSource<SQLiteDatabase, SQLRow> {
    KeysetSource(
      SQLiteDatabase(reader: database, wait: { throw CancellationError() }),
      Keyset(base: "SELECT * FROM t", key: ["id"], order: order), isWholeTable: isWholeTable)
  }

  /// Rows with the identities 2, 4, 6 and so on, of which each ten have the same name.
  private func database(_ count: Int) throws -> DatabaseQueue {
    let database = try DatabaseQueue()
    try database.write { db in
      try db.execute(
        sql: """
          CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
          CREATE INDEX i ON t (name);
          WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < \(count))
          INSERT INTO t SELECT x * 2, printf('%06d', x / 10) FROM n WHERE \(count) > 0
          """)
    }
    return database
  }

  private func ids(_ window: LazyWindow<SQLRow>) -> [Int] {
    window.rows.compactMap { row in row["id"]?.intValue }
  }

  private func key(_ id: Int) -> SQLKey { SQLKey([.integer(Int64(id))]) }

  @Test func queryWithoutAnEstimate_hasTheRowsThatItsScanHasFound() async throws {
    let database = try database(10_000)
    let query = query(database)
    #expect(try await query.load(Request(position: 0, count: 10)).total == 20)
    #expect(!query.index.hasEstimate)
    _ = try await database.read { try query.index.scan($0, query.keyset) }
    #expect(try await query.load(Request(position: 0, count: 10)).total == PositionIndex.stepCount)
    let anchored = Request(position: 10, count: 10, anchor: .init(id: key(20), distance: 1))
    #expect(try await query.load(anchored).total == PositionIndex.stepCount)
    while try await !database.read({ try query.index.scan($0, query.keyset) }) {}
    #expect(try await query.load(Request(position: 0, count: 10)).total == 10_000)
  }

  @Test(arguments: [0, 1, 7, 100, 1_500])
  func everyRequest_ofAScannedQuery_isExact(count: Int) async throws {
    let database = try database(count)
    var random = SeededGenerator(seed: UInt64(count) + 1)
    // An order may name a column in another case than the rows do.
    for order in [[], ["name"], [SQLOrder("name", descending: true)], ["NAME"]] as [[SQLOrder]] {
      let query = query(database, order: order)
      while try await !database.read({ try query.index.scan($0, query.keyset, limit: 300) }) {}
      let all = try await database.read { db in
        let terms = query.keyset.order.map { "\($0.column)\($0.isDescending ? " DESC" : "")" }
        return try Int.fetchAll(
          db, sql: "SELECT id FROM t ORDER BY \(terms.joined(separator: ", "))")
      }
      for _ in 0..<200 {
        let position = Int.random(in: 0...count + 20, using: &random)
        let size = Int.random(in: 1...60, using: &random)
        var request = Request(position: position, count: size)
        var expected = max(0, min(position, count))..<min(count, max(0, position) + size)
        if position >= count { expected = max(0, count - size)..<count }
        if count > 0, Bool.random(using: &random) {
          let row = Int.random(in: 0..<count, using: &random)
          let distance = Int.random(in: -80...20, using: &random)
          request = Request(
            position: max(0, row + distance), count: size,
            anchor: .init(id: key(all[row]), distance: distance))
          let start = row + distance
          expected = min(count, max(0, start))..<min(count, max(max(0, start), start + size))
        }
        let window = try await query.load(request)
        let shown = ids(window)
        #expect(
          Array(all[window.position..<window.position + shown.count]) == shown,
          "\(request) of \(count), \(order)")
        #expect(window.total == count, "\(request), \(order)")
        // A window that lies outside of the list has the rows nearest to it.
        #expect(
          expected.isEmpty
            ? shown.count == min(size, count) : Set(shown).isSuperset(of: all[expected]),
          "\(request) of \(count), \(order): \(window.position), \(shown.count) rows")
      }
    }
  }

  @Test func position_beforeTheScan_isAnEstimateByTheKey() async throws {
    let query = query(try database(10_000), isWholeTable: true)
    let first = try await query.load(Request(position: 0, count: 10))
    #expect(first.total == 19_999)
    #expect(query.index.hasEstimate)
    #expect(ids(first) == Array(stride(from: 2, through: 20, by: 2)))
    let middle = try await query.load(Request(position: 10_000, count: 3))
    #expect(middle.position == 10_000)
    #expect(ids(middle) == [10_002, 10_004, 10_006])
    #expect(query.index.count == nil)
    let last = try await query.load(Request(position: 19_990, count: 9))
    #expect(ids(last) == Array(stride(from: 19_984, through: 20_000, by: 2)))
    #expect(last.position == 19_990)
    #expect(last.total == 19_999)
  }

  @Test func reload_afterTheScan_correctsThePosition() async throws {
    let database = try database(10_000)
    let query = query(database, isWholeTable: true)
    // The row with the identity 10,002 is at 10,000 by the estimate, and at 5,000 in fact.
    while try await !database.read({ try query.index.scan($0, query.keyset) }) {}
    let window = try await query.load(
      Request(position: 9_998, count: 5, anchor: .init(id: key(10_002), distance: -2)))
    #expect(ids(window) == [9_998, 10_000, 10_002, 10_004, 10_006])
    #expect(window.position == 4_998)
    #expect(window.total == 10_000)
  }

  @Test func position_withoutAnEstimate_isScannedFor() async throws {
    let query = query(try database(60_000), order: ["name"])
    let window = try await query.load(Request(position: 30_000, count: 4))
    #expect(ids(window) == [60_002, 60_004, 60_006, 60_008])
    #expect(window.position == 30_000)
    #expect(query.index.marks.isComplete == false)
  }

  @Test func removedAnchor_isReplacedByThePosition() async throws {
    let query = query(try database(100))
    let window = try await query.load(
      Request(position: 50, count: 3, anchor: .init(id: key(5), distance: 1)))
    #expect(ids(window) == [102, 104, 106])
  }

  @Test func error_ofTheQuery_isThrown() async throws {
    let query = LiveQuery(
      try database(3), sql: "SELECT * FROM missing", key: ["id"])
    await #expect(throws: DatabaseError.self) {
      try await query.load(Request(position: 0, count: 3))
    }
  }
}
#endif
