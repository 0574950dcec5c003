/// Finds the plan that takes one outline to another.
///
/// Sections and rows are paired by identity (``Matching``). What keeps its relative order stays,
/// what does not is moved; the rest is deleted or inserted. A row moves between sections when both
/// sections live through the change; otherwise it goes with the one and comes with the other
/// (rules B-23, B-24).
///
/// - Complexity: O(n) look-ups and O(m log m) comparisons for n rows of which m changed section or
///   order. Equal sections are compared, not hashed.
public func plan<O: Outline>(from old: O, to new: O) -> Plan {
  let sections = Matching(
    old: (0..<old.sectionCount).map(old.sectionID(at:)),
    new: (0..<new.sectionCount).map(new.sectionID(at:)))
  var steps: [Plan.Step] = []

  let order = sectionOrder(of: sections)
  if !order.moves.isEmpty {
    var batch = Batch()
    batch.movedSections = order.moves
    steps.append(Plan.Step(batch: batch, after: .oldSections(order: order.sections)))
  }

  var batch = Batch()
  var before = [Int](repeating: 0, count: old.sectionCount)
  for (place, section) in order.sections.enumerated() { before[section] = place }
  batch.deletedSections =
    before.indices.filter { sections.newIndexes[$0] < 0 }.map { before[$0] }.sorted()
  batch.insertedSections = sections.oldIndexes.indices.filter { sections.oldIndexes[$0] < 0 }
  planRows(from: old, to: new, sections: sections, before: before, into: &batch)
  if !batch.isEmpty {
    steps.append(Plan.Step(batch: batch, after: .new))
  }
  return Plan(steps: steps)
}

/// The order in which old sections stand once survivors are in their new relative order, and the
/// smallest set of section moves that leads there. Sections about to go keep their neighbours.
private func sectionOrder(
  of sections: Matching
) -> (sections: [Int], moves: [Batch.SectionMove]) {
  let all = Array(sections.newIndexes.indices)
  let survivors = all.filter { sections.newIndexes[$0] >= 0 }
  let stays = longestIncreasingSubsequence(of: survivors.map { sections.newIndexes[$0] })
  let moving = zip(survivors, stays).filter { !$0.1 }.map { $0.0 }
  guard !moving.isEmpty else { return (all, []) }

  let target = survivors.sorted { sections.newIndexes[$0] < sections.newIndexes[$1] }
  let movingSet = Set(moving)
  var result: [Int] = []
  var next = target.startIndex
  for section in all where !movingSet.contains(section) {
    if sections.newIndexes[section] >= 0 {
      while target[next] != section {
        result.append(target[next])
        next += 1
      }
      next += 1
    }
    result.append(section)
  }
  result += target[next...]

  let moves = result.enumerated().compactMap { place, section in
    movingSet.contains(section) ? Batch.SectionMove(from: section, to: place) : nil
  }
  return (result, moves)
}

/// Adds the row changes of all sections that live through the batch.
private func planRows<O: Outline>(
  from old: O, to new: O, sections: Matching, before: [Int], into batch: inout Batch
) {
  var oldPaths: [RowPath] = []
  var newPaths: [RowPath] = []
  for (section, destination) in sections.newIndexes.enumerated() where destination >= 0 {
    if hasSameRows(old, section, new, destination) { continue }
    oldPaths += (0..<old.rowCount(in: section)).map { RowPath(section: section, row: $0) }
    newPaths += (0..<new.rowCount(in: destination)).map { RowPath(section: destination, row: $0) }
  }
  guard !(oldPaths.isEmpty && newPaths.isEmpty) else { return }

  let rows = Matching(old: oldPaths.map(old.rowID(at:)), new: newPaths.map(new.rowID(at:)))
  var staying: [[(source: Int, destination: Int)]] = Array(repeating: [], count: old.sectionCount)
  func move(_ source: Int, _ destination: Int) {
    let path = oldPaths[source]
    batch.movedRows.append(
      Batch.RowMove(
        from: RowPath(section: before[path.section], row: path.row), to: newPaths[destination]))
  }
  for (source, path) in oldPaths.enumerated() {
    let destination = rows.newIndexes[source]
    if destination < 0 {
      batch.deletedRows.append(RowPath(section: before[path.section], row: path.row))
    } else if newPaths[destination].section == sections.newIndexes[path.section] {
      staying[path.section].append((source, destination))
    } else {
      move(source, destination)
    }
  }
  for pairs in staying where !pairs.isEmpty {
    let stays = longestIncreasingSubsequence(of: pairs.map { newPaths[$0.destination].row })
    for (pair, stays) in zip(pairs, stays) where !stays {
      move(pair.source, pair.destination)
    }
  }
  batch.insertedRows = rows.oldIndexes.indices.filter { rows.oldIndexes[$0] < 0 }
    .map { newPaths[$0] }
}

private func hasSameRows<O: Outline>(_ old: O, _ source: Int, _ new: O, _ destination: Int) -> Bool
{
  if old.sharesRows(of: source, with: new, at: destination) { return true }
  let count = old.rowCount(in: source)
  guard count == new.rowCount(in: destination) else { return false }
  return (0..<count).allSatisfy {
    old.rowID(at: RowPath(section: source, row: $0))
      == new.rowID(at: RowPath(section: destination, row: $0))
  }
}
