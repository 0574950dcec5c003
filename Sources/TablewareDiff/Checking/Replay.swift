/// A snapshot as plain arrays, to which a batch can be applied step by step (rule B-37).
///
/// `nil` represents what the batch inserts and the old snapshot does not contain.
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

  /// Removes what is deleted or moves, then inserts at the destinations. Expects sources in bounds;
  /// destinations beyond the end are appended, so that counts can still be compared.
  ///
  /// - Complexity: O(n + k log k) for n rows and k changes.
  func applying(_ batch: Batch) -> Replay {
    let movedRows = batch.movedRows.map {
      (path: $0.destination, row: sections[$0.source.section].rows[$0.source.row])
    }
    var result = self
    let goneRows = Dictionary(
      grouping: batch.deletedRows + batch.movedRows.map(\.source), by: \.section)
    for (section, paths) in goneRows {
      result.sections[section].rows = sections[section].rows.removing(paths.map(\.row))
    }

    let movedSections = batch.movedSections.map {
      (position: $0.destination, element: result.sections[$0.source])
    }
    let newSections = batch.insertedSections.map {
      (position: $0, element: Section(id: nil, rows: []))
    }
    result.sections = result.sections
      .removing(batch.deletedSections + batch.movedSections.map(\.source))
      .weaving(in: newSections + movedSections)

    let newRows = batch.insertedRows.map { (path: $0, row: O.RowID?.none) }
    let comingRows = Dictionary(grouping: newRows + movedRows, by: \.path.section)
    for (section, rows) in comingRows where result.sections.indices.contains(section) {
      result.sections[section].rows = result.sections[section].rows
        .weaving(in: rows.map { (position: $0.path.row, element: $0.row) })
    }
    return result
  }
}

extension Array {
  /// The elements whose indexes are not listed.
  fileprivate func removing(_ gone: [Int]) -> [Element] {
    guard !gone.isEmpty else { return self }
    let gone = Set(gone)
    return indices.filter { !gone.contains($0) }.map { self[$0] }
  }

  /// Returns the elements with others inserted, each at its position in the result.
  fileprivate func weaving(in others: [(position: Int, element: Element)]) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count + others.count)
    var rest = self[...]
    for (position, element) in others.sorted(by: { $0.position < $1.position }) {
      while result.count < position, let next = rest.popFirst() { result.append(next) }
      result.append(element)
    }
    return result + rest
  }
}
