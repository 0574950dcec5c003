#if SQLite
import GRDB
import TablewareLoading
import Testing

@testable import TablewareSQL
@testable import TablewareSQLite

/// Tables by their schema, and edits that never overwrite those of others.
@Suite struct SQLiteTableTests {
  private func database(_ sql: String) throws -> DatabaseQueue {
    let database = try DatabaseQueue()
    try database.write { try $0.execute(sql: sql) }
    return database
  }

  private func table(_ name: String, _ database: DatabaseQueue) throws -> SQLTable {
    let tables = try database.read { try SQLTable.all($0) }
    return try #require(tables.first { $0.name == name })
  }

  private func rows(
    _ table: SQLTable, _ database: DatabaseQueue, matching text: String = "",
    where filters: [SQLFilter] = [], order: [SQLOrder] = []
  ) async throws -> [[String]] {
    let query = table.query(database, matching: text, where: filters, order: order)
    let window = try await query.load(LazyRequest(position: 0, count: 100))
    return window.rows.map { row in
      table.columns.map { column in
        row[column.name].map { $0.description.replacing("\"", with: "") } ?? "–"
      }
    }
  }

  @Test func schema_ofEveryKindOfTable() throws {
    let database = try database(
      """
      CREATE TABLE parent (id INTEGER PRIMARY KEY, name VARCHAR(20) NOT NULL DEFAULT 'x');
      CREATE TABLE child (a, b, rowid TEXT, parent REFERENCES parent (id),
        double AS (a * 2), PRIMARY KEY (b, a)) WITHOUT ROWID;
      CREATE TABLE plain (rowid TEXT, value);
      CREATE VIEW names AS SELECT name FROM parent;
      CREATE VIRTUAL TABLE words USING fts5 (name, content='parent', content_rowid='id');
      """)
    let tables = try database.read { try SQLTable.all($0) }
    #expect(
      tables.map { "\($0.kind) \($0.name): \($0.key.joined(separator: ", "))" } == [
        "table child: b, a", "view names: number", "table parent: id", "table plain: _rowid_",
        "virtual words: rowid", "shadow words_config: k", "shadow words_data: rowid",
        "shadow words_docsize: rowid", "shadow words_idx: segid, term",
      ])
    let parent = try table("parent", database)
    #expect(
      parent.columns.map { "\($0.name) \($0.type) \($0.isRequired) \($0.defaultValue ?? "–")" }
        == ["id INTEGER false –", "name VARCHAR(20) true 'x'"])
    #expect(parent.textIndex == "words")
    let child = try table("child", database)
    #expect(
      child.foreignKeys.map { "\($0.columns) \($0.table) \($0.targets)" }
        == ["[\"parent\"] parent [\"id\"]"])
    #expect(child.columns.filter(\.isGenerated).map(\.name) == ["double"])
    #expect(try table("names", database).isEditable == false)
  }

  @Test func rows_areSearchedFilteredAndOrdered() async throws {
    let database = try database(
      """
      CREATE TABLE t (name, n INT);
      INSERT INTO t VALUES ('50% off', 1), ('500 off', 2), (NULL, 3), (x'35302520', 4), ('a_b', 500);
      CREATE VIEW v AS SELECT name, n FROM t WHERE n < 4;
      """)
    let t = try table("t", database)
    #expect(try await rows(t, database, matching: "50%") == [["50% off", "1"]])
    #expect(try await rows(t, database, matching: "_") == [["a_b", "500"]])
    #expect(try await rows(t, database, matching: "500").count == 2)
    #expect(try await rows(t, database, matching: "' OR 1=1 --") == [])
    let null = SQLFilter("name", .equal, .null)
    #expect(try await rows(t, database, where: [null]) == [["NULL", "3"]])
    let range = [
      SQLFilter("n", .greater, 1), SQLFilter("n", .unequal, 3),
      SQLFilter("n", .less, 500),
    ]
    #expect(
      try await rows(t, database, where: range, order: [SQLOrder("n", descending: true)]).map(\.[1])
        == ["4", "2"])
    let view = try table("v", database)
    #expect(try await rows(view, database).map(\.[1]) == ["1", "2", "3"])
    #expect(try await rows(view, database, matching: "off").map(\.[1]) == ["1", "2"])
    #expect(
      try await rows(view, database, order: [SQLOrder("n", descending: true)]).map(\.[1])
        == ["3", "2", "1"])
  }

  @Test func fullTextIndex_findsBeginningsOfWords() async throws {
    let database = try database(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, body TEXT);
      INSERT INTO t VALUES (1, 'Quick brown foxes'), (2, 'brown "quick" NEAR'), (3, 'slow');
      CREATE VIRTUAL TABLE i USING fts5 (body, content='t', content_rowid='id');
      INSERT INTO i (i) VALUES ('rebuild');
      """)
    let t = try table("t", database)
    #expect(try await rows(t, database, matching: "bro qui").map(\.[0]) == ["1", "2"])
    #expect(try await rows(t, database, matching: "fox").map(\.[0]) == ["1"])
    // Operators and quotation marks of the query language are text.
    #expect(try await rows(t, database, matching: "\"quick\" NEAR").map(\.[0]) == ["2"])
    #expect(try await rows(t, database, matching: "* OR ^").map(\.[0]) == [])
  }

  @Test func update_comparesWithWhatTheUserSaw() throws {
    let database = try database(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, a, b CHECK (b > 0)); INSERT INTO t VALUES (1, 'x', 2)"
    )
    let t = try table("t", database)
    try database.write { db in
      let seen = try #require(try t.row(db, SQLKey([1])))
      let saved = try t.update(db, seen, setting: ["a": "y"])
      #expect(saved["a"] == "y")
      // Another value of the row may have changed meanwhile; the same one may not.
      #expect(try t.update(db, seen, setting: ["b": 3])["a"] == "y")
      let now = try #require(try t.row(db, seen.id))
      #expect(throws: SQLEditError.changedMeanwhile(now)) {
        try t.update(db, seen, setting: ["a": "z"])
      }
      #expect(throws: DatabaseError.self) {
        try t.update(db, now, setting: ["b": -1])
      }
      #expect(try t.update(db, now, setting: ["id": 7]).id.description == "7")
      #expect(throws: SQLEditError.changedMeanwhile(nil)) {
        try t.update(db, now, setting: ["a": "z"])
      }
    }
  }

  @Test func deletedRow_isRestoredUnderItsIdentity() throws {
    let database = try database(
      """
      CREATE TABLE t (a, b AS (a || a)); INSERT INTO t VALUES ('x'), ('y'), (NULL);
      CREATE TABLE w (k TEXT PRIMARY KEY, v) WITHOUT ROWID; INSERT INTO w VALUES ('q', x'00ff');
      """)
    try database.write { db in
      for (name, id) in [("t", 3), ("t", 2), ("w", "q")] as [(String, SQLValue)] {
        let tables = try SQLTable.all(db)
        let table = try #require(tables.first { $0.name == name })
        let row = try #require(try table.row(db, SQLKey([id])))
        try table.delete(db, row)
        #expect(try table.row(db, row.id) == nil)
        #expect(throws: SQLEditError.changedMeanwhile(nil)) { try table.delete(db, row) }
        #expect(try table.restore(db, row) == row)
        #expect(try table.row(db, row.id) == row)
      }
    }
  }

  @Test func insertedRow_hasDefaults() throws {
    let database = try database(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, a DEFAULT 'd', b NOT NULL DEFAULT 5)")
    let t = try table("t", database)
    try database.write { db in
      let row = try #require(try t.insert(db, [:]))
      #expect(row.values == [1, "d", 5])
      let other = try #require(try t.insert(db, ["id": 9, "a": .null]))
      #expect(other.values == [9, .null, 5])
    }
  }

  @Test func view_isNotEditable() throws {
    let database = try database("CREATE VIEW v AS SELECT 1 AS a")
    let view = try table("v", database)
    try database.write { db in
      let row = try #require(try view.row(db, SQLKey([1])))
      #expect(throws: SQLEditError.notEditable("v")) { try view.delete(db, row) }
      #expect(throws: SQLEditError.notEditable("v")) { try view.insert(db, [:]) }
    }
  }

  @Test func abridgedRows_areOrderedByTheirWholeValues() async throws {
    let database = try database(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT COLLATE NOCASE, b BLOB);
      INSERT INTO t VALUES (1, 'B', x'02'), (2, 'a', x'0101'), (3, 'C', x'01'), (4, 'b', NULL);
      CREATE INDEX i ON t (a);
      """)
    let t = try table("t", database)
    func ids(_ order: SQLOrder) async throws -> [String] {
      let query = t.query(database, order: [order], abridged: 1)
      let keyset = t.keyset(.sqlite, order: [order], abridged: 1)
      var (rows, anchor) = ([SQLRow](), nil as LazyRequest<SQLKey>.Anchor?)
      while rows.count < 4 {
        let request = LazyRequest(position: rows.count, count: 1, anchor: anchor)
        rows += try await query.load(request).rows
        anchor = rows.last.map { .init(id: $0.id, distance: 1) }
      }
      #expect(try await database.read { try keyset.needsSort($0) } == (order.column == "b"))
      return rows.map(\.id.description)
    }
    #expect(try await ids("a") == ["2", "1", "4", "3"])
    #expect(try await ids("b") == ["4", "3", "2", "1"])
  }

  @Test func sparseKeys_areNoNumberOfRows() async throws {
    let database = try database(
      "CREATE TABLE t (id INTEGER PRIMARY KEY); "
        + "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 9000) "
        + "INSERT INTO t SELECT x * 60000000000000 FROM n")
    let query = try table("t", database).query(database)
    let first = try await query.load(LazyRequest(position: 0, count: 5))
    #expect(first.total == 20_000_000)
    let last = try await query.load(LazyRequest(position: first.total - 5, count: 5))
    #expect(last.rows.last?.id.description == "540000000000000000")
    let middle = try await query.load(LazyRequest(position: 10_000_000, count: 1))
    #expect(middle.rows[0].id.description.hasPrefix("2700"))
  }

  @Test func fullTextIndex_byAnotherColumn_isNotUsed() async throws {
    let database = try database(
      """
      CREATE TABLE t (pk INTEGER PRIMARY KEY, docid INT UNIQUE, b TEXT);
      INSERT INTO t VALUES (1, 2, 'apple'), (2, 1, 'pear');
      CREATE VIRTUAL TABLE i USING fts5 (b, content='t', content_rowid='docid');
      INSERT INTO i (i) VALUES ('rebuild');
      """)
    let t = try table("t", database)
    #expect(t.textIndex == nil)
    #expect(try await rows(t, database, matching: "apple").map(\.[0]) == ["1"])
  }

  @Test func rowsWithoutAnIdentity_areNumbered_andNotEdited() async throws {
    let database = try database(
      """
      CREATE TABLE t (rowid, _rowid_, oid); INSERT INTO t VALUES (1, 2, 3), (1, 2, 3);
      CREATE TABLE d (id INTEGER PRIMARY KEY DESC, x); INSERT INTO d VALUES (NULL, 1), (NULL, 1);
      """)
    let t = try table("t", database)
    #expect(t.key == ["number"] && !t.isEditable)
    #expect(try await rows(t, database).count == 2)
    // The descending key is not the number of the row, so both rows have their own identity.
    let d = try table("d", database)
    #expect(d.key == ["rowid"] && d.primaryKey == ["id"])
    #expect(try await rows(d, database).count == 2)
  }

  @Test func letterCase_isAChange_alsoInColumnsThatIgnoreIt() throws {
    let database = try database(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, c TEXT COLLATE NOCASE); INSERT INTO t VALUES (1, 'A')"
    )
    let t = try table("t", database)
    try database.write { db in
      let seen = try #require(try t.row(db, SQLKey([1])))
      try db.execute(sql: "UPDATE t SET c = 'a'")
      let now = try t.row(db, seen.id)
      #expect(throws: SQLEditError.changedMeanwhile(now)) {
        try t.update(db, seen, setting: ["c": "Z"])
      }
      #expect(throws: SQLEditError.changedMeanwhile(now)) { try t.delete(db, seen) }
    }
  }

  @Test func rowsThatAreDeletedWithAnotherOne_areCounted() throws {
    let database = try database(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY);
      CREATE TABLE c (p REFERENCES p (id) ON DELETE CASCADE);
      INSERT INTO p VALUES (1), (2); INSERT INTO c VALUES (1), (1);
      """)
    let p = try table("p", database)
    try database.write { db in
      for (id, others) in [(1, 2), (2, 0)] {
        let row = try #require(try p.row(db, SQLKey([.integer(Int64(id))])))
        #expect(try p.delete(db, row) == others)
      }
    }
  }

  @Test func keysOfDifferentBytes_differ() {
    let (one, two) = ("\u{E9}", "e\u{301}") as (SQLValue, SQLValue)
    #expect(SQLKey([one]) != SQLKey([two]) && SQLKey([one]) == SQLKey([one]))
  }

  @Test func statement_mayEndWithASemicolonOrAComment() async throws {
    let database = try database("CREATE TABLE t (id INTEGER PRIMARY KEY); INSERT INTO t VALUES (1)")
    for sql in ["SELECT * FROM t;", "SELECT * FROM t -- all of them", "SELECT * FROM t ;\n "] {
      let query = LiveQuery(database, sql: sql, key: ["id"])
      #expect(try await query.load(LazyRequest(position: 0, count: 5)).rows.count == 1, "\(sql)")
    }
  }
}
#endif
