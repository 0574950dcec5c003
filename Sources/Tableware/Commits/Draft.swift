import TablewareDiff

/// The state that the next commit shows, with the known differences from the last one.
///
/// A declaration replaces everything, and the differences have to be computed. Edits record them.
struct Draft {
  /// All sections, hidden ones included.
  private(set) var sections: [Section] = []
  /// Whether the sections were declared again since the last commit.
  private var isDeclared = false

  /// Whether sections, hidden or not, repeated an identity at the last commit.
  private var hadRepeats = false
  /// The sections of the last commit.
  private var taken: [Identity] = []

  /// Replaces everything.
  ///
  /// - Complexity: O(sections).
  mutating func declare(_ sections: [Section]) {
    adoptIndexes(for: sections)
    self.sections = sections
    isDeclared = true
  }

  /// Keeps the indexes of unchanged collections. Sections are compared by their position from the
  /// beginning, and from the end where others were inserted or removed before them.
  private func adoptIndexes(for new: [Section]) {
    for (section, old) in zip(new, sections) where section.identity == old.identity {
      section.rows.adoptIndexes(of: old.rows)
    }
    guard new.count != sections.count else { return }
    for (section, old) in zip(new.reversed(), sections.reversed())
    where section.identity == old.identity {
      section.rows.adoptIndexes(of: old.rows)
    }
  }

  /// Returns the index of the first section with an identity, among all sections.
  func section(_ identity: Identity) -> Int? {
    sections.firstIndex { $0.identity == identity }
  }

  /// Returns the path of the first row with an identity, among all sections.
  ///
  /// - Complexity: O(sections) look-ups; see ``Snapshot/path(of:)``.
  func path(of row: Identity) -> RowPath? {
    for (index, section) in sections.enumerated() {
      if let position = section.rows.firstIndex(of: row) {
        return RowPath(section: index, row: position)
      }
    }
    return nil
  }

  /// Changes one section.
  mutating func edit(_ index: Int, _ change: (inout Section) -> Void) {
    change(&sections[index])
  }

  /// Changes the first section that has a row with an identity.
  ///
  /// - Parameter change: returns whether the rows have it; if not, nothing is changed.
  /// - Returns: whether a section has it.
  mutating func editRow(_ row: Identity, _ change: (inout SectionRows) -> Bool) -> Bool {
    sections.indices.contains { change(&sections[$0].rows) }
  }

  mutating func remove(_ index: Int) -> Section {
    sections.remove(at: index)
  }

  mutating func insert(_ section: Section, at index: Int) {
    sections.insert(section, at: index)
  }

  /// Adds sections. As long as none of them existed before, the inserted rows are known without
  /// reading the rows of the others.
  mutating func add(_ added: [Section], at index: Int) {
    let isNew = added.allSatisfy { section in
      self.section(section.identity) == nil && !taken.contains(section.identity)
    }
    sections.insert(
      contentsOf: added.map {
        var section = $0
        section.wasHidden = true
        return section
      }, at: index)
    if !isNew { isDeclared = true }
  }

  /// Returns the state for a commit; edits are counted from here.
  mutating func take() -> (snapshot: Snapshot, edits: Edits?) {
    let visible = sections.filter { !$0.isHidden }
    // Then it is unknown which of them was edited, shown or removed.
    let hasRepeats = !repeatedIdentities(in: sections.map(\.identity)).isEmpty
    let edits = isDeclared || hasRepeats || hadRepeats ? nil : Edits(visible)
    for index in sections.indices { sections[index].resetChanges() }
    isDeclared = false
    hadRepeats = hasRepeats
    taken = sections.map(\.identity)
    return (Snapshot(sections), edits)
  }
}

/// The changes of a turn of edits to the rows of each visible section.
struct Edits {
  private var changes: [Int: RowChanges] = [:]

  /// Whether no row was inserted or removed.
  var isEmpty: Bool { changes.isEmpty }
  /// The rows of sections that were hidden, or did not exist, until now.
  private var shown: [RowPath] = []

  /// The changes of sections that do not repeat their identity.
  init(_ sections: [Section]) {
    for (index, section) in sections.enumerated() {
      if section.wasHidden {
        guard section.rowCount <= Snapshot.checkLimit else { continue }
        shown += (0..<section.rowCount).map { RowPath(section: index, row: $0) }
      } else if let change = section.rows.changes {
        changes[index] = change
      }
    }
  }

  /// The changes of a section in the new snapshot.
  subscript(section: Int) -> RowChanges? { changes[section] }

  /// Returns the rows that were removed and inserted. Rows of sections that stay and that no edit
  /// touched are not read.
  func changes(from old: Snapshot, to new: Snapshot) -> Fingerprints {
    let sections = SectionMatching(old, new)
    var fingerprints = Fingerprints()
    for (section, partner) in sections.newIndexes.enumerated() where partner < 0 {
      old.sections[section].rows.appendFingerprints(to: &fingerprints.removed)
    }
    for (section, partner) in sections.oldIndexes.enumerated() where partner < 0 {
      new.sections[section].rows.appendFingerprints(to: &fingerprints.inserted)
    }
    for (section, change) in changes where sections.oldIndexes[section] >= 0 {
      let (oldRows, rows) = (
        old.sections[sections.oldIndexes[section]].rows, new.sections[section].rows
      )
      fingerprints.removed += change.removed.map { oldRows.identity(at: Int($0)).fingerprint }
      fingerprints.inserted += change.inserted.map { rows.identity(at: Int($0)).fingerprint }
    }
    return fingerprints
  }

  /// The paths of the inserted rows in the new snapshot.
  var insertedRows: [RowPath] {
    let inserted = changes.flatMap { section, change in
      change.inserted.map { RowPath(section: section, row: Int($0)) }
    }
    return (inserted + shown).sorted()
  }
}
