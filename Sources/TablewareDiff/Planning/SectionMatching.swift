/// The pairs of sections in two outlines, and the order that the old ones need before rows can
/// change.
///
/// If no section moves, it has runs of sections and costs what changed. Otherwise it has a number
/// for each section.
@usableFromInline
package struct SectionMatching {
  /// The indexes of old sections without a counterpart, ascending.
  @usableFromInline package let removed: [Int]
  /// The indexes of new sections without a counterpart, ascending.
  @usableFromInline package let inserted: [Int]
  /// The others, if none of them moves.
  fileprivate let kept: [Scan.Run]
  fileprivate let rearrangement: Rearrangement?

  /// The numbers of all sections, if some of them move.
  fileprivate struct Rearrangement {
    /// For each old section its index in the new outline, or −1.
    var newIndexes: [Int]
    /// For each new section its index in the old outline, or −1.
    var oldIndexes: [Int]
    /// The old sections, survivors in their new relative order; sections about to be removed keep
    /// their neighbors.
    var order: [Int]
    /// For each old section its index in that order.
    var positions: [Int]
    /// The smallest set of section moves that leads there.
    var moves: [Batch.MovedSection]
  }

  /// Pairs sections by identity: the k-th copy in the old list is the k-th copy in the new one.
  ///
  /// - Complexity: O(sections).
  @inlinable
  package init<O: Outline>(_ old: O, _ new: O) {
    let count = new.sectionCount
    if old.sectionCount == count,
      (0..<count).allSatisfy({ old.sectionID(at: $0) == new.sectionID(at: $0) })
    {
      self.init(count: count)
      return
    }
    let oldIDs = (0..<old.sectionCount).map(old.sectionID(at:))
    let newIDs = (0..<count).map(new.sectionID(at:))
    var partners = [Int32](repeating: -1, count: oldIDs.count)
    oldIDs.withUnsafeBufferPointer { oldIDs in
      newIDs.withUnsafeBufferPointer { newIDs in
        matchCopies(oldIDs, newIDs, into: &partners)
      }
    }
    self.init(partners, newCount: newIDs.count)
  }

  /// The same sections in the same order.
  ///
  /// - Complexity: O(1).
  @usableFromInline
  package init(count: Int) {
    let run = Scan.Run(old: 0, new: 0, count: count)
    self.init(RowChanges(kept: count > 0 ? [run] : []))
  }

  /// What edits did to the sections, if they moved none.
  ///
  /// - Complexity: O(k) for k changed sections.
  package init(_ changes: RowChanges) {
    removed = changes.removed.map(Int.init)
    inserted = changes.inserted.map(Int.init)
    kept = changes.kept
    rearrangement = nil
  }

  /// - Parameters:
  ///   - partners: for each old section its index in the new outline, or −1.
  ///   - newCount: the number of new sections.
  @usableFromInline
  init(_ partners: [Int32], newCount: Int) {
    let newIndexes = partners.map(Int.init)
    var oldIndexes = [Int](repeating: -1, count: newCount)
    for (old, new) in newIndexes.enumerated() where new >= 0 { oldIndexes[new] = old }
    removed = newIndexes.indices.filter { newIndexes[$0] < 0 }
    inserted = oldIndexes.indices.filter { oldIndexes[$0] < 0 }
    let singles = newIndexes.enumerated().compactMap { old, new in
      new < 0 ? nil : Scan.Run(old: old, new: new, count: 1)
    }
    let moving = LongestIncreasingSubsequence.movedOffsets(of: singles.map { Int($0.new) })
    if moving.isEmpty {
      kept = singles
      rearrangement = nil
    } else {
      kept = []
      rearrangement = Rearrangement(
        newIndexes, oldIndexes, moving: moving.map { Int(singles[$0].old) })
    }
  }
}

extension SectionMatching {
  /// The pairs of sections that are in both outlines, in their old order.
  ///
  /// - Complexity: O(sections).
  @usableFromInline
  package var survivors: [(old: Int, new: Int)] {
    guard let rearrangement else {
      return kept.flatMap { run in
        (0..<Int(run.count)).map { (Int(run.old) + $0, Int(run.new) + $0) }
      }
    }
    return rearrangement.newIndexes.enumerated().compactMap { old, new in
      new < 0 ? nil : (old, new)
    }
  }

  /// The old index of a section of the new outline; `nil` if it was inserted.
  ///
  /// - Complexity: O(log k) for k changed sections.
  package func oldIndex(of section: Int) -> Int? {
    if let rearrangement {
      return rearrangement.oldIndexes[section] < 0 ? nil : rearrangement.oldIndexes[section]
    }
    let index = kept.partitioningIndex { $0.new + $0.count > section }
    guard index < kept.count, kept[index].new <= section else { return nil }
    return section - Int(kept[index].new) + Int(kept[index].old)
  }

  /// The index of an old section once the sections have moved.
  func position(of section: Int) -> Int { rearrangement?.positions[section] ?? section }

  /// The moves that lead to the new order; empty if the order is the same.
  package var moves: [Batch.MovedSection] { rearrangement?.moves ?? [] }

  /// The old sections in their order after the moves, as old indexes; empty without moves.
  var order: [Int] { rearrangement?.order ?? [] }
}

extension SectionMatching.Rearrangement {
  /// - Parameter moving: the old sections that move.
  fileprivate init(_ newIndexes: [Int], _ oldIndexes: [Int], moving: [Int]) {
    var isMoving = [Bool](repeating: false, count: newIndexes.count)
    for section in moving { isMoving[section] = true }

    // The survivors in the order of the new outline; the others are inserted after their neighbors.
    let target = oldIndexes.filter { $0 >= 0 }
    var order: [Int] = []
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
    var positions = [Int](repeating: 0, count: order.count)
    for (position, section) in order.enumerated() { positions[section] = position }
    let moves = order.enumerated().compactMap { position, section in
      isMoving[section] ? Batch.MovedSection(from: section, to: position) : nil
    }
    self.init(
      newIndexes: newIndexes, oldIndexes: oldIndexes, order: order, positions: positions,
      moves: moves)
  }
}
