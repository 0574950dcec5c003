import TablewareDiff

/// The reasons for the changes of a batch.
struct Reasons {
  private let step: Explanation.Step
  private let oldPaths: [ExactText: RowPath]
  private let newPaths: [ExactText: RowPath]
  private let goingSections: Set<Int>
  private let comingSections: Set<Int>
  private let sections: BatchMapping

  init(_ step: Explanation.Step) {
    self.step = step
    oldPaths = Self.paths(step.before)
    newPaths = Self.paths(step.after)
    goingSections = Set(step.batch.deletedSections)
    comingSections = Set(step.batch.insertedSections)
    var batch = Batch()
    batch.deletedSections = step.batch.deletedSections
    batch.insertedSections = step.batch.insertedSections
    sections = BatchMapping(batch)
  }

  private static func paths(_ sheet: Sheet) -> [ExactText: RowPath] {
    var paths: [ExactText: RowPath] = [:]
    for (index, section) in sheet.sections.enumerated() {
      for (row, item) in section.rows.enumerated() {
        paths[item.id] = RowPath(section: index, row: row)
      }
    }
    return paths
  }

  func deletedSection(_ section: Int) -> String {
    let id = step.before.sectionID(at: section)
    return step.after.sections.contains { $0.id == id }
      ? "New has fewer sections of this id" : "it is not in New"
  }

  func insertedSection(_ section: Int) -> String {
    let id = step.after.sectionID(at: section)
    return step.before.sections.contains { $0.id == id }
      ? "Old has fewer sections of this id" : "it is not in Old"
  }

  func deletedRow(_ path: RowPath) -> String {
    guard let position = newPaths[step.before.rowID(at: path)] else { return "it is not in New" }
    return comingSections.contains(position.section)
      ? "it is inserted again in a new section, into which no row can move"
      : "New has fewer rows of this id"
  }

  func insertedRow(_ path: RowPath) -> String {
    guard let position = oldPaths[step.after.rowID(at: path)] else { return "it is not in Old" }
    return goingSections.contains(position.section)
      ? "its old section is deleted, out of which no row can move"
      : "Old has fewer rows of this id"
  }

  func movedRow(_ move: Batch.MovedRow) -> String {
    sections.section(move.source.section) == move.destination.section
      ? "it changes its position among the rows that stay" : "it changes its section"
  }

  /// The items that stay, and a statement that no plan could move fewer.
  var kept: [String] {
    let batch = step.batch
    if !batch.movedSections.isEmpty {
      let moved = batch.movedSections.count
      return [
        "Kept \((step.before.sectionCount - moved).of("section")) in order; "
          + "moving \(moved) is the least possible.",
        "Sections move in a separate batch: together with other changes, table views crash.",
      ]
    }
    let going = goingSections.reduce(0) { $0 + step.before.rowCount(in: $1) }
    let moved = batch.movedRows.count
    let kept = step.before.rowCount - going - batch.deletedRows.count - moved
    let least = moved == 0 ? "no row has to move" : "moving \(moved) is the least possible"
    return ["Kept \(kept.of("row")) in place; \(least)."]
  }
}
