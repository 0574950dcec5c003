extension Plan {
  /// Creates the plan for known edits, without reading the rows that they did not touch.
  ///
  /// Only removed and inserted rows are matched: a row that was removed and inserted elsewhere
  /// moves, one that was inserted at its former position stays.
  ///
  /// - Parameters:
  ///   - sections: the sections that are in both outlines.
  ///   - changes: what happened to the rows of these sections, by their new indexes.
  ///   - match: receives the new indexes of sections with changes, in the order of the old ones.
  ///     Returns for each removed row of these sections the index of its partner among the inserted
  ///     ones, or −1; `nil` if no row has one.
  /// - Complexity: O(k log k) for k removed or inserted rows and sections, and O(sections) where
  ///   sections moved.
  package init(
    _ sections: SectionMatching, changes: [Int: RowChanges],
    match: ([Int]) -> [Int32]?
  ) {
    let changed = changes.filter { !$0.value.isEmpty }
      .compactMap { new, changes in
        sections.oldIndex(of: new).map { (old: $0, new: new, changes: changes) }
      }
      .sorted { $0.old < $1.old }
    var rows = RowComparison(changed)
    rows.partners =
      match(changed.map(\.new)) ?? [Int32](repeating: -1, count: rows.scan.oldResidue.count)
    self = rows.plan(sections)
  }
}

extension RowComparison {
  /// Reads the changes of edits instead of a scan.
  fileprivate init(_ changed: [(old: Int, new: Int, changes: RowChanges)]) {
    for (old, new, changes) in changed {
      scan.runs += changes.kept
      scan.oldResidue += changes.removed
      scan.newResidue += changes.inserted
      pairs.append(Pair(old: old, new: new, from: pairs.last, in: scan))
    }
  }
}
