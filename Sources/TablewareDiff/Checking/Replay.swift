/// The old positions of sections and rows in plain arrays, to which a batch can be applied step by
/// step (rule B-37).
///
/// `nil` represents what the batch inserts.
struct Replay {
  struct Section {
    var oldPosition: Int?
    var oldRows: [RowPath?]
  }

  private(set) var sections: [Section]

  /// Creates the arrays for sections with these numbers of rows.
  init(rowCounts: [Int]) {
    sections = rowCounts.enumerated().map { section, count in
      Section(
        oldPosition: section,
        oldRows: (0..<count).map { RowPath(section: section, row: $0) })
    }
  }

  /// Removes what is deleted or moves, then inserts at the destinations. Expects sources in bounds;
  /// destinations beyond the end are appended, so that counts can still be compared.
  ///
  /// - Complexity: O(n + k log k) for n rows and k changes.
  func applying(_ batch: Batch) -> Replay {
    var result = self
    let gonePaths = batch.deletedRows + batch.movedRows.map { $0.source }
    for (section, paths) in Dictionary(grouping: gonePaths, by: { $0.section }) {
      result.sections[section].oldRows = sections[section].oldRows.removing(paths.map { $0.row })
    }

    let movedSections = batch.movedSections.map {
      (position: $0.destination, element: result.sections[$0.source])
    }
    let newSections = batch.insertedSections.map {
      (position: $0, element: Section(oldPosition: nil, oldRows: []))
    }
    result.sections = result.sections
      .removing(batch.deletedSections + batch.movedSections.map { $0.source })
      .weaving(in: newSections + movedSections)

    let newRows: [(path: RowPath, oldPath: RowPath?)] =
      batch.insertedRows.map { ($0, nil) } + batch.movedRows.map { ($0.destination, $0.source) }
    for (section, rows) in Dictionary(grouping: newRows, by: { $0.path.section })
    where result.sections.indices.contains(section) {
      result.sections[section].oldRows = result.sections[section].oldRows
        .weaving(in: rows.map { (position: $0.path.row, element: $0.oldPath) })
    }
    return result
  }
}

extension Array {
  /// The elements whose indexes are not listed.
  fileprivate func removing(_ gone: [Int]) -> [Element] {
    guard !gone.isEmpty else { return self }
    let gone = Set(gone)
    var result: [Element] = []
    result.reserveCapacity(count)
    for (index, element) in enumerated() where !gone.contains(index) { result.append(element) }
    return result
  }

  /// Returns the elements with others inserted, each at its position in the result.
  fileprivate func weaving(in others: [(position: Int, element: Element)]) -> [Element] {
    guard !others.isEmpty else { return self }
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
