/// Decides which matched rows stay and which move, so that as few rows as possible move.
///
/// The rows that stay are a heaviest increasing subsequence: blocks in the order of the old list
/// whose positions in the new list rise. Rows that are adjacent in both lists form a block, which
/// stays or moves as a whole: every other block is before or after all of it in both lists, so
/// splitting it gains nothing.
@usableFromInline
package enum LongestIncreasingSubsequence {
  /// Returns the blocks that have to move, in ascending order of the old list.
  ///
  /// - Parameters:
  ///   - runs: blocks in ascending order of both lists.
  ///   - singles: single rows in ascending order of the old list, and in any order of the new one.
  /// - Complexity: O((runs + singles) · log singles).
  @usableFromInline
  package static func movedBlocks(
    runs: [Scan.Run], singles: consuming [Scan.Run]
  ) -> [Scan.Run] {
    guard !singles.isEmpty else { return [] }
    let runRows = runs.reduce(0) { $0 + Int($1.count) }
    if runRows * 8 <= singles.count {
      return movedRows(merged(expanded(runs), singles))
    }
    // `copy` copies no row: both only read.
    return movedBlocks(Blocks(runs: runs, singles: copy singles), runs, singles)
  }

  /// Returns the offsets of the numbers outside a longest increasing subsequence, in ascending
  /// order.
  ///
  /// - Parameter numbers: different numbers.
  /// - Complexity: O(numbers · log numbers).
  package static func movedOffsets(of numbers: [Int]) -> [Int] {
    movedRows(numbers.enumerated().map { Scan.Run(old: $0, new: $1, count: 1) }).map { Int($0.old) }
  }

  private static func expanded(_ runs: [Scan.Run]) -> [Scan.Run] {
    runs.flatMap { run in
      (0..<Int(run.count)).map {
        Scan.Run(old: Int(run.old) + $0, new: Int(run.new) + $0, count: 1)
      }
    }
  }

  private static func merged(
    _ left: [Scan.Run], _ right: consuming [Scan.Run]
  ) -> [Scan.Run] {
    if left.isEmpty { return right }
    var result: [Scan.Run] = []
    result.reserveCapacity(left.count + right.count)
    var index = 0
    for block in right {
      while index < left.count, left[index].old < block.old {
        result.append(left[index])
        index += 1
      }
      result.append(block)
    }
    result.append(contentsOf: left[index...])
    return result
  }

  /// Patience sorting, for rows of equal weight. Returns the moving rows, which are the rest of
  /// `rows`, in the same storage.
  private static func movedRows(_ rows: consuming [Scan.Run]) -> [Scan.Run] {
    let count = rows.count
    // For each length, the smallest last position of a rising sequence of that length, and its row.
    var tails = [Int32](repeating: .max, count: count + 1)
    var tailRows = [Int32](repeating: -1, count: count + 1)
    var previous = [Int32](repeating: -1, count: count)
    let isKept: Int32 = -2
    var length = 0
    for row in 0..<count {
      let newIndex = rows[row].new
      // The first tail that is not smaller, found without a branch that could be mispredicted.
      let position = tails.withUnsafeBufferPointer { tails in
        var low = 0
        var size = length
        while size > 0 {
          let half = size >> 1
          let isSmaller = tails[low + half] < newIndex
          low = isSmaller ? low + half + 1 : low
          size = isSmaller ? size - half - 1 : half
        }
        return low
      }
      tails[position] = newIndex
      tailRows[position] = Int32(truncatingIfNeeded: row)
      if position > 0 { previous[row] = tailRows[position - 1] }
      if position == length { length += 1 }
    }
    var kept = length > 0 ? tailRows[length - 1] : -1
    while kept >= 0 {
      let next = previous[Int(kept)]
      previous[Int(kept)] = isKept
      kept = next
    }
    var movedCount = 0
    for row in 0..<count where previous[row] != isKept {
      rows[movedCount] = rows[row]
      movedCount += 1
    }
    rows.removeLast(count - movedCount)
    return rows
  }

  /// The general case: a Fenwick tree over the positions in the new list contains the heaviest
  /// sequence that ends at or before each of them.
  private static func movedBlocks(
    _ blocks: Blocks, _ runs: [Scan.Run], _ singles: [Scan.Run]
  ) -> [Scan.Run] {
    let previous = heaviestSequences(blocks)
    var isKept = [Bool](repeating: false, count: blocks.byOld.count)
    var block = previous.last
    while block >= 0 {
      isKept[Int(block)] = true
      block = previous.links[Int(block)]
    }
    var moved: [Scan.Run] = []
    for block in blocks.byOld where !isKept[Int(block)] {
      if let part = blocks.runs(of: block) {
        moved.append(contentsOf: runs[part])
      } else {
        moved.append(singles[Int(block) - blocks.joined.count])
      }
    }
    return moved
  }

  /// Returns for each block the one before it in the heaviest rising sequence that it ends, and the
  /// block that ends the heaviest of all; −1 for none.
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
