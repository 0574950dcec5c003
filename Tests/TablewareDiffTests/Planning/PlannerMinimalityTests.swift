import TablewareDiff
import TablewareTesting
import Testing

/// The plan moves no more than it must: n − LIS, found here the slow way.
@Suite struct PlannerMinimalityTests {
  @Test func movesAsFewRowsAsPossible_InEveryPermutation() {
    for order in (0...6).flatMap({ permutations(of: Array(0..<$0)) }) {
      let moves = rowMoves(from: order.sorted(), to: order)
      #expect(moves == order.count - slowLongestIncreasingRun(in: order), "\(order)")
    }
  }

  @Test func movesAsFewRowsAsPossible_BesideInsertsAndDeletes() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let old = Array(Array(0..<60).shuffled(using: &random).prefix(40))
      let new = Array(Array(0..<60).shuffled(using: &random).prefix(40))
      let positions = new.compactMap { old.firstIndex(of: $0) }
      let batch = Plan(from: Lists(rows: old), to: Lists(rows: new)).steps[0].batch
      #expect(
        batch.movedRows.count == positions.count - slowLongestIncreasingRun(in: positions),
        "seed \(seed)")
      #expect(batch.deletedRows.count == Set(old).subtracting(new).count, "seed \(seed)")
      #expect(batch.insertedRows.count == Set(new).subtracting(old).count, "seed \(seed)")
    }
  }

  @Test func movesAsFewSectionsAsPossible_BesideInsertsAndDeletes() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let old = Array(Array(0..<20).shuffled(using: &random).prefix(12))
      let new = Array(Array(0..<20).shuffled(using: &random).prefix(12))
      let positions = new.compactMap { old.firstIndex(of: $0) }
      let plan = Plan(
        from: Lists(old.map { ($0, [$0]) }), to: Lists(new.map { ($0, [$0]) }))
      let batches = plan.steps.map(\.batch)
      let moved = batches.reduce(0) { $0 + $1.movedSections.count }
      let staying = slowLongestIncreasingRun(in: positions)
      #expect(moved == positions.count - staying, "seed \(seed)")
      #expect(batches.allSatisfy { $0.movedRows.isEmpty && $0.insertedRows.isEmpty })
      let deleted = batches.reduce(0) { $0 + $1.deletedSections.count }
      #expect(deleted == Set(old).subtracting(new).count, "seed \(seed)")
    }
  }

  @Test(arguments: PairShape.allCases)
  func changesAsLittleAsPossible_InTablesWithUniqueIdentities(_ shape: PairShape) {
    for seed in stride(from: UInt64(0), to: runsLongTests ? 100_000 : 1_000, by: 2) {
      let (old, new) = shape.pair(seed: seed)
      let plan = Plan(from: old, to: new)
      #expect(plan.effort == leastEffort(from: old, to: new), "seed \(seed): \(pairText(old, new))")
    }
  }

  @Test func changesAsLittleAsPossible_BetweenAllSmallTables() {
    let ids = [0, 1, 2]
    let all = Lists.all(sections: 2, sectionIDs: ids, rows: 3, rowIDs: ids, repeats: false)
    let news = all.map(Table.init)
    for old in all.filter(\.isCanonical).map(Table.init) {
      for new in news where Plan(from: old, to: new).effort != leastEffort(from: old, to: new) {
        Issue.record("more than is needed: \(pairText(old, new))")
        return
      }
    }
  }

  @Test func theSlowSearchIsRight() {
    // Against a slower one still: all subsets.
    for order in (0...6).flatMap({ permutations(of: Array(0..<$0)) }) {
      let longest = (0..<1 << order.count).map { subset in
        let kept = order.indices.filter { subset >> $0 & 1 == 1 }.map { order[$0] }
        return kept == kept.sorted() ? kept.count : 0
      }.max()
      #expect(slowLongestIncreasingRun(in: order) == longest, "\(order)")
    }
  }

  @Test func touchesNothing_WhenOnlyAnotherSectionChanges() {
    let old = Letters("A[a b c] B[d e f] C[g]")
    let new = Letters("A[a b c] B[d f] C[g]")
    #expect(Plan(from: old, to: new).steps.map(\.batch.description) == ["dR (1, 1)"])
  }

  @Test func movesRowsBetweenSections_InsteadOfReplacingThem() {
    let old = Letters("A[a b] B[c d]")
    let new = Letters("A[b] B[c a d]")
    #expect(Plan(from: old, to: new).steps.map(\.batch.description) == ["mR (0, 0)→(1, 1)"])
  }

  private func rowMoves(from old: [Int], to new: [Int]) -> Int {
    Plan(from: Lists(rows: old), to: Lists(rows: new)).steps.map(\.batch.movedRows.count)
      .reduce(0, +)
  }
}
