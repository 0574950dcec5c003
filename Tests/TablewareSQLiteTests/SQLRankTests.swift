#if SQLite
import GRDB
import TablewareLoading
import TablewareTesting
import Testing

@testable import TablewareSQL
@testable import TablewareSQLite

/// Texts between texts, and rows that are moved by them.
@Suite struct SQLRankTests {
  /// Whether a text is a rank between two others.
  private func isBetween(_ rank: String?, _ lower: String?, _ upper: String?) -> Bool {
    guard let rank, !rank.isEmpty, rank.last != "0",
      rank.utf8.allSatisfy({ (48...57).contains($0) || (97...122).contains($0) })
    else { return false }
    return (lower.map { $0 < rank } ?? true) && (upper.map { rank < $0 } ?? true)
  }

  @Test func allPairsOfShortRanks_haveARankBetweenThem() {
    let digits = ["0", "1", "2", "i", "y", "z"]
    var ranks = digits.filter { $0 != "0" }
    for first in digits {
      for second in digits {
        ranks += second == "0" ? [] : [first + second]
        for third in digits where third != "0" { ranks.append(first + second + third) }
      }
    }
    for lower in ranks {
      #expect(isBetween(SQLRank.between(lower, nil), lower, nil), "after \(lower)")
      #expect(isBetween(SQLRank.between(nil, lower), nil, lower), "before \(lower)")
      for upper in ranks {
        let rank = SQLRank.between(lower, upper)
        if lower < upper {
          #expect(isBetween(rank, lower, upper), "between \(lower) and \(upper)")
        } else {
          #expect(rank == nil, "between \(lower) and \(upper)")
        }
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func ranks_ofRandomInsertions_areInTheirOrder(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var ranks: [String] = []
    for _ in 0..<500 {
      let index = Int.random(in: 0...ranks.count, using: &random)
      let (lower, upper) = (
        index > 0 ? ranks[index - 1] : nil, index < ranks.count ? ranks[index] : nil
      )
      let rank = try #require(SQLRank.between(lower, upper))
      #expect(isBetween(rank, lower, upper), "seed \(seed)")
      ranks.insert(rank, at: index)
    }
  }

  @Test func rowsAtTheEnds_haveShortRanks() throws {
    var (first, last) = ("i", "i")
    for _ in 0..<1_000 {
      first = try #require(SQLRank.between(nil, first))
      last = try #require(SQLRank.between(last, nil))
    }
    #expect(max(first.count, last.count) <= 60)
  }

  @Test(arguments: ["", "A", "a0", "ä", "a b"])
  func textThatIsNoRank_hasNoneBesideIt(text: String) {
    #expect(SQLRank.between(text, nil) == nil)
    #expect(SQLRank.between(nil, text) == nil)
  }

  @Test func spreadRanks_ascendAndLeaveRoom() {
    for count in [0, 1, 2, 34, 35, 36, 1_000, 50_000] {
      let ranks = SQLRank.spread(count)
      #expect(ranks.count == count)
      #expect(zip(ranks, ranks.dropFirst()).allSatisfy { SQLRank.between($0, $1) != nil })
      #expect(ranks.allSatisfy { isBetween($0, nil, nil) })
    }
  }

  // MARK: Rows

  private func tasks(_ ranks: [String?]) throws -> (DatabaseQueue, SQLTable) {
    let database = try DatabaseQueue()
    try database.write { db in
      try db.execute(sql: "CREATE TABLE tasks (id INTEGER PRIMARY KEY, list INT, rank TEXT)")
      for rank in ranks {
        try db.execute(sql: "INSERT INTO tasks (list, rank) VALUES (1, ?)", arguments: [rank])
      }
    }
    let all = try database.read { try SQLTable.all($0) }
    return (database, try #require(all.first))
  }

  private func order(_ database: DatabaseQueue, list: Int = 1) throws -> [Int] {
    try database.read {
      try Int.fetchAll(
        $0, sql: "SELECT id FROM tasks WHERE list = ? ORDER BY rank, id", arguments: [list])
    }
  }

  private func ranks(_ database: DatabaseQueue) throws -> [String?] {
    try database.read { try String?.fetchAll($0, sql: "SELECT rank FROM tasks ORDER BY id") }
  }

  private func key(_ id: Int) -> SQLKey { SQLKey([.integer(Int64(id))]) }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func randomMoves_giveTheOrderOfAList(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    // Some lists begin without ranks, or with equal ones.
    let begin: [String?] = [nil, "i", "x0"]
    let (database, table) = try tasks(
      (0..<12).map { seed % 2 == 0 ? "\($0 + 10)" + "a" : begin[$0 % 3] })
    var model = try order(database)
    for step in 0..<60 {
      let row = try #require(model.randomElement(using: &random))
      model.removeAll { $0 == row }
      let index = Int.random(in: 0...model.count, using: &random)
      let previous = index > 0 ? model[index - 1] : nil
      model.insert(row, at: index)
      try await database.write { db in
        let shown = try #require(try table.row(db, self.key(row)))
        try table.move(db, shown, after: previous.map(self.key), by: "rank")
      }
      #expect(try order(database) == model, "seed \(seed), step \(step)")
    }
  }

  @Test func move_changesNoOtherRow() async throws {
    let (database, table) = try tasks(["a", "b", "c", "d"])
    let moved = try await database.write { db in
      try table.move(
        db, try #require(try table.row(db, self.key(4))), after: self.key(1), by: "rank")
    }
    #expect(try ranks(database) == ["a", "b", "c", "ai"])
    #expect(moved["rank"] == .text("ai"))
    _ = try await database.write { db in
      try table.move(
        db, try #require(try table.row(db, self.key(4))), after: self.key(4), by: "rank")
    }
    #expect(try ranks(database) == ["a", "b", "c", "ai"])
  }

  @Test func move_inAListOfTheTable_leavesTheOthersAlone() async throws {
    let (database, table) = try tasks([nil, nil, nil])
    try await database.write { db in
      try db.execute(sql: "INSERT INTO tasks (list, rank) VALUES (2, NULL), (2, 'k')")
    }
    let filter = SQLFilter("list", .equal, .integer(1))
    _ = try await database.write { db in
      try table.move(
        db, try #require(try table.row(db, self.key(3))), after: nil, by: "rank", where: [filter])
    }
    #expect(try order(database) == [3, 1, 2])
    #expect(Array(try ranks(database).suffix(2)) == [nil, "k"])
  }

  @Test func rowThatOthersMovedOrDeleted_isNotMoved() async throws {
    let (database, table) = try tasks(["a", "b", "c"])
    let shown = try await database.read { try #require(try table.row($0, self.key(3))) }
    try await database.write { try $0.execute(sql: "UPDATE tasks SET rank = 'B' WHERE id = 3") }
    await #expect(throws: SQLEditError.self) {
      try await database.write { try table.move($0, shown, after: nil, by: "rank") }
    }
    try await database.write { try $0.execute(sql: "DELETE FROM tasks WHERE id = 3") }
    await #expect(throws: SQLEditError.changedMeanwhile(nil)) {
      try await database.write { try table.move($0, shown, after: nil, by: "rank") }
    }
    let first = try await database.read { try #require(try table.row($0, self.key(1))) }
    await #expect(throws: SQLEditError.changedMeanwhile(first)) {
      try await database.write { try table.move($0, first, after: self.key(3), by: "rank") }
    }
    #expect(try order(database) == [1, 2])
  }
}
#endif
