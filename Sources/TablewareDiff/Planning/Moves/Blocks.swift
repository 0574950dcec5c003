/// Runs and loose rows as numbered blocks: first the blocks of runs, then the loose rows.
///
/// Runs without a loose row between them in either list form one block, because they stay or move
/// together. So the number of blocks is never much larger than that of loose rows.
struct Blocks {
  /// The rows of each block of runs, counted over the rows of all runs.
  private(set) var ofRuns: [Range<Int32>] = []
  /// All blocks in the order of the old list.
  private(set) var byOld: [Int32] = []
  /// The position of each block in the order of the new list, counted from 1.
  private(set) var positions: [Int32] = []

  /// - Parameters:
  ///   - loose: the loose rows, in the order of the old list.
  ///   - keptCount: the number of rows in all runs.
  init(_ loose: [LooseRow], keptCount: Int) {
    // Index and number in one: numbers sort far faster than with a comparison by closure.
    var keys = loose.indices.map {
      UInt64(UInt32(bitPattern: loose[$0].new)) << 32 | UInt64($0)
    }
    keys.sort()
    let byNew = keys.map { Int($0 & 0xFFFF_FFFF) }

    // Two ascending lists, which a merge sort only merges.
    let cuts = loose.map(\.keptBeforeOld) + byNew.map { loose[$0].keptBeforeNew }
    var start: Int32 = 0
    for end in cuts.sorted() + [Int32(truncatingIfNeeded: keptCount)] where end > start {
      ofRuns.append(start..<end)
      start = end
    }

    let count = ofRuns.count + loose.count
    byOld.reserveCapacity(count)
    merge(loose.indices, keptBefore: { loose[$0].keptBeforeOld }) { byOld.append($0) }
    var ranks = [Int32](repeating: 0, count: count)
    var rank: Int32 = 0
    merge(byNew, keptBefore: { loose[$0].keptBeforeNew }) { block in
      rank += 1
      ranks[Int(block)] = rank
    }
    positions = ranks
  }

  /// Returns the number of rows in a block.
  func weight(of block: Int32) -> Int {
    Int(block) < ofRuns.count ? ofRuns[Int(block)].count : 1
  }

  /// Visits all blocks in the order of one list.
  private func merge(
    _ loose: some Sequence<Int>, keptBefore: (Int) -> Int32, _ visit: (Int32) -> Void
  ) {
    var next = 0
    for index in loose {
      while next < ofRuns.count, ofRuns[next].lowerBound < keptBefore(index) {
        visit(Int32(truncatingIfNeeded: next))
        next += 1
      }
      visit(Int32(truncatingIfNeeded: ofRuns.count + index))
    }
    for block in next..<ofRuns.count { visit(Int32(truncatingIfNeeded: block)) }
  }
}
