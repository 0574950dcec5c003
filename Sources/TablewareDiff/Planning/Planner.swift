extension Plan {
  /// Finds the plan that takes one outline to another.
  ///
  /// Rows and sections are paired by identity. Rows that keep their relative order stay; of the
  /// others as few as possible move, which is provable: the rows that stay in a section are a
  /// longest increasing subsequence. A row moves between sections if both sections survive the
  /// change; otherwise it is deleted and inserted (rules B-23, B-24).
  ///
  /// Repeated identities are a mistake in the data, which must have no effect on the user: no row
  /// is lost, each batch is legal, and the same input gives the same plan. A ``RepeatPolicy``
  /// decides which copies are matched.
  ///
  /// - Parameters:
  ///   - old: what the table shows.
  ///   - new: what the table is to show.
  ///   - repeats: how copies of one identity are matched.
  /// - Complexity: for n rows of which k changed, O(n) comparisons of identities and O(k log k)
  ///   more; no more memory than O(k). Where rows were inserted, removed or moved,
  ///   ``RepeatPolicy/paired`` also costs O(n) look-ups and memory.
  @inlinable
  public init<O: Outline>(from old: O, to new: O, repeats: RepeatPolicy = .inOrder) {
    let sections = SectionMatching(old, new)
    var rows = RowComparison(old, new, sections: sections.survivors)
    // If every row was matched in order, so was every copy.
    if repeats == .paired, rows.hasLeftovers, hasRepeats(old) || hasRepeats(new) {
      rows = RowComparison(pairingCopiesOf: rows, old, new)
    }
    if rows.hasLeftovers {
      rows.match(Leftovers(rows, old, new), repeats: repeats)
      rows.compareLeftovers(old, new)
    }
    self = rows.plan(sections)
    for (oldSection, section) in sections.survivors
    where !new.hasSameHeader(section, as: old, oldSection) {
      refreshedSections.append(section)
    }
    refreshedSections.sort()
  }
}

/// How copies of one identity are matched.
public enum RepeatPolicy: Hashable, Sendable {
  /// Copies that keep their order stay. Of the others, which were inserted, removed or moved, the
  /// k-th old one becomes the k-th new one. There is no search: the cost of a plan depends on the
  /// changes.
  case inOrder
  /// The k-th old copy becomes the k-th new one, counted over the sections in which something
  /// changed: copies in an unchanged section stay there. For an app that distinguishes copies by
  /// their number, at the cost of reading every row.
  case paired
  /// The identities are known to be unique, or it does not matter which copy becomes which.
  case unchecked
}

/// Returns whether an identity occurs twice among the rows of all sections.
@inlinable
func hasRepeats<O: Outline>(_ outline: O) -> Bool {
  var ids: [O.RowID] = []
  ids.reserveCapacity(outline.rowCount)
  for section in 0..<outline.sectionCount {
    for row in outline.rows(in: section) { ids.append(outline.id(of: row)) }
  }
  return !repeatedIdentities(in: ids).isEmpty
}
