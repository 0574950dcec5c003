extension Plan {
  /// Finds the plan that takes one outline to another.
  ///
  /// Rows and sections are paired by identity. What keeps its relative order stays; of the rest as
  /// little as possible moves, which is provable: what stays in a section is a longest increasing
  /// subsequence. A row moves between sections when both sections live through the change;
  /// otherwise it goes with the one and comes with the other (rules B-23, B-24).
  ///
  /// Repeated identities are a mistake of the data, not of the reader: nothing is lost, every batch
  /// is legal, and the same input gives the same plan. With ``RepeatPolicy/paired`` the k-th copy
  /// in the old outline is the k-th copy in the new one, counted over the sections in which
  /// something changed: copies in a section that stays as it is stay there.
  ///
  /// - Parameters:
  ///   - old: what the table shows.
  ///   - new: what it is to show.
  ///   - repeats: whether identities may be repeated.
  /// - Complexity: for n rows of which k changed, O(n) comparisons of identities and O(k log k)
  ///   more; no more memory than O(k). Where rows came, went or moved, ``RepeatPolicy/paired`` also
  ///   costs O(n) look-ups and memory.
  @inlinable
  public init<O: Outline>(from old: O, to new: O, repeats: RepeatPolicy = .paired) {
    let sections = SectionMatching(old, new)
    var rows = RowComparison(old, new, sections: sections.survivors)
    // Where every row found its like in order, so did every copy.
    if repeats == .paired, rows.hasLeftovers, hasRepeats(old) || hasRepeats(new) {
      rows = RowComparison(pairingCopiesOf: rows, old, new)
    }
    rows.matchLeftovers(old, new)
    self = rows.plan(sections)
    for (section, oldSection) in sections.oldIndexes.enumerated()
    where oldSection >= 0 && !new.hasSameHeader(section, as: old, oldSection) {
      refreshedSections.append(section)
    }
  }
}

/// What is known about repeated identities.
public enum RepeatPolicy: Hashable, Sendable {
  /// They may occur: they are looked for, and where they do, the k-th copy of an identity is
  /// matched with its k-th copy.
  case paired
  /// The identities are known to be unique, or it does not matter which copy is matched with which.
  /// Nothing is looked for; a plan costs what changed. Plans are legal all the same.
  case unchecked
}

/// Whether an identity occurs twice among the rows of all sections.
@inlinable
func hasRepeats<O: Outline>(_ outline: O) -> Bool {
  var ids: [O.RowID] = []
  ids.reserveCapacity(outline.rowCount)
  for section in 0..<outline.sectionCount {
    for row in outline.rows(in: section) { ids.append(outline.id(of: row)) }
  }
  return !repeatedIdentities(in: ids).isEmpty
}
