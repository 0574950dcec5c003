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
      var loose: [LooseRow] = []
      loose.reserveCapacity(partners[pair.oldResidue].count { $0 >= 0 })
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
          loose.append(
            LooseRow(
              old: source.row, new: row,
              indexAmongOldLeftovers: index - pair.oldResidue.lowerBound,
              indexAmongNewLeftovers: partner - pair.newResidue.lowerBound))
        } else {
          let destination = RowPath(section: pairs[self.pair(ofNew: partner)].new, row: row)
          batch.movedRows.append(Batch.MovedRow(from: source, to: destination))
        }
      }
      if loose.isEmpty { continue }
      batch.addMoves(
        of: MovedBlocks(runs: scan.runs[pair.runs], loose: consume loose), from: oldSection,
        to: pair.new)
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
  /// Adds a move for each row of blocks, in ascending order of the old list.
  fileprivate mutating func addMoves(of blocks: MovedBlocks, from old: Int, to new: Int) {
    movedRows.reserveRoom(for: blocks.runs.reduce(blocks.rows.count) { $0 + Int($1.count) })
    func add(_ oldRow: Int32, _ newRow: Int32) {
      movedRows.append(
        MovedRow(
          from: RowPath(section: old, row: Int(oldRow)),
          to: RowPath(section: new, row: Int(newRow))))
    }
    var runs = blocks.runs[...]
    func addRuns(before row: Int32) {
      while let run = runs.first, run.old < row {
        for offset in 0..<run.count { add(run.old + offset, run.new + offset) }
        runs.removeFirst()
      }
    }
    for row in blocks.rows {
      addRuns(before: row.old)
      add(row.old, row.new)
    }
    addRuns(before: .max)
  }
}
