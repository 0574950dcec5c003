import TablewareDiff

/// Applies a batch to a table by filling slots, as rules B-35 and B-36 say, and finds what is wrong
/// with it on the way.
///
/// It shares nothing with the planner, the validator or ``BatchMapping``. All marks stand in flat
/// arrays of numbers, because most of the tests' time would go here otherwise.
struct SlotReplay {
  /// What a place is marked with, where it is not the place that it belongs to on the other side.
  enum Mark {
    static let open = -1
    static let gone = -2
    static let came = -3
  }

  let old: Table
  let new: Table
  /// For each section of a side, the flat index of its first row; one more for the end.
  let oldStarts: [Int]
  let newStarts: [Int]
  var sectionTargets: [Int]
  var sectionSources: [Int]
  var rowTargets: [Int]
  var rowSources: [Int]

  /// What is wrong with the batch; `nil` if it leads from the one table to the other.
  private(set) var problem: String?
  /// Rows and sections that live through the batch and look different, as places of the new table.
  private(set) var changedRows: [RowPath] = []
  private(set) var changedSections: [Int] = []

  init(_ batch: Batch, from old: Table, to new: Table) {
    self.old = old
    self.new = new
    oldStarts = Self.starts(old)
    newStarts = Self.starts(new)
    sectionTargets = [Int](repeating: Mark.open, count: old.sections.count)
    sectionSources = [Int](repeating: Mark.open, count: new.sections.count)
    rowTargets = [Int](repeating: Mark.open, count: oldStarts[old.sections.count])
    rowSources = [Int](repeating: Mark.open, count: newStarts[new.sections.count])
    problem =
      markSections(batch) ?? fillSections() ?? markRows(batch) ?? fillRows() ?? compare()
  }

  private static func starts(_ table: Table) -> [Int] {
    var starts = [0]
    var count = 0
    for section in table.sections {
      count += section.rows.count
      starts.append(count)
    }
    return starts
  }

  private mutating func fillSections() -> String? {
    Self.fill(
      &sectionTargets, 0, sectionTargets.count, &sectionSources, 0, sectionSources.count)
      ? nil : "the sections do not add up"
  }

  private mutating func fillRows() -> String? {
    for (section, target) in sectionTargets.enumerated() where target >= 0 {
      let isFilled = Self.fill(
        &rowTargets, oldStarts[section], oldStarts[section + 1],
        &rowSources, newStarts[target], newStarts[target + 1])
      if !isFilled { return "the rows of section \(target) do not add up" }
    }
    return nil
  }

  /// Gives each place that is still open the next slot that is; whether their numbers are the same.
  private static func fill(
    _ targets: inout [Int], _ low: Int, _ high: Int,
    _ sources: inout [Int], _ slotLow: Int, _ slotHigh: Int
  ) -> Bool {
    var slot = slotLow
    var position = low
    while true {
      while position < high, targets[position] != Mark.open { position += 1 }
      while slot < slotHigh, sources[slot] != Mark.open { slot += 1 }
      guard position < high, slot < slotHigh else { return position == high && slot == slotHigh }
      targets[position] = slot
      sources[slot] = position
    }
  }

  /// Whether every survivor stands where it belongs; notes which look different.
  private mutating func compare() -> String? {
    var oldRows: [Table.Row] = []
    oldRows.reserveCapacity(rowTargets.count)
    for section in old.sections { oldRows += section.rows }
    for (index, section) in new.sections.enumerated() {
      let source = sectionSources[index]
      if source < 0 { continue }
      if old.sections[source].id != section.id {
        return "section \(index) shows \(old.sections[source].id)"
      }
      if old.sections[source].header != section.header { changedSections.append(index) }
      let start = newStarts[index]
      for (position, row) in section.rows.enumerated() {
        let source = rowSources[start + position]
        if source < 0 { continue }
        let path = RowPath(section: index, row: position)
        if oldRows[source].id != row.id { return "row \(path) shows \(oldRows[source].id)" }
        if oldRows[source].content != row.content { changedRows.append(path) }
      }
    }
    return nil
  }
}
