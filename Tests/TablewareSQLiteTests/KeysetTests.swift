#if SQLite
import GRDB
import TablewareTesting
import Testing

@testable import TablewareSQL
@testable import TablewareSQLite

/// Rows in an order, from each row in both directions, against the whole list that SQLite sorts.
@Suite struct KeysetTests {
  private static let orders: [[SQLOrder]] = [
    [], ["a"], [SQLOrder("a", descending: true)], ["a", SQLOrder("b", descending: true)],
    [SQLOrder("b", descending: true), SQLOrder("a", descending: true)], ["c", "b"],
    [SQLOrder("id", descending: true)], [SQLOrder("c", descending: true), "a"],
  ]

  /// A table of 60 rows with few different values, many of them `NULL`, of every type.
  private func database(_ seed: UInt64, indexed: Bool) throws -> DatabaseQueue {
    let database = try DatabaseQueue()
    var random = SeededGenerator(seed: seed)
    let values: [DatabaseValue] = [
      .null, 1.databaseValue, 2.databaseValue, 2.5.databaseValue, "a".databaseValue,
      "B".databaseValue, "".databaseValue, "é".databaseValue,
    ]
    try database.write { db in
      try db.execute(
        sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, a, b, c TEXT COLLATE NOCASE)")
      if indexed { try db.execute(sql: "CREATE INDEX i ON t (a); CREATE INDEX j ON t (c, b)") }
      for id in 1...60 {
        let row = (0..<3).map { _ in values.randomElement(using: &random) ?? .null }
        try db.execute(
          sql: "INSERT INTO t VALUES (?, ?, ?, ?)", arguments: [id * 3] + StatementArguments(row))
      }
    }
    return database
  }

  @Test(arguments: [false, true]) func rows_fromEachRow_inBothDirections(indexed: Bool) throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      for order in Self.orders {
        try database(seed, indexed: indexed).read { db in
          let keyset = Keyset(
            base: SQLStatement(sql: "SELECT * FROM t WHERE id <> ?", values: [30]), key: ["id"],
            order: order)
          let terms = keyset.order.map { "\($0.column)\($0.isDescending ? " DESC" : "")" }
          let all = try Int.fetchAll(
            db,
            sql: "SELECT id FROM t WHERE id <> 30 ORDER BY \(terms.joined(separator: ", "))")
          #expect(all.count == 59)
          for (position, id) in all.enumerated() {
            let place = try #require(try keyset.place(db, ofKey: [.integer(Int64(id))]))
            func walked(reversed: Bool, limit: Int) throws -> [Int] {
              var ids: [Int] = []
              try keyset.forEach(db, "id", after: place, reversed: reversed, limit: limit) {
                ids.append($0.columnValues[0].intValue ?? 0)
                return true
              }
              return ids
            }
            let after = try walked(reversed: false, limit: 100)
            let before = try walked(reversed: true, limit: 7)
            #expect(after == Array(all[(position + 1)...]), "seed \(seed), \(order), after \(id)")
            #expect(
              before == Array(all[..<position].reversed().prefix(7)),
              "seed \(seed), \(order), before \(id)")
          }
        }
      }
    }
  }

  @Test func composedKey_ofATableWithoutRowIDs() throws {
    let database = try DatabaseQueue()
    try database.write { db in
      try db.execute(
        sql: "CREATE TABLE t (x TEXT, y INT, z, PRIMARY KEY (x, y)) WITHOUT ROWID")
      for x in ["a", "b", "c"] {
        for y in 1...3 { try db.execute(sql: "INSERT INTO t VALUES (?, ?, 0)", arguments: [x, y]) }
      }
      let keyset = Keyset(base: "SELECT * FROM t", key: ["x", "y"], order: ["z"])
      let place = try #require(
        try keyset.place(db, ofKey: ["b", 2]))
      var names: [String] = []
      try keyset.forEach(db, after: place, limit: 3) { row in
        names.append("\(row.columnValues[0])\(row.columnValues[1])")
        return true
      }
      #expect(names == ["b3", "c1", "c2"])
      #expect(keyset.key(ofPlace: place) == ["b", 2])
      #expect(try keyset.place(db, ofKey: ["d", 1]) == nil)
    }
  }

  @Test func namesOfColumns_areQuoted() throws {
    let database = try DatabaseQueue()
    let name = "a\"; DROP TABLE t; --"
    try database.write { db in
      try db.execute(
        sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, \(name.quotedName))")
      try db.execute(sql: "INSERT INTO t VALUES (1, 5), (2, 4)")
      let keyset = Keyset(
        base: "SELECT * FROM t", key: ["id"], order: [SQLOrder(name)])
      var ids: [Int] = []
      try keyset.forEach(db, after: nil, limit: 9) {
        ids.append($0.columnValues[0].intValue ?? 0); return true
      }
      #expect(ids == [2, 1])
      #expect(try db.tableExists("t"))
    }
  }

  @Test func windows_useTheIndex() throws {
    let database = try DatabaseQueue()
    try database.write { db in
      try db.execute(
        sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, a, b); CREATE INDEX i ON t (a, b)")
      func needsSort(_ order: [SQLOrder]) throws -> Bool {
        try Keyset(
          base: "SELECT rowid AS \"·rowid\", * FROM t", key: ["·rowid"],
          order: order
        ).needsSort(db)
      }
      #expect(try needsSort([]) == false)
      #expect(try needsSort(["a", "b"]) == false)
      #expect(try needsSort(["b"]))
    }
  }
}
#endif
