/// Runs and single rows as numbered blocks: first the joined runs, then the single rows.
///
/// Runs without a single row between them in either list are joined, because they stay or move
/// together; so the number of blocks is never much larger than that of single rows.
struct Blocks {
  /// The runs of each joined block, and the number of their rows.
  private(set) var joined: [(runs: Range<Int>, rows: Int)] = []
  /// All blocks in the order of the old list.
  private(set) var byOld: [Int32] = []
  /// The position of each block in the order of the new list, counted from 1.
  private(set) var positions: [Int32] = []

  init(runs: [Scan.Run], singles: [Scan.Run]) {
    // Position and index in one number: numbers sort far faster than with a comparison by closure.
    var keys = singles.enumerated().map { UInt64($1.new) << 32 | UInt64($0) }
    keys.sort()
    let singlesByNew = keys.map { Int($0 & 0xFFFF_FFFF) }
    join(runs, singles, singlesByNew)
    let joinedCount = joined.count

    byOld.reserveCapacity(joinedCount + singles.count)
    var next = 0
    for (index, single) in singles.enumerated() {
      while next < joinedCount, runs[joined[next].runs.lowerBound].old < single.old {
        byOld.append(Int32(truncatingIfNeeded: next))
        next += 1
      }
      byOld.append(Int32(truncatingIfNeeded: joinedCount + index))
    }
    while next < joinedCount {
      byOld.append(Int32(truncatingIfNeeded: next))
      next += 1
    }

    positions = [Int32](repeating: 0, count: joinedCount + singles.count)
    var position: Int32 = 0
    next = 0
    for index in singlesByNew {
      while next < joinedCount, runs[joined[next].runs.lowerBound].new < singles[index].new {
        position += 1
        positions[next] = position
        next += 1
      }
      position += 1
      positions[joinedCount + index] = position
    }
    while next < joinedCount {
      position += 1
      positions[next] = position
      next += 1
    }
  }

  /// Returns the number of rows in a block.
  func weight(of block: Int32) -> Int {
    Int(block) < joined.count ? joined[Int(block)].rows : 1
  }

  /// Returns the runs of a block; `nil` for a single row.
  func runs(of block: Int32) -> Range<Int>? {
    Int(block) < joined.count ? joined[Int(block)].runs : nil
  }

  private mutating func join(_ runs: [Scan.Run], _ singles: [Scan.Run], _ singlesByNew: [Int]) {
    var isCut = [Bool](repeating: false, count: runs.count)
    var run = 0
    for single in singles {
      while run < runs.count, runs[run].old < single.old { run += 1 }
      if run < runs.count { isCut[run] = true }
    }
    run = 0
    for index in singlesByNew {
      while run < runs.count, runs[run].new < singles[index].new { run += 1 }
      if run < runs.count { isCut[run] = true }
    }
    var start = 0
    var rows = 0
    for index in runs.indices {
      if isCut[index], index > start {
        joined.append((start..<index, rows))
        start = index
        rows = 0
      }
      rows += Int(runs[index].count)
    }
    if start < runs.count { joined.append((start..<runs.count, rows)) }
  }
}
