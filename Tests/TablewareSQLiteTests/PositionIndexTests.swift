#if SQLite
import GRDB
import TablewareTesting
import Testing

@testable import TablewareSQL
@testable import TablewareSQLite

/// The marks of scans that are interrupted, against the whole query.
@Suite(.timeLimit(.minutes(15))) struct PositionIndexTests {
  private static let stride = PositionIndex.stride

  /// Rows with the identities 3, 6, 9 and so on, of which each seven have the same name, and the
  /// first ones none.
  private func database(_ count: Int) throws -> DatabaseQueue {
    let database = try DatabaseQueue()
    try database.write { db in
      try db.execute(
        sql: """
          CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
          CREATE INDEX i ON t (name);
          WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < \(count))
          INSERT INTO t SELECT x * 3, CASE WHEN x > 20 THEN printf('%06d', x / 7) END
          FROM n WHERE \(count) > 0
          """)
    }
    return database
  }

  private func places(_ database: DatabaseQueue, _ keyset: Keyset) throws -> [[SQLValue]] {
    try database.read { db in
      var places: [[SQLValue]] = []
      try keyset.forEach(
        SQLiteConnection(db: db), keyset.placeColumns, after: nil, limit: .max
      ) { row in
        places.append(row.columnValues)
        return true
      }
      return places
    }
  }

  static let orders: [[SQLOrder]] = [
    [], [SQLOrder("id", descending: true)], ["name"], [SQLOrder("name", descending: true)],
  ]

  @Test(arguments: [0, 1, 511, 512, 513, 1_024, 4_096, 5_000])
  func marks_ofAnInterruptedScan_areThoseOfTheQuery(count: Int) throws {
    let database = try database(count)
    for (number, order) in Self.orders.enumerated() {
      var random = SeededGenerator(seed: UInt64(count * 4 + number))
      let keyset = Keyset(base: "SELECT * FROM t", key: ["id"], order: order)
      let places = try places(database, keyset)
      #expect(places.count == count)
      for limit in [PositionIndex.stepCount, 300, 700] {
        let index = PositionIndex()
        var steps = 0
        while try !database.read({ db in
          try index.scan(SQLiteConnection(db: db), keyset, limit: limit) {
            Bool.random(using: &random)
          }
        }) {
          steps += 1
          try #require(steps <= count, "\(order), limit \(limit): no end")
        }
        let marks = index.marks
        #expect(index.count == count, "\(order), limit \(limit)")
        for number in 0...count / Self.stride {
          let mark = marks.mark(before: number * Self.stride)
          let expected = number == 0 ? nil : places[number * Self.stride - 1]
          #expect(mark?.place == expected, "mark \(number) of \(order), limit \(limit)")
          guard let expected else { continue }
          let key = SQLKey(keyset.key(ofPlace: expected))
          #expect(marks.positions[key] == number * Self.stride - 1)
        }
        #expect(marks.places.count == count / Self.stride)
      }
    }
  }

  // No index has the last order, and a sorted query is scanned in one step.
  @Test(arguments: Self.orders.dropLast())
  func step_endsAtTheNextMark_ifTheConnectionIsWanted(order: [SQLOrder]) throws {
    let database = try database(3_000)
    let keyset = Keyset(base: "SELECT * FROM t", key: ["id"], order: order)
    let index = PositionIndex()
    for step in 1...5 {
      let isComplete = try database.read { db in
        try index.scan(SQLiteConnection(db: db), keyset) { true }
      }
      #expect(!isComplete)
      #expect(index.marks.count == step * Self.stride)
    }
    let isComplete = try database.read { db in
      try index.scan(SQLiteConnection(db: db), keyset) { true }
    }
    #expect(isComplete)
    #expect(index.count == 3_000)
  }

  @Test(arguments: [false, true])
  func position_isCountedFromTheMarkBeforeIt(isDescending: Bool) throws {
    let database = try database(2_000)
    let order = SQLOrder("id", descending: isDescending)
    let keyset = Keyset(base: "SELECT * FROM t", key: ["id"], order: [order])
    let index = PositionIndex()
    while try !database.read({ try index.scan(SQLiteConnection(db: $0), keyset) }) {}
    let places = try places(database, keyset)
    try database.read { db in
      for (position, place) in places.enumerated() {
        let mark = try #require(index.marks.mark(before: place, isDescending: isDescending))
        let count = try keyset.count(SQLiteConnection(db: db), after: mark.place, through: place)
        #expect(count.map { mark.count + $0 - 1 } == position)
      }
    }
  }

  @Test(arguments: [false, true])
  func position_besideRowsWithoutAKey_isThatOfTheOrder(isDescending: Bool) throws {
    let database = try DatabaseQueue()
    try database.write { db in
      try db.execute(
        sql: """
          CREATE TABLE t (id INTEGER UNIQUE);
          WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 900)
          INSERT INTO t SELECT CASE WHEN x > 10 THEN x END FROM n
          """)
    }
    let order = SQLOrder("id", descending: isDescending)
    let keyset = Keyset(base: "SELECT * FROM t", key: ["id"], order: [order])
    let index = PositionIndex()
    while try !database.read({ try index.scan(SQLiteConnection(db: $0), keyset) }) {}
    let places = try places(database, keyset)
    for (position, place) in places.enumerated() where place != [.null] {
      let mark = try #require(index.marks.mark(before: place, isDescending: isDescending))
      let count = try database.read { db in
        try keyset.count(SQLiteConnection(db: db), after: mark.place, through: place)
      }
      #expect(count.map { mark.count + $0 - 1 } == position, "\(place)")
    }
  }

  @Test func markBefore_aPlaceThatIsNoInteger_isUnknown() throws {
    let marks = PositionIndex.Marks()
    #expect(marks.mark(before: [.text("a")], isDescending: false) == nil)
    #expect(marks.mark(before: [.integer(1), .integer(2)], isDescending: false) == nil)
  }
}
#endif
