#if SQLite
import GRDB
import TablewareLoading
import Testing

@testable import TablewareSQLite

/// Marks of SQL before a combining accent, with which Swift joins them to one character.
@Suite struct CombiningMarkTests {
  private let accent = "\u{301}"

  private func count(_ sql: String, _ table: String, _ text: String) async throws -> [Int?] {
    let database = try DatabaseQueue()
    try await database.write { try $0.execute(sql: sql) }
    let tables = try await database.read { try SQLTable.all($0) }
    let found = try #require(tables.first { $0.name == table })
    let rows = try await found.query(database, matching: text).load(
      LazyRequest(position: 0, count: 10)
    ).rows
    return rows.map { $0["n"]?.intValue }
  }

  @Test func quotedName_withQuoteBeforeAccent_isOneName() throws {
    let name = "n\"\(accent) FROM sqlite_schema; --"
    #expect(name.quotedName == "\"n\"\"\(accent) FROM sqlite_schema; --\"")
    let row = try DatabaseQueue().read {
      try Row.fetchOne($0, sql: "SELECT 1 AS \(name.quotedName)")
    }
    #expect(row?.columnNames.map { $0 } == [name])
  }

  @Test func table_withQuoteBeforeAccent_isRead() async throws {
    let name = "a\"\(accent)b"
    #expect(
      try await count(
        "CREATE TABLE \(name.quotedName) (n); INSERT INTO \(name.quotedName) VALUES (7)", name, "")
        == [7])
  }

  @Test(arguments: ["%", "_"])
  func search_withWildcardBeforeAccent_findsOnlyThat(_ wildcard: String) async throws {
    let sql = """
      CREATE TABLE t (n, name);
      INSERT INTO t VALUES (1, 'a\(wildcard)\(accent)'), (2, 'ax\(accent)'), (3, 'a\(accent)')
      """
    #expect(try await count(sql, "t", "a\(wildcard)\(accent)") == [1])
  }

  @Test func wordSearch_withQuoteBeforeAccent_hasNoOperators() async throws {
    let sql = """
      CREATE TABLE t (n INTEGER PRIMARY KEY, name);
      CREATE VIRTUAL TABLE words USING fts5 (name, content='t', content_rowid='n');
      INSERT INTO t VALUES (1, 'ash'), (2, 'birch');
      INSERT INTO words (words) VALUES ('rebuild')
      """
    #expect(try await count(sql, "t", "ash\"\(accent)OR\"birch") == [])
  }
}
#endif
