import TablewareDiff
import TablewareTesting
import Testing

/// What moves when runs and single rows are mixed, against a slow search.
@Suite struct StayingTests {
  @Test func movesAsLittleAsPossible_WhenAllRowsAreSingle() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let positions = Array(0..<60).shuffled(using: &random).prefix(
        Int.random(in: 0...60, using: &random))
      check(runs: [], positions: Array(positions), "seed \(seed)")
    }
  }

  @Test func movesAsLittleAsPossible_WhenRunsStandBetween() {
    for seed in 0..<UInt64(2_000) {
      var random = SeededGenerator(seed: seed)
      let (runs, singles) = randomBlocks(using: &random)
      check(runs: runs, singles: singles, "seed \(seed)")
    }
  }

  @Test func movesAsLittleAsPossible_WhenRowsPassLongRuns() {
    for seed in 0..<UInt64(500) {
      var random = SeededGenerator(seed: seed)
      let (runs, singles) = randomBlocks(blocks: 30, runLength: 1...12, using: &random)
      check(runs: runs, singles: singles, "seed \(seed)")
    }
  }

  @Test func positionSet_AfterRandomEdits_FindsTheNeighbors() {
    for (seed, bound) in [1, 5, 63, 64, 65, 300, 4_096, 4_097, 20_000].enumerated() {
      var random = SeededGenerator(seed: UInt64(seed))
      var set = PositionSet(count: bound)
      var members: [Bool] = Array(repeating: false, count: bound)
      for _ in 0..<400 {
        // Half of them near the ends of words.
        let near = Int.random(in: 0..<(bound + 63) / 64, using: &random) * 64
        let position =
          Bool.random(using: &random)
          ? Int.random(in: 0..<bound, using: &random) : max(0, min(bound - 1, near - 1))
        if members[position] { set.remove(position) } else { set.insert(position) }
        members[position].toggle()
        let probe = Int.random(in: 0..<bound, using: &random)
        let comment: Comment = "bound \(bound), probe \(probe)"
        #expect(
          set.first(after: probe) == (members[(probe + 1)...].firstIndex(of: true) ?? -1), comment)
        #expect(set.last(before: probe) == (members[..<probe].lastIndex(of: true) ?? -1), comment)
        #expect(set.last == members.lastIndex(of: true), comment)
      }
    }
  }

  @Test func movesARun_WhenMoreRowsWouldHaveToMoveOtherwise() {
    // One row at the front of the old list, four behind it, five that pass them both.
    let runs = [Scan.Run(old: 1, new: 6, count: 1)]
    let singles =
      [Scan.Run(old: 0, new: 7, count: 1)]
      + (2..<7).map { Scan.Run(old: $0, new: $0 - 1, count: 1) }
    let moved = MovedBlocks(runs: runs[...], loose: loose(singles, runs))
    #expect(moved.runs.map(\.old) == [1])
    #expect(moved.rows.map(\.old) == [0])
  }

  @Test func movedOffsets_OfShuffledNumbers_LeaveALongestIncreasingSubsequence() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...40, using: &random)
      // Any different numbers, not only those of a list that is complete.
      let numbers = Array((0..<1_000).shuffled(using: &random).prefix(count))
      let moved = LongestIncreasingSubsequence.movedOffsets(of: numbers)
      #expect(moved == moved.sorted(), "seed \(seed)")
      let kept = numbers.indices.filter { !moved.contains($0) }.map { numbers[$0] }
      #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
      #expect(kept.count == slowLongestIncreasingRun(in: numbers), "seed \(seed)")
    }
  }

  /// Blocks as a scan leaves them: the old list cut into runs and single rows, the runs in order in
  /// the new list too, the single rows anywhere.
  private func randomBlocks(
    blocks blockCount: Int = 12, runLength: ClosedRange<Int> = 1...5,
    using random: inout SeededGenerator
  ) -> (runs: [Scan.Run], singles: [Scan.Run]) {
    var blocks: [(count: Int, isRun: Bool)] = []
    for _ in 0..<Int.random(in: 1...blockCount, using: &random) {
      let isRun = Bool.random(using: &random)
      blocks.append((isRun ? Int.random(in: runLength, using: &random) : 1, isRun))
    }
    var order = Array(blocks.indices).shuffled(using: &random)
    let runPositions = order.indices.filter { blocks[order[$0]].isRun }
    for (position, block) in zip(runPositions, blocks.indices.filter { blocks[$0].isRun }) {
      order[position] = block
    }

    var news = [Int](repeating: 0, count: blocks.count)
    var new = 0
    for block in order {
      news[block] = new
      new += blocks[block].count + Int.random(in: 0...1, using: &random)
    }
    var old = 0
    var runs: [Scan.Run] = []
    var singles: [Scan.Run] = []
    for (index, block) in blocks.enumerated() {
      let run = Scan.Run(old: old, new: news[index], count: block.count)
      if block.isRun { runs.append(run) } else { singles.append(run) }
      old += block.count + Int.random(in: 0...1, using: &random)
    }
    return (runs, singles)
  }

  private func check(runs: [Scan.Run], positions: [Int], _ comment: Comment) {
    check(
      runs: runs, singles: positions.enumerated().map { Scan.Run(old: $0, new: $1, count: 1) },
      comment
    )
  }

  private func check(runs: [Scan.Run], singles: [Scan.Run], _ comment: Comment) {
    let moved = MovedBlocks(runs: runs[...], loose: loose(singles, runs))
    #expect(moved.rows.map(\.old) == moved.rows.map(\.old).sorted(), comment)
    let rows = (runs + singles).flatMap { run in
      (0..<Int(run.count)).map { (old: Int(run.old) + $0, new: Int(run.new) + $0) }
    }.sorted { $0.old < $1.old }
    let movedRows = Set(
      moved.runs.flatMap { run in (0..<Int(run.count)).map { Int(run.old) + $0 } }
        + moved.rows.map { Int($0.old) })
    let kept = rows.filter { !movedRows.contains($0.old) }.map(\.new)
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }, comment)
    #expect(kept.count == slowLongestIncreasingRun(in: rows.map(\.new)), comment)
  }

  /// Single rows as loose rows between runs.
  private func loose(_ singles: [Scan.Run], _ runs: [Scan.Run]) -> [LooseRow] {
    singles.map { row in
      let before = (
        old: runs.filter { $0.old < row.old }.reduce(0) { $0 + Int($1.count) },
        new: runs.filter { $0.new < row.new }.reduce(0) { $0 + Int($1.count) }
      )
      return LooseRow(
        old: Int(row.old), new: Int(row.new), indexAmongOldLeftovers: Int(row.old) - before.old,
        indexAmongNewLeftovers: Int(row.new) - before.new)
    }
  }
}
