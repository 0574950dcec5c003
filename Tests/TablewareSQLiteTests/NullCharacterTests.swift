#if SQLite
import GRDB
import TablewareLoading
import Testing

@testable import TablewareSQL
@testable import TablewareSQLite

/// Texts that contain the character NUL, which ends a text for C and so for much of SQLite.
@Suite struct NullCharacterTests {
  private static let schema = """
    CREATE TABLE t (name TEXT PRIMARY KEY, note TEXT) WITHOUT ROWID;
    INSERT INTO t VALUES ('a' || char(0) || 'b', 'x' || char(0)), ('a' || char(0) || 'c', 'y'),
      ('a', char(0)), ('b', '');
    """

  @Test(arguments: ["UTF-8", "UTF-16"])
  func text_isReadFilteredAndPaged_asAWhole(_ encoding: String) async throws {
    let database = try DatabaseQueue()
    try await database.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA encoding = '\(encoding)'; " + Self.schema)
    }
    let table = try #require(try await database.read { try SQLTable.all($0) }.first)
    var names: [SQLValue?] = []
    for position in 0..<4 {
      let window = try await table.query(database).load(
        LazyRequest(
          position: position, count: 1,
          anchor: names.last.flatMap(\.self).map { .init(id: SQLKey([$0]), distance: 1) }))
      names += window.rows.map { $0["name"] }
    }
    #expect(names == ["a", "a\0b", "a\0c", "b"].map { .text($0) })
    let filtered = try await table.query(
      database, where: [SQLFilter("name", .equal, .text("a\0c"))]
    ).load(LazyRequest(position: 0, count: 9))
    #expect(filtered.rows.map { $0["note"] } == [.text("y")])
  }

  @Test func edits_keepAndSaveTheWholeText() async throws {
    let database = try DatabaseQueue()
    try await database.writeWithoutTransaction { try $0.execute(sql: Self.schema) }
    let table = try #require(try await database.read { try SQLTable.all($0) }.first)
    let texts = try await database.write { db in
      let row = try #require(try table.row(db, SQLKey([.text("a\0b")])))
      let renamed = try table.update(db, row, setting: ["name": .text("\0\0")])
      let noted = try table.update(db, renamed, setting: ["note": .text("a\0")])
      let other = try #require(try table.row(db, SQLKey([.text("a\0c")])))
      #expect(try table.delete(db, other) == 0)
      _ = try table.insert(db, ["name": .text("é\0日")])
      return [noted["name"], noted["note"]]
    }
    #expect(texts == [.text("\0\0"), .text("a\0")])
    let stored = try await database.read { db in
      try String.fetchAll(
        db, sql: "SELECT hex(name) || ':' || hex(note) FROM t ORDER BY name")
    }
    #expect(stored == ["0000:6100", "61:00", "62:", "C3A900E697A5:"])
  }
}
#endif
