import TablewareDiff
import TablewareTesting

/// Where sections and rows stand after a batch, found with labels in plain arrays (rule B-37):
/// take out from the back, put in from the front, then look.
func naiveMapping(
  _ batch: Batch, on shape: [Int]
) -> (sections: [Int: Int], rows: [RowPath: RowPath]) {
  typealias Section = (label: Int?, rows: [RowPath?])
  var table: [Section] = shape.enumerated().map { section, count in
    (section, (0..<count).map { RowPath(section: section, row: $0) })
  }
  let rowsOut = batch.deletedRows + batch.movedRows.map(\.source)
  for path in rowsOut.sorted(by: >) { table[path.section].rows.remove(at: path.row) }
  let carried = batch.movedSections.map { (position: $0.destination, section: table[$0.source]) }
  let sectionsOut = batch.deletedSections + batch.movedSections.map(\.source)
  for section in sectionsOut.sorted(by: >) { table.remove(at: section) }

  let fresh: [(position: Int, section: Section)] = batch.insertedSections.map { ($0, (nil, [])) }
  for (position, section) in (carried + fresh).sorted(by: { $0.position < $1.position }) {
    table.insert(section, at: position)
  }
  let rowsIn =
    batch.insertedRows.map { (position: $0, label: RowPath?.none) }
    + batch.movedRows.map { (position: $0.destination, label: $0.source) }
  for (position, label) in rowsIn.sorted(by: { $0.position < $1.position }) {
    table[position.section].rows.insert(label, at: position.row)
  }

  var sections: [Int: Int] = [:]
  var rows: [RowPath: RowPath] = [:]
  for (position, section) in table.enumerated() {
    if let label = section.label { sections[label] = position }
    for (row, label) in section.rows.enumerated() {
      if let label { rows[label] = RowPath(section: position, row: row) }
    }
  }
  return (sections, rows)
}

extension Batch {
  /// A batch that adds up but does anything at once, hazards included: not one that a plan has.
  static func random(on shape: [Int], using random: inout SeededGenerator) -> Batch {
    var batch = Batch()
    let survivors = shape.indices.filter { section in
      if Int.random(in: 0..<4, using: &random) > 0 { return true }
      batch.deletedSections.append(section)
      return false
    }
    let moved = survivors.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    let insertedCount = Int.random(in: 0...2, using: &random)
    let slots = Array(0..<survivors.count + insertedCount).shuffled(using: &random)
    batch.insertedSections = Array(slots.prefix(insertedCount))
    batch.movedSections = zip(moved, slots.dropFirst(insertedCount)).map {
      MovedSection(from: $0, to: $1)
    }
    let positions = naiveMapping(batch, on: shape).sections

    var rowCounts: [Int: Int] = [:]
    var sources: [RowPath] = []
    var mailbox: [Int: Int] = [:]
    for section in survivors {
      guard let position = positions[section] else { continue }
      rowCounts[position, default: 0] += shape[section]
      for row in 0..<shape[section] {
        let path = RowPath(section: section, row: row)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          batch.deletedRows.append(path)
          rowCounts[position, default: 0] -= 1
        case 1:
          sources.append(path)
          rowCounts[position, default: 0] -= 1
          if let target = positions.values.sorted().randomElement(using: &random) {
            mailbox[target, default: 0] += 1
          }
        default: break
        }
      }
    }
    sources.shuffle(using: &random)
    for position in positions.values.sorted() {
      let arriving = mailbox[position] ?? 0
      let inserted = Int.random(in: 0...2, using: &random)
      let count = (rowCounts[position] ?? 0) + arriving + inserted
      let free = Array(0..<count).shuffled(using: &random).map {
        RowPath(section: position, row: $0)
      }
      batch.insertedRows += free.prefix(inserted)
      for destination in free.dropFirst(inserted).prefix(arriving) {
        batch.movedRows.append(MovedRow(from: sources.removeLast(), to: destination))
      }
    }
    return batch
  }
}
