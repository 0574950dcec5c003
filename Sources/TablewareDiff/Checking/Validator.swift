/// Checks a batch against the snapshots before and after it, independently of its origin.
///
/// It shares no code with the planner on purpose: it replays the batch on plain arrays, as rule
/// B-37 describes, and compares the result. Use it in tests and in debug builds, before a batch is
/// sent to a real table.
///
/// - Complexity: O(n) in the number of rows.
public struct Validator<O: Outline> {
  let old: O
  let new: O
  private(set) var violations: [Violation] = []

  /// Returns every rule that the batch breaks; none if it is legal.
  ///
  /// - Parameters:
  ///   - batch: the changes from `old` to `new`.
  ///   - old: the sections and rows before the batch.
  ///   - new: the sections and rows after the batch.
  public static func violations(of batch: Batch, from old: O, to new: O) -> [Violation] {
    var validator = Validator(old: old, new: new)
    validator.checkBounds(batch)
    validator.checkConflicts(batch)
    validator.checkHazards(batch)
    // Counts and identities are meaningless once an index is out of bounds.
    if validator.violations.isEmpty {
      validator.checkReplay(batch)
    }
    return validator.violations
  }

  private init(old: O, new: O) {
    self.old = old
    self.new = new
  }

  private mutating func report(_ rule: Violation.Rule, _ detail: String) {
    violations.append(Violation(rule: rule, detail: detail))
  }

  private mutating func checkBounds(_ batch: Batch) {
    for section in batch.deletedSections + batch.movedSections.map(\.source)
    where !(0..<old.sectionCount).contains(section) {
      report(.sectionSourceBounds, "section \(section) of \(old.sectionCount) before the batch")
    }
    for section in batch.insertedSections + batch.movedSections.map(\.destination)
    where !(0..<new.sectionCount).contains(section) {
      report(.sectionDestinationBounds, "section \(section) of \(new.sectionCount) after the batch")
    }
    for path in batch.deletedRows + batch.movedRows.map(\.source) where !old.contains(path) {
      report(.rowSourceBounds, "row \(path) does not exist before the batch")
    }
    for path in batch.insertedRows + batch.movedRows.map(\.destination) where !new.contains(path) {
      report(.rowDestinationBounds, "row \(path) does not exist after the batch")
    }
  }

  private mutating func checkConflicts(_ batch: Batch) {
    let sections = (
      deleted: batch.deletedSections, inserted: batch.insertedSections,
      sources: batch.movedSections.map(\.source),
      destinations: batch.movedSections.map(\.destination)
    )
    let rows = (
      deleted: batch.deletedRows, inserted: batch.insertedRows,
      sources: batch.movedRows.map(\.source), destinations: batch.movedRows.map(\.destination)
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
    checkApart(sections.deleted, rows.deleted.map(\.section), .redundantRowChange)
    checkApart(sections.inserted, rows.inserted.map(\.section), .redundantRowChange)
    checkApart(sections.deleted, rows.sources.map(\.section), .moveFromDeletedSection)
    checkApart(sections.inserted, rows.destinations.map(\.section), .moveIntoInsertedSection)
  }

  private mutating func checkUnique<Position: Hashable>(
    _ positions: [Position], _ rule: Violation.Rule
  ) {
    var seen: Set<Position> = []
    for position in positions where !seen.insert(position).inserted {
      report(rule, "\(position) is listed twice")
    }
  }

  private mutating func checkApart<Position: Hashable>(
    _ left: [Position], _ right: [Position], _ rule: Violation.Rule
  ) {
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

  private mutating func checkReplay(_ batch: Batch) {
    let result = Replay(old).applying(batch)
    guard result.sections.count == new.sectionCount else {
      return report(
        .sectionCount, "\(result.sections.count) sections expected, \(new.sectionCount) found")
    }
    for (index, section) in result.sections.enumerated() {
      guard let id = section.id else { continue }
      if differs(id, new.sectionID(at: index)) {
        report(.sectionIdentity, "section \(index) is \(new.sectionID(at: index)), not \(id)")
      }
      let count = new.rowCount(in: index)
      if section.rows.count != count {
        report(
          .rowCount, "section \(index): \(section.rows.count) rows expected, \(count) found")
        continue
      }
      for (row, rowID) in section.rows.enumerated() {
        let path = RowPath(section: index, row: row)
        if let rowID, differs(rowID, new.rowID(at: path)) {
          report(.rowIdentity, "row \(path) is \(new.rowID(at: path)), not \(rowID)")
        }
      }
    }
  }

  /// An identity that does not even equal itself, such as one with a NaN inside, proves nothing.
  private func differs<ID: Equatable>(_ expected: ID, _ found: ID) -> Bool {
    expected == expected && expected != found
  }
}
