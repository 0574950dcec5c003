extension RowComparison {
  /// The plan: section moves alone, then everything else.
  @usableFromInline
  package func plan(_ sections: SectionMatching) -> Plan {
    var plan = Plan()
    if !sections.moves.isEmpty {
      var batch = Batch()
      batch.movedSections = sections.moves
      plan.steps.append(Plan.Step(batch: batch, after: .oldSections(order: sections.order)))
    }

    // The second batch begins with the order after the moves.
    var batch = Batch()
    batch.deletedSections = sections.removed.map(sections.position(of:)).sorted()
    batch.insertedSections = sections.inserted
    addRowChanges(to: &batch, sections)
    if !batch.isEmpty { plan.steps.append(Plan.Step(batch: batch, after: .new)) }
    plan.refreshedRows = refreshedRows()
    return plan
  }

  private func addRowChanges(to batch: inout Batch, _ sections: SectionMatching) {
    // Room for the actual matches only: memory that is not allocated need not be cleared either.
    let matchedCount = partners.count { $0 >= 0 }
    batch.deletedRows.reserveCapacity(partners.count - matchedCount)
    batch.insertedRows.reserveCapacity(scan.newResidue.count - matchedCount)
    var isTaken = [Bool](repeating: false, count: scan.newResidue.count)
    for pair in pairs where !pair.oldResidue.isEmpty {
      var singles: [Scan.Run] = []
      singles.reserveCapacity(partners[pair.oldResidue].count { $0 >= 0 })
      let oldSection = sections.position(of: pair.old)
      for index in pair.oldResidue {
        let source = RowPath(section: oldSection, row: Int(scan.oldResidue[index]))
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
          batch.movedRows.append(Batch.MovedRow(from: source, to: destination))
        }
      }
      if singles.isEmpty { continue }
      let moved = LongestIncreasingSubsequence.movedBlocks(
        runs: Array(scan.runs[pair.runs]), singles: consume singles)
      batch.addMoves(of: moved, from: oldSection, to: pair.new)
    }
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

extension Batch {
  /// Adds a move for each row of the blocks.
  fileprivate mutating func addMoves(of blocks: [Scan.Run], from old: Int, to new: Int) {
    movedRows.reserveRoom(for: blocks.reduce(0) { $0 + Int($1.count) })
    for block in blocks {
      for offset in 0..<Int(block.count) {
        movedRows.append(
          MovedRow(
            from: RowPath(section: old, row: Int(block.old) + offset),
            to: RowPath(section: new, row: Int(block.new) + offset)))
      }
    }
  }
}
