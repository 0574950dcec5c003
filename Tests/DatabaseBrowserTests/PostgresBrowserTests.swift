#if Postgres
import Foundation
import TablewarePostgres
import TablewareTerminal
import Testing

@testable import DatabaseBrowser

private let server = ProcessInfo.processInfo.environment["TABLEWARE_POSTGRES_URL"]

/// The browser on the server of `Scripts/with-postgres`.
@Suite(.enabled(if: server != nil), .timeLimit(.minutes(15))) struct PostgresBrowserTests {
  private static let schema = """
    CREATE TABLE artists (id int PRIMARY KEY, name varchar(20) NOT NULL);
    CREATE TABLE albums (id int PRIMARY KEY, artist int REFERENCES artists, title text);
    INSERT INTO artists VALUES (1, 'Ada'), (2, 'Bix');
    INSERT INTO albums VALUES (10, 1, 'Blue'), (11, 1, 'Green'), (12, 2, 'Red')
    """

  /// Runs a test with a database of its own, which is deleted after it.
  private func withDatabase(
    isReadOnly: Bool = false, _ body: (BrowsedDatabase, PostgresDatabase) async throws -> Void
  ) async throws {
    let url = try #require(server)
    let name = "browse\(UInt32.random(in: 0 ... .max))"
    let administrator = PostgresDatabase(url)
    _ = try await administrator.write { try $0.execute("CREATE SCHEMA \(name)", []) }
    let path = "\(url)?options=-csearch_path%3D\(name)"
    let database = PostgresDatabase(path)
    for statement in Self.schema.split(separator: ";") {
      _ = try await database.write { try $0.execute(String(statement), []) }
    }
    try await body(try await BrowsedDatabase(postgres: path, isReadOnly: isReadOnly), database)
    database.close()
    _ = try await administrator.write { try $0.execute("DROP SCHEMA \(name) CASCADE", []) }
    administrator.close()
  }

  private func frame(
    _ database: BrowsedDatabase, _ table: String?, keys: String = ""
  ) async throws -> String {
    let start = try await BrowserStart(database, table: table, conditions: [])
    return try await Terminal.frame(
      of: start.screen(export: nil), keys: "settle \(keys) settle", columns: 70, rows: 16)
  }

  private func names(_ database: PostgresDatabase) async throws -> [String] {
    try await database.read { connection in
      var names: [String] = []
      try connection.forEachRow("SELECT name FROM artists ORDER BY id", []) {
        names.append($0.columnValues[0].stringValue ?? "NULL")
        return true
      }
      return names
    }
  }

  @Test func rows_areShown_withTheRowsThatReferToThem() async throws {
    try await withDatabase { browsed, _ in
      let list = try await frame(browsed, "albums")
      #expect(list.contains("3 rows") && list.contains("Green"), "\(list)")
      let form = try await frame(browsed, "albums", keys: "enter settle")
      #expect(form.contains("→ artists 1") && form.contains("Blue"), "\(form)")
      let links = try await frame(browsed, "artists", keys: "enter settle")
      #expect(links.contains("← albums (artist)"), "\(links)")
    }
  }

  @Test func edit_isSaved_andUndone() async throws {
    try await withDatabase { browsed, database in
      let keys = "enter settle down enter text:! esc settle w settle"
      let saved = try await frame(browsed, "artists", keys: keys)
      #expect(saved.contains("Ada!"), "\(saved)")
      #expect(try await names(database) == ["Ada!", "Bix"])
      let undone = try await frame(
        browsed, "artists", keys: "enter settle down enter text:? esc settle w settle u settle")
      #expect(undone.contains("Ada!") && !undone.contains("Ada!?"), "\(undone)")
      #expect(try await names(database) == ["Ada!", "Bix"])
    }
  }

  @Test func readOnlyDatabase_offersNoEdit() async throws {
    try await withDatabase(isReadOnly: true) { browsed, database in
      let form = try await frame(browsed, "artists", keys: "enter settle")
      #expect(form.contains("Ada") && !form.contains("delete"), "\(form)")
      await #expect(throws: (any Error).self) {
        _ = try await browsed.write { try $0.execute("DELETE FROM albums", []) }
      }
      #expect(try await names(database) == ["Ada", "Bix"])
    }
  }

  @Test func conditions_selectRows() async throws {
    try await withDatabase { browsed, _ in
      let start = try await BrowserStart(
        browsed, table: "albums", conditions: ["title contains E", "id > 10"])
      let frame = try await Terminal.frame(
        of: start.screen(export: nil), keys: "settle settle", columns: 70, rows: 8)
      #expect(frame.contains("2 rows") && frame.contains("Green") && frame.contains("Red"))
    }
  }
}
#endif
