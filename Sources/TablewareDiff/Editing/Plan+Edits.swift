extension Plan {
  /// Creates the plan for known edits, without reading the rows that they did not touch.
  ///
  /// Only removed and inserted rows are matched by identity: a row that was removed and inserted
  /// elsewhere moves, one that was inserted at its former position stays.
  ///
  /// - Parameters:
  ///   - old: what the table shows.
  ///   - new: what the table is to show.
  ///   - sections: the sections that are in both.
  ///   - changes: what happened to the rows of these sections, by their indexes in `new`.
  /// - Complexity: O(k log k) for k removed or inserted rows and sections, and O(sections) where
  ///   sections moved.
  package init<O: Outline>(
    from old: O, to new: O, _ sections: SectionMatching, changes: [Int: RowChanges]
  ) {
    var rows = RowComparison(sections, changes)
    rows.match(Leftovers(rows, old, new), repeats: .inOrder)
    self = rows.plan(sections)
  }
}

extension RowComparison {
  /// Reads the changes of edits instead of a scan.
  fileprivate init(_ sections: SectionMatching, _ changes: [Int: RowChanges]) {
    let changed = changes.filter { !$0.value.isEmpty }
      .compactMap { new, changes in sections.oldIndex(of: new).map { (old: $0, new, changes) } }
      .sorted { $0.old < $1.old }
    for (old, new, changes) in changed {
      scan.runs += changes.kept
      scan.oldResidue += changes.removed
      scan.newResidue += changes.inserted
      pairs.append(Pair(old: old, new: new, from: pairs.last, in: scan))
    }
  }
}
