import TablewareDiff
import TablewareTesting
import Testing

/// How plans relate to one another.
@Suite struct PlanRelationTests {
  @Test func doesNotDependOnWhatIdentitiesAreCalled() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let old = Lists<Int, Int>.random(repeats: true, using: &random)
      let new = old.changed(using: &random)
      func renamed(_ table: Lists<Int, Int>) -> Letters {
        Lists<String, String>(table.sections.map { ("§\($0.id)", $0.rows.map { "r\($0 * 7)" }) })
      }
      #expect(
        Plan(from: renamed(old), to: renamed(new)) == Plan(from: old, to: new), "seed \(seed)")
    }
  }

  @Test(arguments: PairShape.allCases)
  func b03_MeansTheSame_InWhateverOrderChangesAreListed(_ shape: PairShape) {
    for seed in 0..<UInt64(100) {
      var random = SeededGenerator(seed: seed)
      let (old, new) = shape.pair(seed: seed)
      var before = old
      for step in Plan(from: old, to: new).steps {
        let after = step.table(old: old, new: new)
        let batch = step.batch.shuffled(using: &random)
        let violations = Validator.violations(of: batch, from: before, to: after)
        #expect(violations == [], "seed \(seed)")
        #expect(SlotReplay(batch, from: before, to: after).problem == nil, "seed \(seed)")
        before = after
      }
    }
  }

  @Test(arguments: PairShape.allCases)
  func isEmpty_WhenNothingChanged(_ shape: PairShape) {
    for seed in 0..<UInt64(200) {
      let table = shape.pair(seed: seed).new
      #expect(Plan(from: table, to: table.copied) == Plan(), "seed \(seed)")
    }
  }

  @Test(arguments: PairShape.allCases)
  func leadsThereAndBack(_ shape: PairShape) {
    for seed in 0..<UInt64(200) {
      let (old, new) = shape.pair(seed: seed)
      let forth = problem(planning: old, to: new)
      let back = problem(planning: new, to: old)
      #expect(forth == nil, "seed \(seed)")
      #expect(back == nil, "seed \(seed)")
    }
  }

  @Test func f139_IsTheSameEveryTime() {
    for seed in 0..<UInt64(100) {
      var random = SeededGenerator(seed: seed)
      let old = Lists<Int, Int>.random(repeats: true, using: &random)
      let new = Lists<Int, Int>.random(repeats: true, using: &random)
      #expect(Plan(from: old, to: new) == Plan(from: old, to: new), "seed \(seed)")
    }
  }

  @Test func changesAsMuchBackAsForth() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let old = Lists<Int, Int>.random(repeats: false, using: &random)
      let new = Lists<Int, Int>.random(repeats: false, using: &random)
      let forth = Plan(from: old, to: new).steps.map(\.batch)
      let back = Plan(from: new, to: old).steps.map(\.batch)
      let inserted = forth.reduce(0) { $0 + $1.insertedRows.count }
      let deleted = back.reduce(0) { $0 + $1.deletedRows.count }
      #expect(inserted == deleted, "seed \(seed)")
      let moved = forth.reduce(0) { $0 + $1.movedRows.count }
      let movedBack = back.reduce(0) { $0 + $1.movedRows.count }
      #expect(moved == movedBack, "seed \(seed)")
    }
  }

  @Test(arguments: PairShape.allCases, [RepeatPolicy.inOrder, .paired, .unchecked])
  func rowsWithoutStorage_haveTheSamePlan(shape: PairShape, policy: RepeatPolicy) {
    for seed in 0..<UInt64(100) {
      let (old, new) = shape.pair(seed: seed)
      #expect(
        Plan(from: ComputedTable(old), to: ComputedTable(new), repeats: policy)
          == Plan(from: old, to: new, repeats: policy),
        "seed \(seed)")
    }
  }

  /// More runs of rows that stay than the planner collects at a time.
  @Test func rowsThatLookDifferent_areRefreshedOnce_betweenManyRemovedRows() {
    let old = (0..<1_000).map { Table.Row(id: $0) }
    let new = old.filter { !$0.id.isMultiple(of: 5) }.map {
      Table.Row(id: $0.id, content: $0.id.isMultiple(of: 7) ? 1 : 0)
    }
    let plan = Plan(
      from: Table([Table.Section(id: 0, rows: old)]), to: Table([Table.Section(id: 0, rows: new)]))
    let changed = new.indices.filter { new[$0].content == 1 }
    #expect(plan.refreshedRows == changed.map { RowPath(section: 0, row: $0) })
    #expect(plan.steps.map(\.batch.deletedRows.count) == [200])
  }

  @Test func oldIndexOfASection_isThatOfItsIdentity() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let ids = Array(0..<8).shuffled(using: &random)
      let old = Array(ids.prefix(Int.random(in: 0...8, using: &random)))
      // Half of the time only removed and inserted, else also moved.
      let others = ids.filter { _ in Bool.random(using: &random) }
      let new = seed.isMultiple(of: 2) ? others : others.shuffled(using: &random)
      let outline = { (ids: [Int]) in Lists<Int, Int>(ids.map { ($0, []) }) }
      let matching = SectionMatching(outline(old), outline(new))
      let expected = new.map { old.firstIndex(of: $0) }
      #expect(new.indices.map(matching.oldIndex(of:)) == expected, "seed \(seed)")
    }
  }

  @Test func row_thatLooksDifferent_isRefreshed_besideASectionWithCopies() {
    let copies = { (ids: [Int]) in Table.Section(id: 0, rows: ids.map { Table.Row(id: $0) }) }
    let rows = { (content: Int) in
      Table.Section(id: 1, rows: [Table.Row(id: 5), Table.Row(id: 6, content: content)])
    }
    let plan = Plan(
      from: Table([copies([1, 1, 2]), rows(0)]), to: Table([copies([1, 2, 1]), rows(1)]),
      repeats: .paired)
    #expect(plan.refreshedRows == [RowPath(section: 1, row: 1)])
    #expect(plan.steps.map(\.batch.description) == ["mR (0, 1)→(0, 2)"])
  }
}

/// A table whose rows are computed one at a time, at indexes that do not begin with 0.
private struct ComputedTable: Outline {
  struct Rows: RandomAccessCollection {
    let rows: [Table.Row]
    let startIndex = 3
    var endIndex: Int { startIndex + rows.count }
    subscript(index: Int) -> Table.Row { rows[index - startIndex] }
  }

  let table: Table

  init(_ table: Table) { self.table = table }

  var sectionCount: Int { table.sectionCount }
  func sectionID(at section: Int) -> Int { table.sectionID(at: section) }
  func rows(in section: Int) -> Rows { Rows(rows: table.rows(in: section)) }
  func id(of row: Table.Row) -> Int { row.id }
  func hasSameContent(_ old: Table.Row, _ new: Table.Row) -> Bool {
    table.hasSameContent(old, new)
  }
  func hasSameHeader(_ section: Int, as old: ComputedTable, _ oldSection: Int) -> Bool {
    table.hasSameHeader(section, as: old.table, oldSection)
  }
}
