#if SQLite
import GRDB
import TablewareSQLite
import Testing

@testable import DatabaseBrowser

/// The values that the input of a field means, by the type of its column.
@Suite struct DraftTests {
  private func columns(_ sql: String) throws -> [SQLTable.Column] {
    let database = try DatabaseQueue()
    return try database.write { db in
      try db.execute(sql: "CREATE TABLE t (\(sql))")
      return try #require(try SQLTable.all(db).first).columns
    }
  }

  private func draft(_ type: String, saved: SQLValue?, _ text: String) throws -> Draft {
    var draft = Draft(try columns("c \(type)")[0], saved: saved)
    draft.text = text
    return draft
  }

  @Test func input_becomesTheTypeOfTheColumn() throws {
    let cases: [(type: String, saved: SQLValue?, text: String, change: SQLValue?)] = [
      ("INTEGER", 1, "2", "2"),
      ("INTEGER", 1, "1", nil),
      ("INTEGER", 1, "", .null),
      ("INTEGER", nil, "", nil),
      ("TEXT", "a", "", ""),
      ("TEXT", .null, "", ""),
      ("VARCHAR(3)", nil, "12", "12"),
      ("REAL", 0.1, "0.1", nil),
      ("REAL", nil, "1e3", "1e3"),
      ("NUMERIC", nil, "x", "x"),
      ("NUMERIC", nil, "0x1A", "0x1A"),
      ("", 5, "12345678901234567890", "12345678901234567890"),
      ("TEXT", "\u{E9}", "e\u{301}", "e\u{301}"),
      ("", 5, "6", 6),
      ("", "5", "6", "6"),
    ]
    for (type, saved, text, change) in cases {
      var draft = try draft(type, saved: saved, text)
      draft.isNull = false
      #expect(
        draft.change == change,
        "\(type), \(String(describing: saved)), “\(text)”")
    }
  }

  @Test func mistakes_areExplained() throws {
    #expect(try draft("INTEGER", saved: 1, "x").mistake == "Enter a whole number.")
    for text in ["1,5", "0x1A", "nan", "inf"] {
      #expect(try draft("REAL", saved: nil, text).mistake == "Enter a number.")
    }
    #expect(try draft("CHAR(2)", saved: nil, "abc").mistake == "Enter at most 2 characters.")
    #expect(try draft("CHAR(2)", saved: nil, "ab").mistake == nil)
    #expect(try draft("INT NOT NULL", saved: 1, "").mistake == "A value is required.")
    #expect(try draft("INT NOT NULL", saved: nil, "").mistake == "A value is required.")
    #expect(try draft("INT NOT NULL DEFAULT 3", saved: nil, "").mistake == nil)
    #expect(try draft("INTEGER PRIMARY KEY", saved: nil, "").mistake == nil)
    // A value that was saved with another type is kept.
    #expect(try draft("INTEGER", saved: "x", "x").mistake == nil)
  }
}
#endif
