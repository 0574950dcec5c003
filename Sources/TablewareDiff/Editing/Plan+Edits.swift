extension Plan {
  /// Creates the plan for known edits, without reading the rows that they did not touch.
  ///
  /// Only removed and inserted rows are matched by identity: a row that was removed and inserted
  /// elsewhere moves, one that was inserted at its former position stays.
  ///
  /// - Parameters:
  ///   - old: what the table shows.
  ///   - new: what the table is to show.
  ///   - changes: returns the changes of a section's rows, given by its index in `new`, for a
  ///     section in both; `nil` if its rows did not change.
  /// - Complexity: O(k log k) for k removed or inserted rows, and O(s) for s sections.
  package init<O: Outline>(from old: O, to new: O, changes: (Int) -> RowChanges?) {
    let sections = SectionMatching(old, new)
    var rows = RowComparison(sections.survivors, changes)
    rows.match(Leftovers(rows, old, new), repeats: .inOrder)
    self = rows.plan(sections)
  }
}

extension RowComparison {
  /// Reads the changes of edits instead of a scan.
  fileprivate init(_ sections: [(old: Int, new: Int)], _ changes: (Int) -> RowChanges?) {
    for (old, new) in sections {
      guard let changes = changes(new), !changes.isEmpty else { continue }
      scan.runs += changes.kept
      scan.oldResidue += changes.removed
      scan.newResidue += changes.inserted
      pairs.append(Pair(old: old, new: new, from: pairs.last, in: scan))
    }
  }
}
