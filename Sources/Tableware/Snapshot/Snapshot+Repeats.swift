extension Snapshot {
  /// Above this many rows nothing is checked that costs a look at every row, so that a large table
  /// opens at once. Repeated identities are still shown correctly.
  static let checkLimit = 10_000

  /// One diagnostic for each identity that occurs more than once.
  ///
  /// - Complexity: O(rows), up to ``checkLimit`` rows.
  func repeatedIdentities() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var firstSections: [Identity: Int] = [:]
    var reported: Set<Identity> = []
    for section in 0..<sectionCount {
      let id = sectionID(at: section)
      if let first = firstSections[id] {
        if reported.insert(id).inserted {
          diagnostics.append(.repeatedSection(id, first: first, again: section))
        }
      } else {
        firstSections[id] = section
      }
    }

    guard rowCount <= Self.checkLimit else { return diagnostics }
    var firstRows = [Identity: RowPath](minimumCapacity: rowCount)
    reported = []
    for section in 0..<sectionCount {
      for row in 0..<rowCount(in: section) {
        let path = RowPath(section: section, row: row)
        let id = rowID(at: path)
        if let first = firstRows[id] {
          if reported.insert(id).inserted {
            diagnostics.append(.repeatedRow(id, first: first, again: path))
          }
        } else {
          firstRows[id] = path
        }
      }
    }
    return diagnostics
  }
}
