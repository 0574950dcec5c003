import TablewareDiff

extension Snapshot {
  /// Above this many rows, no check reads every row if nothing changed, so that a large table opens
  /// at once. Repeated identities are still shown correctly.
  static let checkLimit = 50_000
  /// Above this many rows, debug builds do not validate batches, because that reads every row.
  static let validationLimit = 10_000

  /// Returns one diagnostic for each identity of a row that occurs more than once.
  ///
  /// - Complexity: O(rows) look-ups.
  func repeatedRows() -> [Diagnostic] {
    let repeated: [(first: Int, again: Int)]
    if let lists = identityLists, let found = lists.first?.repeats(in: lists) {
      repeated = found
    } else {
      repeated = TablewareDiff.repeatedIdentities(in: sections.flatMap(\.rows.allIdentities))
    }
    guard !repeated.isEmpty else { return [] }
    var ends: [Int] = []
    for section in sections { ends.append((ends.last ?? 0) + section.rowCount) }
    func path(_ row: Int) -> RowPath {
      let section = ends.partitioningIndex { $0 > row }
      return RowPath(section: section, row: row - ends[section] + sections[section].rowCount)
    }
    return repeated.map {
      .repeatedRow(rowID(at: path($0.first)), first: path($0.first), again: path($0.again))
    }
  }

  /// Returns one diagnostic for each identity of a row that occurs more than once and is among some
  /// rows.
  ///
  /// - Complexity: O(given rows · sections) look-ups, O(given rows) in a table of many sections.
  func repeatedRows(among rows: [RowPath]) -> [Diagnostic] {
    var found: Set<String> = []
    return rows.compactMap { path -> Diagnostic? in
      let identity = rowID(at: path)
      guard sections.count(of: identity) > 1 else { return nil }
      let copies = sections.paths(of: identity)
      let repeated = Diagnostic.repeatedRow(identity, first: copies[0], again: copies[1])
      return found.insert(repeated.description).inserted ? repeated : nil
    }
  }

  /// The lists of the identities of all rows; `nil` if edits scattered them.
  private var identityLists: [any IdentityList]? {
    var lists: [any IdentityList] = []
    for section in sections {
      guard let more = section.rows.lists else { return nil }
      lists += more
    }
    return lists
  }

  /// Returns whether all sections are known, without reading a row, to be the same with the same
  /// rows.
  func sharesAllRows(with other: Snapshot) -> Bool {
    sectionCount == other.sectionCount
      && (0..<sectionCount).allSatisfy {
        sectionID(at: $0) == other.sectionID(at: $0) && sharesRows(of: $0, with: other, at: $0)
      }
  }

  /// The identities of the rows, section by section, for a diagnostic: at most 1,000 of them.
  package var identityText: String {
    var left = 1_000
    let texts = sections.map { section in
      let rows = (0..<min(section.rowCount, left)).map { "\(section.rows.identity(at: $0))" }
      left -= rows.count
      let rest = section.rowCount - rows.count
      return "\(section.identity): "
        + (rows + (rest > 0 ? ["\(rest) more"] : []))
        .joined(separator: ", ")
    }
    return texts.joined(separator: "; ")
  }

  /// Returns one diagnostic for each identity of a section that occurs more than once.
  func repeatedSections() -> [Diagnostic] {
    guard sectionCount > 1 else { return [] }
    let sectionIDs = (0..<sectionCount).map(sectionID(at:))
    return TablewareDiff.repeatedIdentities(in: sectionIDs).map { repeated in
      .repeatedSection(sectionIDs[repeated.first], first: repeated.first, again: repeated.again)
    }
  }
}
