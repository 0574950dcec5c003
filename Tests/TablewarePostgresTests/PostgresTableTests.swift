#if Postgres
import Foundation
import TablewareLoading
import TablewarePostgres
import Testing

/// Tables of any database: their schema, their rows and edits of them.
@Suite(.enabled(if: Server.isThere), .timeLimit(.minutes(15))) struct PostgresTableTests {
  private static let shop = """
    CREATE TABLE customers (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(20) NOT NULL);
    CREATE TABLE orders (id bigint PRIMARY KEY, customer int REFERENCES customers ON DELETE CASCADE,
      total numeric(10, 2) DEFAULT 0, tax numeric GENERATED ALWAYS AS (total / 5) STORED,
      note json, paid boolean, photo bytea, made timestamptz, weight real);
    CREATE TABLE pairs (a text NOT NULL, b int NOT NULL, c int, UNIQUE (b, a));
    CREATE TABLE loose (a text);
    CREATE VIEW big AS SELECT * FROM orders WHERE total > 100;
    CREATE TABLE words (id int PRIMARY KEY, t text, w tsvector GENERATED ALWAYS AS (to_tsvector('simple', t)) STORED);
    INSERT INTO customers (name) VALUES ('Ada'), ('Bob'), ('100%_\\');
    INSERT INTO orders (id, customer, total, note, paid, photo, made, weight) VALUES
      (1, 1, 99.50, '{"a": 1}', true, '\\x00ff', '2026-02-03 04:05:06.789+01', 0.1),
      (2, 1, 1e3, NULL, false, '', NULL, 'NaN'), (3, 2, NULL, NULL, NULL, NULL, NULL, '-Infinity')
    """

  private func table(_ name: String, _ server: Server) async throws -> SQLTable {
    let tables = try await server.database.tables()
    return try #require(tables.first { $0.id == name })
  }

  private func rows(_ query: LiveQuery<SQLRow>) async throws -> [SQLRow] {
    try await query.load(LazyRequest(position: 0, count: 50)).rows
  }

  @Test func schema_isRead() async throws {
    let server = try await Server(Self.shop)
    let all = try await server.database.tables().filter { $0.schema == nil }
    #expect(all.map(\.name) == ["big", "customers", "loose", "orders", "pairs", "words"])
    #expect(all.map(\.kind) == [.view, .table, .table, .table, .table, .table])
    #expect(all.map(\.key) == [["number"], ["id"], ["number"], ["id"], ["b", "a"], ["id"]])
    #expect(all.map(\.isEditable) == [false, true, false, true, true, true])
    #expect(all.map(\.textIndex) == [nil, nil, nil, nil, nil, "w"])
    let orders = all[3]
    #expect(
      orders.columns.map(\.type) == [
        "bigint", "integer", "numeric(10,2)", "numeric", "json", "boolean", "bytea",
        "timestamp with time zone", "real",
      ])
    #expect(
      orders.columns.map(\.affinity) == [
        .integer, .integer, .other, .other, .other, .other, .data, .other, .real,
      ])
    #expect(orders.columns.map(\.isGenerated).firstIndex(of: true) == 3)
    #expect(orders.columns[2].defaultValue == "0" && all[1].columns[0].defaultValue == "automatic")
    #expect(all[1].columns.map(\.isRequired) == [true, true])
    #expect(orders.foreignKeys.map(\.table) == ["customers"])
    #expect(orders.foreignKeys.map(\.columns) == [["customer"]])
    #expect(orders.foreignKeys.map(\.targets) == [["id"]])
    await server.end()
  }

  @Test func values_ofEachType_areReadAndComparedExactly() async throws {
    let server = try await Server(Self.shop)
    let orders = try await table("orders", server)
    let all = try await rows(orders.query(server.database))
    #expect(
      all[0].values == [
        1, 1, "99.50", "19.9000000000000000", "{\"a\": 1}", "true", .data(Data([0, 255])),
        .text(all[0]["made"]?.stringValue ?? ""), 0.1,
      ])
    #expect(all[0]["made"]?.stringValue?.hasSuffix("06.789+00") == true)
    #expect(all[1]["weight"]?.doubleValue?.isNaN == true)
    #expect(all[2]["weight"] == .real(-.infinity))
    // A row is found and replaced by the values that were read.
    for row in all {
      let saved = try await server.database.write { connection in
        try orders.update(connection, row, setting: ["note": "[1]", "made": row["made"] ?? .null])
      }
      #expect(saved["note"] == "[1]" && saved["made"] == row["made"])
      _ = try await server.database.write { connection in try orders.delete(connection, saved) }
    }
    let left = try await rows(orders.query(server.database))
    #expect(left == [])
    await server.end()
  }

  @Test func edits_refuseWhatOthersChanged() async throws {
    let server = try await Server(Self.shop)
    let customers = try await table("customers", server)
    let row = try #require(try await rows(customers.query(server.database)).first)
    try await server.execute("UPDATE customers SET name = 'Adele' WHERE id = 1")
    let now = SQLRow(id: row.id, columns: row.columns, values: [1, "Adele"])
    await #expect(throws: SQLEditError.changedMeanwhile(now)) {
      try await server.database.write { try customers.update($0, row, setting: ["name": "X"]) }
    }
    await #expect(throws: SQLEditError.changedMeanwhile(now)) {
      try await server.database.write { try customers.delete($0, row) }
    }
    await #expect(
      throws: PostgresError(code: "22001", message: "value too long for type character varying(20)")
    ) {
      try await server.database.write {
        try customers.update($0, now, setting: ["name": .text(String(repeating: "x", count: 21))])
      }
    }
    let view = try await table("big", server)
    await #expect(throws: SQLEditError.notEditable("big")) {
      try await server.database.write { try view.insert($0, [:]) }
    }
    // Foreign keys delete two orders, and a deleted row keeps its number.
    let others = try await server.database.write { try customers.delete($0, now) }
    #expect(others == 2)
    let restored = try await server.database.write { try customers.restore($0, now) }
    #expect(restored == now)
    let inserted = try await server.database.write { try customers.insert($0, ["name": "Cy"]) }
    #expect(inserted?.values == [4, "Cy"])
    await server.end()
  }

  @Test func filtersAndSearch() async throws {
    let server = try await Server(Self.shop)
    try await server.execute(
      "INSERT INTO words VALUES (1, 'red apple'), (2, 'green pear'), (3, NULL)")
    let customers = try await table("customers", server)
    func names(_ filter: SQLFilter) async throws -> [String] {
      try await rows(customers.query(server.database, where: [filter]))
        .compactMap { $0["name"]?.stringValue }
    }
    #expect(try await names(SQLFilter("name", .contains, "%_\\")) == ["100%_\\"])
    #expect(try await names(SQLFilter("name", .contains, "aD")) == ["Ada"])
    #expect(try await names(SQLFilter("id", .greater, "1")) == ["Bob", "100%_\\"])
    #expect(try await names(SQLFilter("name", .unequal, "Bob")) == ["Ada", "100%_\\"])
    let orders = try await table("orders", server)
    let without = try await rows(
      orders.query(server.database, where: [SQLFilter("note", .equal, .null)]))
    #expect(without.map(\.id.description) == ["2", "3"])
    let words = try await table("words", server)
    for (text, ids) in [
      ("app re", ["1"]), ("pear", ["2"]), ("' & !x:*", []), ("", ["1", "2", "3"]),
    ] {
      let found = try await rows(words.query(server.database, matching: text))
      #expect(found.map(\.id.description) == ids, "\(text)")
    }
    let any = try await rows(customers.query(server.database, matching: "B"))
    #expect(any.map(\.id.description) == ["2"])
    await server.end()
  }

  @Test func longValues_areCut_inAList() async throws {
    let server = try await Server(Self.shop)
    try await server.execute(
      "UPDATE orders SET note = to_json(repeat('x', 10000000)), photo = decode(repeat('00', 5), 'hex')"
    )
    let orders = try await table("orders", server)
    let row = try #require(try await rows(orders.query(server.database, abridged: 9)).first)
    #expect(row["note"] == "\"xxxxxxxx" && row["photo"] == "5 bytes" && row["id"] == 1)
    await server.end()
  }

  @Test func valuesOfUnusualTypes_areEdited() async throws {
    let server = try await Server(
      """
      CREATE TYPE mood AS ENUM ('sad', 'happy');
      CREATE TABLE u (id char(4) PRIMARY KEY, c char(5), m mood, a int[], i interval, p point, x xml);
      INSERT INTO u VALUES ('k', 'ab', 'sad', '{1,NULL}', '1 day 02:00', '(1,2)', '<a/>')
      """)
    let table = try await table("u", server)
    var row = try #require(try await rows(table.query(server.database)).first)
    #expect(row["c"] == "ab   " && row["a"] == "{1,NULL}" && row["i"] == "1 day 02:00:00")
    let changes: [(String, SQLValue)] = [
      ("c", "xy   "), ("m", "happy"), ("a", "{2}"), ("i", "02:30:00"), ("p", "(3,4)"),
      ("x", "<b/>"),
    ]
    for (name, value) in changes {
      row = try await server.database.write { [row] in
        try table.update($0, row, setting: [name: value])
      }
      #expect(row[name] == value)
    }
    _ = try await server.database.write { [row] in try table.delete($0, row) }
    let left = try await rows(table.query(server.database))
    #expect(left == [])
    await server.end()
  }

  @Test func rowsWithoutAKey_areNumbered() async throws {
    let server = try await Server(Self.shop)
    try await server.execute("INSERT INTO loose VALUES ('b'), ('a'), ('b')")
    let loose = try await table("loose", server)
    let all = try await rows(loose.query(server.database, order: ["a"]))
    #expect(all.map { $0["a"]?.stringValue } == ["a", "b", "b"])
    #expect(Set(all.map(\.id)).count == 3)
    await server.end()
  }

  @Test(arguments: ["a\"; DROP TABLE x; --", "a\"\u{301} b", "$1 ? ' \\", "Größe 🙂"])
  func namesAndTexts_areNeverSQL(_ name: String) async throws {
    let server = try await Server()
    // The server itself quotes the name.
    let quoted = try await server.database.read { connection in
      var quoted = ""
      try connection.forEachRow("SELECT quote_ident($1::text)", [.text(name)]) {
        quoted = $0.columnValues[0].stringValue ?? ""
        return true
      }
      return quoted
    }
    try await server.execute("CREATE TABLE \(quoted) (id int PRIMARY KEY, \(quoted) text)")
    let table = try await table(name, server)
    let row = try #require(
      try await server.database.write { try table.insert($0, ["id": 1, name: .text(name)]) })
    let found = try await rows(
      table.query(
        server.database, matching: name, where: [SQLFilter(name, .equal, .text(name))],
        order: [SQLOrder(name)]))
    #expect(found == [row])
    await server.end()
  }

  @Test func text_withANUL_isRefused() async throws {
    let server = try await Server(Self.shop)
    let customers = try await table("customers", server)
    await #expect(
      throws: PostgresError(code: "22021", message: "PostgreSQL has no text with a NUL.")
    ) { try await server.database.write { try customers.insert($0, ["name": "a\0b"]) } }
    await server.end()
  }
}
#endif
