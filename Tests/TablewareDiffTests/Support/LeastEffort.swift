/// The length of the longest increasing subsequence, in O(n²).
func slowLongestIncreasingRun(in values: [Int]) -> Int {
  var lengths: [Int] = []
  var longest = 0
  for (index, value) in values.enumerated() {
    var before = 0
    for other in 0..<index where values[other] < value && lengths[other] > before {
      before = lengths[other]
    }
    lengths.append(before + 1)
    longest = max(longest, before + 1)
  }
  return longest
}

/// How few changes lead from one table to another, if rows may move between sections that stay and
/// identities are unique. Found by looking for each identity everywhere.
func leastEffort(from old: Table, to new: Table) -> Effort {
  let sectionPartners = new.sections.map { section in
    old.sections.firstIndex { $0.id == section.id }
  }
  let survivors = sectionPartners.compactMap(\.self)
  var effort = Effort(
    deletedSections: old.sections.count - survivors.count,
    insertedSections: new.sections.count - survivors.count,
    movedSections: survivors.count - slowLongestIncreasingRun(in: survivors))
  effort.deletedRows = survivors.map { old.sections[$0].rows.count }.reduce(0, +)

  for (position, section) in new.sections.enumerated() {
    guard let partner = sectionPartners[position] else { continue }
    var staying: [Int] = []
    for row in section.rows {
      if let source = old.sections[partner].rows.firstIndex(where: { $0.id == row.id }) {
        staying.append(source)
        effort.deletedRows -= 1
      } else if survivors.contains(where: { old.sections[$0].rows.contains { $0.id == row.id } }) {
        effort.movedRows += 1
        effort.deletedRows -= 1
      } else {
        effort.insertedRows += 1
      }
    }
    effort.movedRows += staying.count - slowLongestIncreasingRun(in: staying)
  }
  return effort
}
