extension Snapshot {
  /// Above this many rows nothing is checked that costs a look at every row, so that a large table
  /// opens at once. Repeated identities are still shown correctly.
  static let checkLimit = 10_000

  /// One diagnostic for each identity that occurs more than once.
  ///
  /// - Complexity: O(rows), up to ``checkLimit`` rows.
  func repeatedIdentities() -> [Diagnostic] {
    guard rowCount <= Self.checkLimit else { return repeatedSections() }
    let paths = (0..<sectionCount).flatMap { section in
      (0..<rowCount(in: section)).map { RowPath(section: section, row: $0) }
    }
    let rowIDs = paths.map(rowID(at:))
    return repeatedSections()
      + TablewareDiff.repeatedIdentities(in: rowIDs).map { repeated in
        .repeatedRow(
          rowIDs[repeated.first], first: paths[repeated.first], again: paths[repeated.again])
      }
  }

  /// One diagnostic for each identity that occurs more than once and is among the given rows.
  ///
  /// - Complexity: O(given rows · sections) look-ups, up to ``checkLimit`` rows.
  func repeatedIdentities(among rows: [RowPath]) -> [Diagnostic] {
    guard rowCount <= Self.checkLimit else { return repeatedSections() }
    var found: Set<String> = []
    let repeatedRows = rows.compactMap { path -> Diagnostic? in
      let identity = rowID(at: path)
      let copies = paths(of: identity)
      guard copies.count > 1 else { return nil }
      let repeated = Diagnostic.repeatedRow(identity, first: copies[0], again: copies[1])
      return found.insert(repeated.description).inserted ? repeated : nil
    }
    return repeatedSections() + repeatedRows
  }

  /// Whether all sections are known, without reading a row, to be the same with the same rows.
  func sharesAllRows(with other: Snapshot) -> Bool {
    sectionCount == other.sectionCount
      && (0..<sectionCount).allSatisfy {
        sectionID(at: $0) == other.sectionID(at: $0) && sharesRows(of: $0, with: other, at: $0)
      }
  }

  /// Whether the sections are the same, in the same order, whatever their rows.
  func hasSameSections(as other: Snapshot) -> Bool {
    sectionCount == other.sectionCount
      && (0..<sectionCount).allSatisfy { sectionID(at: $0) == other.sectionID(at: $0) }
  }

  private func repeatedSections() -> [Diagnostic] {
    let sectionIDs = (0..<sectionCount).map(sectionID(at:))
    return TablewareDiff.repeatedIdentities(in: sectionIDs).map { repeated in
      .repeatedSection(sectionIDs[repeated.first], first: repeated.first, again: repeated.again)
    }
  }

  private func paths(of identity: Identity) -> [RowPath] {
    sections.enumerated().flatMap { index, section in
      section.rows.positions(of: identity).map { RowPath(section: index, row: $0) }
    }
  }
}
