/// Checks the changes of a batch against each other, without the table that they are for: positions
/// that are listed twice, two changes of one position, and moves of sections beside other changes.
///
/// - Complexity: O(k) for k changes.
struct ConflictCheck {
  private(set) var violations: [Violation] = []

  init(_ batch: Batch) {
    checkPositions(batch)
    checkHazards(batch)
  }

  private mutating func report(_ rule: Violation.Rule, _ detail: String) {
    violations.append(Violation(rule: rule, detail: detail))
  }

  private mutating func checkPositions(_ batch: Batch) {
    let sections = (
      deleted: batch.deletedSections, inserted: batch.insertedSections,
      sources: batch.movedSections.map { $0.source },
      destinations: batch.movedSections.map { $0.destination }
    )
    let rows = (
      deleted: batch.deletedRows, inserted: batch.insertedRows,
      sources: batch.movedRows.map { $0.source },
      destinations: batch.movedRows.map { $0.destination }
    )
    checkUnique(sections.deleted, .doubleDelete)
    checkUnique(sections.inserted, .doubleInsert)
    checkUnique(sections.sources, .ambiguousMove)
    checkUnique(sections.destinations, .ambiguousMove)
    checkUnique(rows.deleted, .doubleDelete)
    checkUnique(rows.inserted, .doubleInsert)
    checkUnique(rows.sources, .ambiguousMove)
    checkUnique(rows.destinations, .ambiguousMove)
    checkApart(sections.deleted, sections.sources, .deleteAndMove)
    checkApart(sections.inserted, sections.destinations, .insertAndMove)
    checkApart(rows.deleted, rows.sources, .deleteAndMove)
    checkApart(rows.inserted, rows.destinations, .insertAndMove)
    checkApart(sections.deleted, rows.deleted.map { $0.section }, .redundantRowChange)
    checkApart(sections.inserted, rows.inserted.map { $0.section }, .redundantRowChange)
    checkApart(sections.deleted, rows.sources.map { $0.section }, .moveFromDeletedSection)
    checkApart(sections.inserted, rows.destinations.map { $0.section }, .moveIntoInsertedSection)
  }

  private mutating func checkUnique<Position: Hashable>(
    _ positions: [Position], _ rule: Violation.Rule
  ) {
    guard positions.count > 1 else { return }
    var seen: Set<Position> = []
    for position in positions where !seen.insert(position).inserted {
      report(rule, "\(position) is listed twice")
    }
  }

  private mutating func checkApart<Position: Hashable>(
    _ left: [Position], _ right: [Position], _ rule: Violation.Rule
  ) {
    guard !left.isEmpty, !right.isEmpty else { return }
    let left = Set(left)
    for position in right where left.contains(position) {
      report(rule, "\(position) is in both lists")
    }
  }

  private mutating func checkHazards(_ batch: Batch) {
    guard !batch.movedSections.isEmpty else { return }
    if !(batch.deletedRows.isEmpty && batch.insertedRows.isEmpty && batch.movedRows.isEmpty) {
      report(.sectionMoveWithRowChanges, "a batch with section moves must hold no row changes")
    }
    if !(batch.deletedSections.isEmpty && batch.insertedSections.isEmpty) {
      report(.sectionMoveWithSectionChanges, "a batch with section moves must hold nothing else")
    }
  }
}
