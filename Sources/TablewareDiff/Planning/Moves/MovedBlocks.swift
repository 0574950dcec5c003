/// Decides which matched rows stay and which move, so that as few rows as possible move.
///
/// The rows that stay are a heaviest increasing subsequence: blocks in the order of the old list
/// whose positions in the new list rise. Rows that are adjacent in both lists form a block, which
/// stays or moves as a whole: every other block is before or after all of it in both lists, so
/// splitting it gains nothing.
package struct MovedBlocks {
  /// The runs that move, in ascending order of both lists.
  package private(set) var runs: [Scan.Run] = []
  /// The other rows that move, in ascending order of the old list.
  package private(set) var rows: [LooseRow]

  /// - Parameters:
  ///   - runs: runs in ascending order of both lists.
  ///   - loose: all other matched rows, in ascending order of the old list.
  /// - Complexity: O(runs + loose · log loose).
  package init(runs: ArraySlice<Scan.Run>, loose: consuming [LooseRow]) {
    rows = consume loose
    if rows.isEmpty { return }
    let keptCount = runs.reduce(0) { $0 + Int($1.count) }
    if keptCount * 8 > rows.count {
      removeHeaviestSequence(runs, keptCount: keptCount)
      return
    }
    // There are so few runs that searching their rows one by one costs nothing.
    if keptCount > 0 { rows = Self.merged(runs.flatMap(\.rows), rows) }
    remove(LongestIncreasingSubsequence.membership(of: rows.map(\.new)))
  }

  /// Removes rows, within the memory of the others.
  private mutating func remove(_ isRemoved: [Bool]) {
    var count = 0
    for index in rows.indices where !isRemoved[index] {
      rows[count] = rows[index]
      count += 1
    }
    rows.removeLast(rows.count - count)
  }

  /// Merges two lists in ascending order of the old list.
  private static func merged(_ left: [LooseRow], _ right: [LooseRow]) -> [LooseRow] {
    var result: [LooseRow] = []
    result.reserveCapacity(left.count + right.count)
    var next = 0
    for row in right {
      while next < left.count, left[next].old < row.old {
        result.append(left[next])
        next += 1
      }
      result.append(row)
    }
    result.append(contentsOf: left[next...])
    return result
  }

  private mutating func removeHeaviestSequence(_ runs: ArraySlice<Scan.Run>, keptCount: Int) {
    let open = rows.offsetsOfRowsThatMayStay()
    if open.isEmpty { return }
    let blocks = Blocks(open.map { rows[$0] }, keptCount: keptCount)
    let previous = Self.heaviestSequences(blocks)
    var isBlockKept = [Bool](repeating: false, count: blocks.byOld.count)
    var block = previous.last
    while block >= 0 {
      isBlockKept[Int(block)] = true
      block = previous.links[Int(block)]
    }

    var isKept = [Bool](repeating: false, count: rows.count)
    for (index, offset) in open.enumerated() {
      isKept[offset] = isBlockKept[blocks.ofRuns.count + index]
    }
    remove(isKept)
    let movedRanges = blocks.ofRuns.indices.filter { !isBlockKept[$0] }.map { blocks.ofRuns[$0] }
    if !movedRanges.isEmpty { self.runs = Self.runs(runs, in: movedRanges) }
  }

  /// Returns the runs in ascending ranges, which are counted over the rows of all runs.
  private static func runs(
    _ runs: ArraySlice<Scan.Run>, in ranges: [Range<Int32>]
  ) -> [Scan.Run] {
    var result: [Scan.Run] = []
    var rest = ranges[...]
    var position: Int32 = 0
    for run in runs {
      while let range = rest.first, range.upperBound <= position { rest.removeFirst() }
      guard let range = rest.first else { break }
      if range.lowerBound <= position { result.append(run) }
      position += run.count
    }
    return result
  }

  /// Returns for each block the one before it in the heaviest rising sequence that it ends, and the
  /// block that ends the heaviest of all; −1 for none.
  ///
  /// A Fenwick tree over the positions in the new list contains the heaviest sequence that ends at
  /// or before each of them.
  private static func heaviestSequences(_ blocks: Blocks) -> (links: [Int32], last: Int32) {
    let count = blocks.byOld.count
    var links = [Int32](repeating: -1, count: count)
    var heaviest = (weight: 0, block: Int32(-1))
    // With pointers: this loop is most of the cost of a chaotic change.
    withUnsafeTemporaryAllocation(of: (weight: Int, block: Int32).self, capacity: count + 1) {
      best in
      best.initialize(repeating: (0, -1))
      links.withUnsafeMutableBufferPointer { links in
        for block in blocks.byOld {
          let newIndex = Int(blocks.positions[Int(block)])
          var before = (weight: 0, block: Int32(-1))
          var node = newIndex - 1
          while node > 0 {
            if best[node].weight > before.weight { before = best[node] }
            node &= node - 1
          }
          links[Int(block)] = before.block
          let weight = before.weight + blocks.weight(of: block)
          if weight >= heaviest.weight { heaviest = (weight, block) }
          node = newIndex
          while node <= count {
            if best[node].weight < weight { best[node] = (weight, block) }
            node += node & -node
          }
        }
      }
    }
    return (links, heaviest.block)
  }
}

extension Scan.Run {
  /// Each row as a loose row, of which only the indexes matter.
  fileprivate var rows: [LooseRow] {
    (0..<Int(count)).map { offset in
      LooseRow(
        old: Int(old) + offset, new: Int(new) + offset, indexAmongOldLeftovers: 0,
        indexAmongNewLeftovers: 0)
    }
  }
}
