#if SQLite
import Foundation
import GRDB
import TablewareLoading
import Testing

@testable import TablewareSQL
@testable import TablewareSQLite

/// Databases that are locked, damaged or changed below an open list: each is an error of a window,
/// and all other windows are shown.
@Suite(.timeLimit(.minutes(15))) struct DamagedDatabaseTests {
  private final class File {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).sqlite").path

    init(_ sql: String) throws { try write(sql) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ sql: String) throws {
      try DatabaseQueue(path: path).write { try $0.execute(sql: sql) }
    }

    func reader() throws -> DatabaseQueue {
      var configuration = Configuration()
      configuration.readonly = true
      return try DatabaseQueue(path: path, configuration: configuration)
    }

    func table(_ name: String = "t") throws -> SQLTable {
      let tables = try reader().read { try SQLTable.all($0) }
      return try #require(tables.first { $0.name == name })
    }
  }

  private static let numbers = """
    CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
    WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 5000)
    INSERT INTO t SELECT x, printf('Number %d %.*c', x, 100, '-') FROM n;
    """

  private func message(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "no error"
    } catch {
      return (error as? DatabaseError)?.message ?? "\(error)"
    }
  }

  @Test func lockedDatabase_isAnError_untilItIsUnlocked() async throws {
    let file = try File(Self.numbers)
    let query = try file.table().query(try file.reader())
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let writer = try DatabaseQueue(path: file.path, configuration: configuration)
    try await writer.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    let request = LazyRequest<SQLKey>(position: 0, count: 10)
    #expect(await message { _ = try await query.load(request) } == "database is locked")
    try await writer.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    #expect(try await query.load(request).rows.count == 10)
  }

  @Test func damagedPage_isAnErrorOfItsRowsOnly() async throws {
    let file = try File(Self.numbers)
    let handle = try #require(FileHandle(forUpdatingAtPath: file.path))
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: size / 2 / 4_096 * 4_096)
    try handle.write(contentsOf: Data(repeating: 0xFF, count: 4_096))
    try handle.close()
    let query = try file.table().query(try file.reader())
    var results: [Bool] = []
    for position in stride(from: 0, to: 5_000, by: 20) {
      let window = try? await query.load(LazyRequest(position: position, count: 20))
      results.append(window?.rows.count == 20)
    }
    #expect(results.first == true && results.last == true && results.contains(false))
    #expect(results.count { !$0 } <= 5, "\(results.count { !$0 }) windows of 250")
  }

  @Test func droppedColumn_isMissing_andDroppedTable_isAnError() async throws {
    let file = try File(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, a, b); INSERT INTO t VALUES (1, 2, 3)")
    let query = LiveQuery(try file.reader(), sql: "SELECT * FROM t", key: ["id"])
    let request = LazyRequest<SQLKey>(position: 0, count: 10)
    #expect(try await query.load(request).rows[0].columns == ["id", "a", "b"])
    try file.write("ALTER TABLE t DROP COLUMN a")
    #expect(try await query.load(request).rows[0].columns == ["id", "b"])
    let ordered = LiveQuery(
      try file.reader(), sql: "SELECT * FROM t", key: ["id"], order: ["a"])
    // A quoted name that is no column must not become a text.
    #expect(await message { _ = try await ordered.load(request) }.hasPrefix("no such column: q.a"))
    try file.write("DROP TABLE t")
    #expect(await message { _ = try await query.load(request) } == "no such table: t")
  }

  @Test func changedSchema_isRead_byStatementsThatWereCompiledBefore() async throws {
    let file = try File(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, a); INSERT INTO t VALUES (1, 2), (2, 3)")
    let query = LiveQuery(try file.reader(), sql: "SELECT * FROM t", key: ["id"])
    let anchor = LazyRequest<SQLKey>.Anchor(id: SQLKey([.integer(1)]), distance: 0)
    let requests = [
      LazyRequest<SQLKey>(position: 0, count: 10),
      LazyRequest<SQLKey>(position: 0, count: 10, anchor: anchor),
    ]
    func columns() async throws -> Set<[String]> {
      var found: Set<[String]> = []
      for request in requests + requests {
        for row in try await query.load(request).rows {
          found.insert(row.columns)
          #expect(row.values.count == row.columns.count)
        }
      }
      return found
    }
    #expect(try await columns() == [["id", "a"]])
    for (change, expected) in [
      ("ALTER TABLE t ADD COLUMN b", ["id", "a", "b"]),
      ("ALTER TABLE t RENAME COLUMN a TO c", ["id", "c", "b"]),
      ("ALTER TABLE t DROP COLUMN b", ["id", "c"]),
    ] {
      try file.write(change)
      #expect(try await columns() == [expected], "\(change)")
    }
  }

  @Test(arguments: ["temp", "other"])
  func changedSchema_ofATemporaryOrAttachedDatabase_isRead(schema: String) async throws {
    let database = try DatabaseQueue()
    try await database.writeWithoutTransaction { db in
      if schema == "other" { try db.execute(sql: "ATTACH ':memory:' AS other") }
      try db.execute(
        sql: """
          CREATE TABLE \(schema).t (id INTEGER PRIMARY KEY, a); INSERT INTO t VALUES (1, 2)
          """)
    }
    let query = LiveQuery(database, sql: "SELECT * FROM t", key: ["id"])
    let request = LazyRequest<SQLKey>(position: 0, count: 10)
    for _ in 0..<3 { #expect(try await query.load(request).rows[0].columns == ["id", "a"]) }
    try await database.write { try $0.execute(sql: "ALTER TABLE t ADD COLUMN b") }
    #expect(try await query.load(request).rows[0].columns == ["id", "a", "b"])
    try await database.write { try $0.execute(sql: "ALTER TABLE t DROP COLUMN a") }
    #expect(try await query.load(request).rows[0].columns == ["id", "b"])
  }

  @Test func readOnlyFile_isShown_andEditsAreErrors() async throws {
    let file = try File("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    let table = try file.table()
    let reader = try file.reader()
    let window = try await table.query(reader).load(LazyRequest(position: 0, count: 5))
    let message = await message {
      try await reader.writeWithoutTransaction { db in
        _ = try table.update(db, window.rows[0], setting: ["a": 2])
      }
    }
    #expect(message == "attempt to write a readonly database")
  }

  @Test func fullDisk_isAnError_andNothingIsHalfWritten() async throws {
    let file = try File("CREATE TABLE t (a); INSERT INTO t VALUES ('x')")
    let table = try file.table()
    let writer = try DatabaseQueue(path: file.path)
    let message = await message {
      try await writer.write { db in
        // The largest number of pages stands for the end of the disk.
        try db.execute(sql: "PRAGMA max_page_count = 2")
        let row = try #require(try table.firstRow(db, where: []))
        try table.update(db, row, setting: ["a": "y"])
        try table.insert(db, ["a": .text(String(repeating: "z", count: 100_000))])
      }
    }
    #expect(message == "database or disk is full")
    let values = try await file.reader().read { try String.fetchAll($0, sql: "SELECT a FROM t") }
    #expect(values == ["x"])
  }

  @Test func longValues_areCut_inAList() async throws {
    let file = try File(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, text TEXT, data BLOB);
      INSERT INTO t VALUES (1, printf('%.*c', 10000000, 'a'), zeroblob(5000000)), (2, NULL, NULL);
      """)
    let query = try file.table().query(try file.reader(), abridged: 200)
    let rows = try await query.load(LazyRequest(position: 0, count: 10)).rows
    #expect(rows[0]["text"] == .text(String(repeating: "a", count: 200)))
    #expect(rows[0]["data"] == "5000000 bytes")
    #expect(rows[1]["text"] == .null && rows[1]["data"] == .null)
  }

  @Test func repeatedKey_isShownOnce_andAllOthersAreShown() async throws {
    let file = try File(
      "CREATE TABLE t (k, v); INSERT INTO t VALUES (1,1),(2,2),(2,3),(NULL,4),(NULL,5)")
    let query = LiveQuery(try file.reader(), sql: "SELECT * FROM t", key: ["k"])
    let window = try await query.load(LazyRequest(position: 0, count: 10))
    #expect(window.rows.map(\.id.description) == ["NULL", "NULL", "1", "2", "2"])
  }
}
#endif
