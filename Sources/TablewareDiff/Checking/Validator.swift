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
    validator.violations += ConflictCheck(batch).violations
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

  private mutating func checkReplay(_ batch: Batch) {
    let rowCounts = (0..<old.sectionCount).map { old.rowCount(in: $0) }
    let sections = Replay(rowCounts: rowCounts).applying(batch).sections
    guard sections.count == new.sectionCount else {
      return report(.sectionCount, "\(sections.count) sections expected, \(new.sectionCount) found")
    }
    for (index, section) in sections.enumerated() {
      guard let position = section.oldPosition else { continue }
      let (expected, found) = (old.sectionID(at: position), new.sectionID(at: index))
      if differs(expected, found) {
        report(.sectionIdentity, "section \(index) is \(found), not \(expected)")
      }
      let count = new.rowCount(in: index)
      guard section.oldRows.count == count else {
        report(
          .rowCount, "section \(index): \(section.oldRows.count) rows expected, \(count) found")
        continue
      }
      checkRows(section.oldRows, inNew: index)
    }
  }

  private mutating func checkRows(_ oldRows: [RowPath?], inNew section: Int) {
    for (row, oldPath) in oldRows.enumerated() {
      guard let oldPath else { continue }
      let path = RowPath(section: section, row: row)
      let (expected, found) = (old.rowID(at: oldPath), new.rowID(at: path))
      if differs(expected, found) {
        report(.rowIdentity, "row \(path) is \(found), not \(expected)")
      }
    }
  }

  /// An identity that does not even equal itself, such as one with a NaN inside, proves nothing.
  private func differs<ID: Equatable>(_ expected: ID, _ found: ID) -> Bool {
    expected == expected && expected != found
  }
}
