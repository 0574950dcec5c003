extension RowComparison {
  /// The plan: section moves alone, then everything else.
  @usableFromInline
  func plan(_ sections: SectionMatching) -> Plan {
    var plan = Plan()
    if !sections.moves.isEmpty {
      var batch = Batch()
      batch.movedSections = sections.moves
      plan.steps.append(Plan.Step(batch: batch, after: .oldSections(order: sections.order)))
    }

    // Where the old sections stand when the second batch begins.
    var before = [Int](repeating: 0, count: sections.order.count)
    for (place, section) in sections.order.enumerated() { before[section] = place }
    var batch = Batch()
    batch.deletedSections =
      sections.newIndexes.indices.filter { sections.newIndexes[$0] < 0 }.map { before[$0] }.sorted()
    batch.insertedSections = sections.oldIndexes.indices.filter { sections.oldIndexes[$0] < 0 }
    addRowChanges(to: &batch, before: before)
    if !batch.isEmpty { plan.steps.append(Plan.Step(batch: batch, after: .new)) }
    plan.refreshedRows = refreshedRows()
    return plan
  }

  private func addRowChanges(to batch: inout Batch, before: [Int]) {
    var isTaken = [Bool](repeating: false, count: scan.newResidue.count)
    var singles: [Scan.Run] = []
    batch.deletedRows.reserveCapacity(scan.oldResidue.count)
    for pair in pairs {
      singles.removeAll(keepingCapacity: true)
      for index in pair.oldResidue {
        let source = RowPath(section: before[pair.old], row: Int(scan.oldResidue[index]))
        let partner = Int(partners[index])
        if partner < 0 {
          batch.deletedRows.append(source)
          continue
        }
        isTaken[partner] = true
        let row = Int(scan.newResidue[partner])
        if pair.newResidue.contains(partner) {
          singles.append(Scan.Run(old: source.row, new: row, count: 1))
        } else {
          let destination = RowPath(section: pairs[self.pair(ofNew: partner)].new, row: row)
          batch.movedRows.append(Batch.RowMove(from: source, to: destination))
        }
      }
      for block in Staying.movedBlocks(runs: Array(scan.runs[pair.runs]), singles: singles) {
        for offset in 0..<Int(block.count) {
          batch.movedRows.append(
            Batch.RowMove(
              from: RowPath(section: before[pair.old], row: Int(block.old) + offset),
              to: RowPath(section: pair.new, row: Int(block.new) + offset)))
        }
      }
    }
    batch.insertedRows.reserveCapacity(scan.newResidue.count)
    for pair in pairs {
      for index in pair.newResidue where !isTaken[index] {
        batch.insertedRows.append(RowPath(section: pair.new, row: Int(scan.newResidue[index])))
      }
    }
  }

  private func refreshedRows() -> [RowPath] {
    var rows = changed
    for pair in pairs {
      for index in pair.changed {
        rows.append(RowPath(section: pair.new, row: Int(scan.changed[index])))
      }
    }
    rows.sort()
    return rows
  }
}
