extension Snapshot {
  /// Above this many rows nothing is checked that costs a look at every row, so that a large table
  /// opens at once. Repeated identities are still shown correctly.
  static let checkLimit = 10_000

  /// One diagnostic for each identity that occurs more than once.
  ///
  /// - Complexity: O(rows), up to ``checkLimit`` rows.
  func repeatedIdentities() -> [Diagnostic] {
    let sectionIDs = (0..<sectionCount).map(sectionID(at:))
    var diagnostics = TablewareDiff.repeatedIdentities(in: sectionIDs).map { repeated in
      Diagnostic.repeatedSection(
        sectionIDs[repeated.first], first: repeated.first, again: repeated.again)
    }
    guard rowCount <= Self.checkLimit else { return diagnostics }
    let paths = (0..<sectionCount).flatMap { section in
      (0..<rowCount(in: section)).map { RowPath(section: section, row: $0) }
    }
    let rowIDs = paths.map(rowID(at:))
    diagnostics += TablewareDiff.repeatedIdentities(in: rowIDs).map { repeated in
      .repeatedRow(
        rowIDs[repeated.first], first: paths[repeated.first], again: paths[repeated.again])
    }
    return diagnostics
  }
}
