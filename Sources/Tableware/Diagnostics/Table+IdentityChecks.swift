/// Mistakes with identities that cannot be recognized from a single call.
extension Table {
  /// Reports a look-up of a row that does not exist: one of another type is named, if there is one
  /// whose identity is written in the same way.
  func reportUnknownRow(_ row: Identity) {
    let other = draft.sections.row(writtenAs: row)
    diagnostics.report(other.map { .otherIdentityType(row, existing: $0) } ?? .unknownRow(row))
  }

  /// Reports sections of which all rows were replaced by rows that show the same. Debug builds
  /// only.
  ///
  /// - Parameters:
  ///   - old: the snapshot that is shown.
  ///   - new: the snapshot of the next commit.
  /// - Complexity: O(sections), and a few rows of each section whose first and last rows differ.
  func reportUnstableIdentities(from old: Snapshot, to new: Snapshot) {
    #if DEBUG
    guard old.sectionCount == new.sectionCount, new.sectionCount <= Self.checkedSections else {
      return
    }
    for section in 0..<new.sectionCount
    where old.sectionID(at: section) == new.sectionID(at: section) {
      let identity = new.sectionID(at: section)
      if new.showsReplacedRows(in: section, of: old), unstableSections.insert(identity).inserted {
        diagnostics.report(.unstableIdentity(section: identity))
      }
    }
    #endif
  }

  /// The most sections of a table whose rows are compared.
  private static var checkedSections: Int { 256 }
}

extension Snapshot {
  /// The number of rows whose content is compared.
  private static var comparedRows: Int { 8 }

  /// Returns whether the rows of a section show the same as those of an older snapshot, and none of
  /// them has an identity from there. Rows that are placeholders, or that all show the same, prove
  /// nothing.
  fileprivate func showsReplacedRows(in section: Int, of old: Snapshot) -> Bool {
    let count = rowCount(in: section)
    guard count >= 2, count == old.rowCount(in: section) else { return false }
    let compared = (0..<min(count, Self.comparedRows)).map { RowPath(section: section, row: $0) }
    let last = RowPath(section: section, row: count - 1)
    guard (compared + [last]).allSatisfy({ rowID(at: $0) != old.rowID(at: $0) }) else {
      return false
    }
    let former = Set(compared.map { old.rowID(at: $0) })
    guard former.isDisjoint(with: compared.map { rowID(at: $0) }) else { return false }
    let contents = compared.compactMap { self[$0]?.content }
    guard contents == compared.compactMap({ old[$0]?.content }) else { return false }
    return !contents.contains(where: \.isPlaceholder) && Set(contents).count > 1
  }
}

extension SectionList {
  /// The most rows that are read in search of an identity.
  private static var readRows: Int { 1_000 }

  /// Returns the identity of a row that is written in the same way as another one, but has another
  /// type, such as `1` for `"1"`.
  fileprivate func row(writtenAs identity: Identity) -> Identity? {
    let text = identity.plainText
    let likely = [Identity(text)] + (Int(text).map { [Identity($0)] } ?? [])
    if let found = likely.first(where: { $0 != identity && row(with: $0) != nil }) { return found }
    var left = Self.readRows
    for section in self {
      for row in 0..<Swift.min(section.rows.count, left) {
        let other = section.rows.identity(at: row)
        if other != identity, other.plainText == text { return other }
      }
      left -= section.rows.count
      if left <= 0 { return nil }
    }
    return nil
  }
}
