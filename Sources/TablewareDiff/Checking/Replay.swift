/// A snapshot as plain arrays, to which a batch can be applied step by step (rule B-37).
///
/// `nil` stands for what the batch brings in and the old snapshot cannot know.
struct Replay<O: Outline> {
  struct Section {
    var id: O.SectionID?
    var rows: [O.RowID?]
  }

  private(set) var sections: [Section]

  init(_ outline: O) {
    sections = (0..<outline.sectionCount).map { section in
      Section(
        id: outline.sectionID(at: section),
        rows: (0..<outline.rowCount(in: section)).map {
          outline.rowID(at: RowPath(section: section, row: $0))
        })
    }
  }

  /// Removes from the back, then adds from the front. Expects indexes in bounds before the batch;
  /// destinations beyond the end are appended, so that counts can still be compared.
  func applying(_ batch: Batch) -> Replay {
    var result = self
    var movedRows: [(path: RowPath, row: O.RowID?)] = []
    for move in batch.movedRows {
      movedRows.append((move.destination, sections[move.source.section].rows[move.source.row]))
    }
    for path in (batch.deletedRows + batch.movedRows.map(\.source)).sorted().reversed() {
      result.sections[path.section].rows.remove(at: path.row)
    }
    var movedSections: [(place: Int, section: Section)] = []
    for move in batch.movedSections {
      movedSections.append((move.destination, result.sections[move.source]))
    }
    for section in (batch.deletedSections + batch.movedSections.map(\.source)).sorted().reversed() {
      result.sections.remove(at: section)
    }
    let inserted = batch.insertedSections.map { (place: $0, section: Section(id: nil, rows: [])) }
    for (place, section) in (inserted + movedSections).sorted(by: { $0.place < $1.place }) {
      result.sections.insert(section, at: min(place, result.sections.count))
    }
    let newRows = batch.insertedRows.map { (path: $0, row: O.RowID?.none) }
    for (path, row) in (newRows + movedRows).sorted(by: { $0.path < $1.path })
    where result.sections.indices.contains(path.section) {
      let count = result.sections[path.section].rows.count
      result.sections[path.section].rows.insert(row, at: min(path.row, count))
    }
    return result
  }
}
