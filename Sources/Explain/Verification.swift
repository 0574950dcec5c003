import TablewareDiff

/// Checks the batches of a plan once more before anybody relies on them.
package enum Verification {
  /// Up to so many changes times rows the validator's replay, which moves arrays about, is quick.
  package static let replayLimit = 500_000_000

  /// One sentence for each rule that a batch breaks; none, ever, if the planner is right.
  package static func sentences(
    _ batch: Batch, number: Int, from old: Sheet, to new: Sheet,
    replayLimit: Int = Verification.replayLimit
  ) -> [String] {
    let size = max(old.rowCount, new.rowCount) + old.sectionCount + new.sectionCount
    let (work, isHuge) = batch.changeCount.multipliedReportingOverflow(by: size)
    if isHuge || work > replayLimit {
      let mistake = misplaced(batch, from: old, to: new)
      return mistake.map { ["Batch \(number) is wrong: \($0)."] } ?? []
    }
    return Validator.violations(of: batch, from: old, to: new).map {
      "Batch \(number) breaks rule \($0.rule.rawValue): \($0.detail)."
    }
  }

  /// The same question for large tables: every row that stays has to stand where the batch puts it,
  /// every place has to be taken once, and what nothing took has to be inserted.
  ///
  /// - Complexity: O(n log k) for n rows and k changes.
  private static func misplaced(_ batch: Batch, from old: Sheet, to new: Sheet) -> String? {
    let mapping = BatchMapping(batch)
    var isTaken = new.sections.map { [Bool](repeating: false, count: $0.rows.count) }
    var isSectionTaken = [Bool](repeating: false, count: new.sectionCount)
    for (index, section) in old.sections.enumerated() {
      if let place = mapping.section(index) {
        guard isSectionTaken.indices.contains(place), !isSectionTaken[place],
          new.sections[place].id == section.id
        else { return "section \(index) does not become section \(place)" }
        isSectionTaken[place] = true
      }
      for (row, item) in section.rows.enumerated() {
        let path = RowPath(section: index, row: row)
        guard let place = mapping.row(path) else { continue }
        guard new.contains(place), !isTaken[place.section][place.row],
          new.rowID(at: place) == item.id
        else { return "row \(path) does not become row \(place)" }
        isTaken[place.section][place.row] = true
      }
    }
    return unexplained(batch, isTaken, isSectionTaken)
  }

  private static func unexplained(
    _ batch: Batch, _ isTaken: [[Bool]], _ isSectionTaken: [Bool]
  ) -> String? {
    let sections = Set(batch.insertedSections)
    let rows = Set(batch.insertedRows)
    for section in isTaken.indices {
      guard isSectionTaken[section] != sections.contains(section) else {
        return "nothing explains section \(section)"
      }
      if sections.contains(section) { continue }
      for row in isTaken[section].indices {
        let path = RowPath(section: section, row: row)
        guard isTaken[section][row] != rows.contains(path) else {
          return "nothing explains row \(path)"
        }
      }
    }
    return nil
  }
}
