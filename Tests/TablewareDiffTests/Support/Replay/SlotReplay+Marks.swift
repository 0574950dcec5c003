import TablewareDiff

/// Marks what a batch names, each place at most once: it has to exist, in a section that stays.
extension SlotReplay {
  mutating func markSections(_ batch: Batch) -> String? {
    if !batch.movedSections.isEmpty, batch.changeCount > batch.movedSections.count {
      return "sections move beside other changes"
    }
    for section in batch.deletedSections {
      guard Self.take(section, &sectionTargets, as: Mark.gone) else { return "dS \(section)" }
    }
    for section in batch.insertedSections {
      guard Self.take(section, &sectionSources, as: Mark.came) else { return "iS \(section)" }
    }
    for move in batch.movedSections {
      guard Self.take(move.source, &sectionTargets, as: move.destination),
        Self.take(move.destination, &sectionSources, as: move.source)
      else { return "mS \(move.source)→\(move.destination)" }
    }
    return nil
  }

  mutating func markRows(_ batch: Batch) -> String? {
    for path in batch.deletedRows {
      guard Self.take(oldRow(path), &rowTargets, as: Mark.gone) else { return "dR \(path)" }
    }
    for path in batch.insertedRows {
      guard Self.take(newRow(path), &rowSources, as: Mark.came) else { return "iR \(path)" }
    }
    for move in batch.movedRows {
      let (source, destination) = (oldRow(move.source), newRow(move.destination))
      guard Self.take(source, &rowTargets, as: destination),
        Self.take(destination, &rowSources, as: source)
      else { return "mR \(move.source)→\(move.destination)" }
    }
    return nil
  }

  /// Marks a place that exists and is still open.
  private static func take(_ position: Int, _ marks: inout [Int], as mark: Int) -> Bool {
    guard position >= 0, position < marks.count, marks[position] == Mark.open else { return false }
    marks[position] = mark
    return true
  }

  /// The flat index of a row that exists, in a section that stays; −1 otherwise.
  private func oldRow(_ path: RowPath) -> Int {
    guard path.section >= 0, path.section < sectionTargets.count,
      sectionTargets[path.section] >= 0, path.row >= 0,
      path.row < old.sections[path.section].rows.count
    else { return -1 }
    return oldStarts[path.section] + path.row
  }

  private func newRow(_ path: RowPath) -> Int {
    guard path.section >= 0, path.section < sectionSources.count,
      sectionSources[path.section] >= 0, path.row >= 0,
      path.row < new.sections[path.section].rows.count
    else { return -1 }
    return newStarts[path.section] + path.row
  }
}
