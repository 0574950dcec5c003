extension Plan {
  /// The plan for edits that are known, without a look at the rows that they did not touch.
  ///
  /// Rows that went and rows that came are matched by identity, and only those: a row that was
  /// taken out and put back elsewhere moves, one that was put back where it was stays.
  ///
  /// - Parameters:
  ///   - old: what the table shows.
  ///   - new: what it is to show.
  ///   - changes: what happened to the rows of a section, given by its index in `new`, that stands in
  ///     both; `nil` if nothing did.
  /// - Complexity: O(k log k) for k rows that went or came, and O(s) for s sections.
  package init<O: Outline>(from old: O, to new: O, changes: (Int) -> RowChanges?) {
    let sections = SectionMatching(old, new)
    var rows = RowComparison(sections.survivors, changes)
    rows.match(Leftovers(rows, old, new), repeats: .inOrder)
    self = rows.plan(sections)
  }
}

extension RowComparison {
  /// What edits say in place of a scan.
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
