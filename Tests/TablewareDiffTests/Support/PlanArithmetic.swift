import TablewareDiff
import TablewareTesting

extension Plan.Step {
  /// What a table shows after the step.
  func table(old: Table, new: Table) -> Table {
    switch after {
    case .oldSections(let order): old.reordered(order)
    case .new: new
    }
  }
}

extension Batch {
  /// The same changes, listed in any order.
  func shuffled(using random: inout SeededGenerator) -> Batch {
    var batch = self
    batch.deletedSections.shuffle(using: &random)
    batch.insertedSections.shuffle(using: &random)
    batch.movedSections.shuffle(using: &random)
    batch.deletedRows.shuffle(using: &random)
    batch.insertedRows.shuffle(using: &random)
    batch.movedRows.shuffle(using: &random)
    return batch
  }

  /// The same changes behind other sections: so many before the batch, and so many after it.
  func shifted(before: Int, after: Int) -> Batch {
    func moved(_ path: RowPath, by count: Int) -> RowPath {
      RowPath(section: path.section + count, row: path.row)
    }
    var batch = Batch()
    batch.deletedSections = deletedSections.map { $0 + before }
    batch.insertedSections = insertedSections.map { $0 + after }
    batch.movedSections = movedSections.map {
      MovedSection(from: $0.source + before, to: $0.destination + after)
    }
    batch.deletedRows = deletedRows.map { moved($0, by: before) }
    batch.insertedRows = insertedRows.map { moved($0, by: after) }
    batch.movedRows = movedRows.map {
      MovedRow(from: moved($0.source, by: before), to: moved($0.destination, by: after))
    }
    return batch
  }

  /// The changes as sets: what a batch means whatever order they are listed in.
  var parts: Set<String> {
    Set(isEmpty ? [] : description.split(separator: "·").map { $0.filter { $0 != " " } })
  }
}

extension Plan {
  /// All changes of section order, and all other changes; either may be empty.
  var batches: (order: Batch, rest: Batch) {
    var result = (order: Batch(), rest: Batch())
    for step in steps {
      if step.after == .new { result.rest = step.batch } else { result.order = step.batch }
    }
    return result
  }

  /// How many changes of each kind it holds.
  var effort: Effort {
    let batches = steps.map(\.batch)
    func sum(_ count: (Batch) -> Int) -> Int { batches.map(count).reduce(0, +) }
    return Effort(
      deletedSections: sum(\.deletedSections.count),
      insertedSections: sum(\.insertedSections.count),
      movedSections: sum(\.movedSections.count), deletedRows: sum(\.deletedRows.count),
      insertedRows: sum(\.insertedRows.count), movedRows: sum(\.movedRows.count))
  }
}

/// How many changes of each kind there are.
struct Effort: Equatable {
  var deletedSections = 0
  var insertedSections = 0
  var movedSections = 0
  var deletedRows = 0
  var insertedRows = 0
  var movedRows = 0

  mutating func add(_ other: Effort) {
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    movedSections += other.movedSections
    deletedRows += other.deletedRows
    insertedRows += other.insertedRows
    movedRows += other.movedRows
  }
}
