import TablewareDiff

/// A small table of numbers.
struct PlainTable: Outline, Hashable {
  struct Section: Hashable {
    var id: Int
    var rows: [Int]
  }

  var sections: [Section]

  init(sections: [Section]) { self.sections = sections }

  init(_ reader: inout ByteReader) {
    sections = []
    for _ in 0..<reader.number(upTo: 5) {
      let id = reader.number(upTo: 6)
      sections.append(
        Section(
          id: id, rows: (0..<reader.number(upTo: 6)).map { _ in reader.number(upTo: 15) }))
    }
  }

  var sectionCount: Int { sections.count }
  func sectionID(at section: Int) -> Int { sections[section].id }
  func rows(in section: Int) -> [Int] { sections[section].rows }
  func id(of row: Int) -> Int { row }
  func hasSameContent(_ old: Int, _ new: Int) -> Bool { true }
  func hasSameHeader(_ section: Int, as old: PlainTable, _ oldSection: Int) -> Bool { true }
}

/// A batch that was applied to labels in plain arrays: the sources are removed from the back, and
/// the destinations are inserted from the front.
///
/// It shares no code with the validator, the planner and ``BatchMapping``.
struct NaiveApplication {
  /// The indexes of sections after the batch, by those before.
  private(set) var sections: [Int: Int] = [:]
  /// The paths of rows after the batch, by those before.
  private(set) var rows: [RowPath: RowPath] = [:]

  private typealias Labeled = (label: Int?, rows: [RowPath?])

  /// Applies a batch; `nil` if it breaks a rule, or does not lead to the new table.
  init?(_ batch: Batch, from old: PlainTable, to new: PlainTable) {
    let others = batch.changeCount - batch.movedSections.count
    guard batch.movedSections.isEmpty || others == 0 else { return nil }
    let sectionsOut = batch.deletedSections + batch.movedSections.map(\.source)
    let sectionsIn = batch.insertedSections + batch.movedSections.map(\.destination)
    let rowsOut = batch.deletedRows + batch.movedRows.map(\.source)
    let rowsIn = batch.insertedRows + batch.movedRows.map(\.destination)
    guard Set(sectionsOut).count == sectionsOut.count, Set(sectionsIn).count == sectionsIn.count,
      Set(rowsOut).count == rowsOut.count, Set(rowsIn).count == rowsIn.count,
      sectionsOut.allSatisfy(old.sections.indices.contains),
      sectionsIn.allSatisfy(new.sections.indices.contains),
      rowsOut.allSatisfy({ path in
        old.contains(path) && !batch.deletedSections.contains(path.section)
      }),
      rowsIn.allSatisfy({ path in
        new.contains(path) && !batch.insertedSections.contains(path.section)
      })
    else { return nil }

    var table: [Labeled] = old.sections.enumerated().map { section, content in
      (section, content.rows.indices.map { RowPath(section: section, row: $0) })
    }
    for path in rowsOut.sorted(by: >) { table[path.section].rows.remove(at: path.row) }
    let moved = batch.movedSections.map { ($0.destination, table[$0.source]) }
    for section in sectionsOut.sorted(by: >) { table.remove(at: section) }
    let inserted = batch.insertedSections.map { ($0, (label: Int?.none, rows: [RowPath?]())) }
    for (position, section) in (moved + inserted).sorted(by: { $0.0 < $1.0 }) {
      guard position <= table.count else { return nil }
      table.insert(section, at: position)
    }
    let labels =
      batch.insertedRows.map { ($0, RowPath?.none) }
      + batch.movedRows.map { ($0.destination, RowPath?.some($0.source)) }
    for (path, label) in labels.sorted(by: { $0.0 < $1.0 }) {
      guard path.section < table.count, path.row <= table[path.section].rows.count else {
        return nil
      }
      table[path.section].rows.insert(label, at: path.row)
    }
    guard table.count == new.sections.count else { return nil }
    for (index, section) in table.enumerated() {
      guard take(section, at: index, old, new) else { return nil }
    }
  }

  /// Notes where a section and its rows are; whether they are those of the new table.
  private mutating func take(
    _ section: Labeled, at index: Int, _ old: PlainTable, _ new: PlainTable
  ) -> Bool {
    guard let label = section.label else { return true }
    sections[label] = index
    let content = new.sections[index]
    guard old.sections[label].id == content.id, section.rows.count == content.rows.count else {
      return false
    }
    for (row, label) in section.rows.enumerated() {
      guard let label else { continue }
      rows[label] = RowPath(section: index, row: row)
      guard old.sections[label.section].rows[label.row] == content.rows[row] else { return false }
    }
    return true
  }
}
