import TablewareDiff

/// The state that the next commit shows, with the known differences from the last one.
///
/// A declaration replaces everything, and the differences have to be computed. Edits record them,
/// and cost what they change, however many sections and rows the table has.
struct Draft {
  typealias Slot = SectionList.Slot

  /// All sections, hidden ones included.
  private(set) var sections = SectionList()
  /// Whether the differences from the last commit have to be computed.
  private var isDeclared = false
  /// Whether sections, hidden or not, repeat an identity. Then it is not known which of them was
  /// edited, shown or removed.
  private var hasRepeats = false
  /// The sections that were edited since the last commit.
  private var edited: Set<Slot> = []
  /// The fingerprints of the sections that were removed since the last commit.
  private var removed: Set<UInt64> = []

  /// Replaces everything.
  ///
  /// - Complexity: O(sections).
  mutating func declare(_ sections: [Section]) {
    adoptIndexes(for: sections)
    self.sections = SectionList(sections)
    edited = []
    removed = []
    isDeclared = true
  }

  /// Discards what edits recorded, because the back end shows something else than the last
  /// commit.
  mutating func forgetEdits() {
    isDeclared = true
  }

  /// Keeps the indexes of unchanged collections. Sections are compared by their position from the
  /// beginning, and from the end where others were inserted or removed before them.
  private func adoptIndexes(for new: [Section]) {
    let old = sections.kept
    for (section, old) in zip(new, old) where section.identity == old.identity {
      section.rows.adoptIndexes(of: old.rows)
    }
    guard new.count != old.count else { return }
    for (section, old) in zip(new.reversed(), old.reversed())
    where section.identity == old.identity {
      section.rows.adoptIndexes(of: old.rows)
    }
  }

  /// Changes one section.
  @discardableResult
  mutating func edit<Result>(_ slot: Slot, _ change: (inout Section) -> Result) -> Result {
    edited.insert(slot)
    return sections.update(slot, change)
  }

  /// Inserts rows into one section.
  mutating func insert(_ rows: RowRuns, at position: Int, in slot: Slot) {
    edited.insert(slot)
    sections.insert(rows, at: position, in: slot)
  }

  /// Changes the first section that has a row with an identity.
  ///
  /// - Parameter change: returns whether the rows have it; if not, nothing is changed.
  /// - Returns: whether a section has it.
  mutating func editRow(_ row: Identity, _ change: (inout SectionRows) -> Bool) -> Bool {
    guard let slot = sections.updateRow(row, change) else { return false }
    edited.insert(slot)
    return true
  }

  /// Removes a section.
  mutating func remove(_ slot: Slot) {
    let section = sections.remove(slot)
    edited.remove(slot)
    removed.insert(section.identity.fingerprint)
  }

  /// Moves a section.
  ///
  /// - Parameter position: among the other sections, hidden ones included; one outside gives the
  ///   nearest one.
  /// - Returns: the position that it has now.
  mutating func move(_ slot: Slot, to position: Int) -> Int {
    let section = sections.remove(slot)
    let nearest = Swift.min(Swift.max(position, 0), sections.keptCount)
    let moved = sections.insert(section, at: nearest)
    if edited.remove(slot) != nil { edited.insert(moved) }
    return nearest
  }

  /// Inserts sections. As long as none of them existed before, the inserted rows are known without
  /// reading the rows of the others.
  mutating func insert(_ inserted: [Section], at position: Int) {
    for (offset, section) in inserted.enumerated() {
      if sections.slot(of: section.identity) != nil { hasRepeats = true }
      if removed.contains(section.identity.fingerprint) { isDeclared = true }
      sections.insert(section, at: position + offset)
    }
  }

  /// Returns the state for a commit; edits are counted from here.
  mutating func take() -> (snapshot: Snapshot, edits: Edits?) {
    if isDeclared {
      hasRepeats = !repeatedIdentities(in: sections.kept.map(\.identity)).isEmpty
    }
    let edits = isDeclared || hasRepeats ? nil : Edits(sections, edited)
    sections.endTurn(edited)
    isDeclared = false
    edited = []
    removed = []
    return (Snapshot(sections), edits)
  }
}
