/// The pairs of sections in two outlines, and the order that the old ones need before rows can
/// change.
@usableFromInline
package struct SectionMatching {
  /// For each old section its index in the new outline, or −1.
  @usableFromInline package internal(set) var newIndexes: [Int]
  /// For each new section its index in the old outline, or −1.
  @usableFromInline package internal(set) var oldIndexes: [Int]
  /// The old sections, survivors in their new relative order; sections that will be deleted keep
  /// their neighbors.
  @usableFromInline var order: [Int] = []
  /// The smallest set of section moves that establishes this order.
  @usableFromInline var moves: [Batch.MovedSection] = []

  /// Pairs sections by identity: the k-th copy in the old list is the k-th copy in the new one.
  @inlinable
  package init<O: Outline>(_ old: O, _ new: O) {
    let oldIDs = (0..<old.sectionCount).map(old.sectionID(at:))
    let newIDs = (0..<new.sectionCount).map(new.sectionID(at:))
    newIndexes = [Int](repeating: -1, count: oldIDs.count)
    oldIndexes = [Int](repeating: -1, count: newIDs.count)
    if oldIDs == newIDs {
      for index in oldIDs.indices {
        newIndexes[index] = index
        oldIndexes[index] = index
      }
    } else {
      var partners = [Int32](repeating: -1, count: oldIDs.count)
      oldIDs.withUnsafeBufferPointer { oldIDs in
        newIDs.withUnsafeBufferPointer { newIDs in
          matchCopies(oldIDs, newIDs, into: &partners)
        }
      }
      for (old, new) in partners.enumerated() where new >= 0 {
        newIndexes[old] = Int(new)
        oldIndexes[Int(new)] = old
      }
    }
    arrange()
  }

  /// The pairs of sections that survive the change.
  @inlinable
  package var survivors: [(old: Int, new: Int)] {
    newIndexes.enumerated().compactMap { old, new in new < 0 ? nil : (old, new) }
  }

  @usableFromInline
  mutating func arrange() {
    let survivors = self.survivors
    let singles = survivors.map { Scan.Run(old: $0.old, new: $0.new, count: 1) }
    let moving = LongestIncreasingSubsequence.movedBlocks(runs: [], singles: singles).map {
      Int($0.old)
    }
    guard !moving.isEmpty else {
      order = Array(newIndexes.indices)
      return
    }
    var isMoving = [Bool](repeating: false, count: newIndexes.count)
    for section in moving { isMoving[section] = true }

    // The survivors in the order of the new outline; the others are inserted after their neighbors.
    let target = oldIndexes.filter { $0 >= 0 }
    var next = target.startIndex
    for section in newIndexes.indices where !isMoving[section] {
      if newIndexes[section] >= 0 {
        while target[next] != section {
          order.append(target[next])
          next += 1
        }
        next += 1
      }
      order.append(section)
    }
    order += target[next...]
    moves = order.enumerated().compactMap { position, section in
      isMoving[section] ? Batch.MovedSection(from: section, to: position) : nil
    }
  }
}
