import TablewareDiff

/// What the next commit will show, and how much is known about its difference from the last one.
///
/// Declaring replaces everything, and the difference has to be found. Edits say it themselves.
struct Draft {
  /// All sections, hidden ones included.
  private(set) var sections: [Section] = []
  /// Whether the sections were declared anew since the last commit took them.
  private var isDeclared = false

  /// Replaces everything.
  mutating func declare(_ sections: [Section]) {
    self.sections = sections
    isDeclared = true
  }

  /// The place of the first section with an identity, among all sections.
  func section(_ identity: Identity) -> Int? {
    sections.firstIndex { $0.identity == identity }
  }

  /// Where the first row with an identity stands, among all sections.
  ///
  /// - Complexity: O(sections) look-ups; see ``Snapshot/path(of:)``.
  func path(of row: Identity) -> RowPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.rows.firstPlace(of: row) { return RowPath(section: index, row: place) }
    }
    return nil
  }

  /// Changes one section.
  mutating func edit(_ index: Int, _ change: (inout Section) -> Void) {
    change(&sections[index])
  }

  mutating func remove(_ index: Int) -> Section {
    sections.remove(at: index)
  }

  mutating func insert(_ section: Section, at index: Int) {
    sections.insert(section, at: index)
  }

  /// Hands everything over to a commit; from here on edits are counted anew.
  mutating func take() -> (snapshot: Snapshot, edits: Edits?) {
    let visible = sections.filter { !$0.isHidden }
    let edits = isDeclared ? nil : Edits(visible)
    for index in sections.indices { sections[index].rows.settle() }
    isDeclared = false
    return (Snapshot(sections), edits)
  }
}

/// What a turn of edits did to the rows of each visible section.
struct Edits {
  private var changes: [Int: RowChanges] = [:]

  /// `nil` if sections repeat their identity: then it cannot be told which of them was edited.
  init?(_ sections: [Section]) {
    guard repeatedIdentities(in: sections.map(\.identity)).isEmpty else { return nil }
    for (index, section) in sections.enumerated() {
      if let change = section.rows.changes { changes[index] = change }
    }
  }

  /// What happened to a section of the new snapshot.
  subscript(section: Int) -> RowChanges? { changes[section] }

  /// The paths of the rows that came, in the new snapshot.
  var insertedRows: [RowPath] {
    changes.keys.sorted().flatMap { section in
      (changes[section]?.inserted ?? []).map { RowPath(section: section, row: Int($0)) }
    }
  }
}
