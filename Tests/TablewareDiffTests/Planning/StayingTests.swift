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

  @Test func movesARun_WhenMoreRowsWouldHaveToMoveOtherwise() {
    // One row at the front of the old list, four behind it, five that pass them both.
    let runs = [Scan.Run(old: 1, new: 6, count: 1)]
    let singles =
      [Scan.Run(old: 0, new: 7, count: 1)]
      + (2..<7).map { Scan.Run(old: $0, new: $0 - 1, count: 1) }
    let moved = LongestIncreasingSubsequence.movedBlocks(runs: runs, singles: singles)
    #expect(moved.map(\.old) == [0, 1])
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
    using random: inout SeededGenerator
  ) -> (runs: [Scan.Run], singles: [Scan.Run]) {
    var blocks: [(count: Int, isRun: Bool)] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let isRun = Bool.random(using: &random)
      blocks.append((isRun ? Int.random(in: 1...5, using: &random) : 1, isRun))
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
    let moved = LongestIncreasingSubsequence.movedBlocks(runs: runs, singles: singles)
    let rows = (runs + singles).flatMap { run in
      (0..<Int(run.count)).map { (old: Int(run.old) + $0, new: Int(run.new) + $0) }
    }.sorted { $0.old < $1.old }
    let movedRows = Set(
      moved.flatMap { run in (0..<Int(run.count)).map { Int(run.old) + $0 } })
    let kept = rows.filter { !movedRows.contains($0.old) }.map(\.new)
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }, comment)
    #expect(kept.count == slowLongestIncreasingRun(in: rows.map(\.new)), comment)
  }
}
