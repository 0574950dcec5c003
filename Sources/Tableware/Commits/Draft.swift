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
  private var edited = SlotSet()
  /// The fingerprints of the sections that were removed since the last commit.
  private var removed: Set<UInt64> = []
  /// Whether a section may show something else than its rows: one that collapses, or has a text for
  /// the case that it is empty. Without one, edits do not visit the sections.
  private var mayHideRows = false
  /// The sections that show something else than their rows.
  private var forms = SectionForms()
  /// The sections that the user, or the app through a handle, collapsed or expanded.
  private(set) var collapsed = CollapsedSections()

  init() {}

  /// Creates a draft without sections, which keeps what is collapsed in another one.
  init(collapsedOf other: Draft) { collapsed = other.collapsed }

  /// Replaces everything.
  ///
  /// - Complexity: O(sections).
  mutating func declare(_ sections: [Section]) {
    var sections = sections.placed
    mayHideRows = sections.contains(where: \.mayHideRows)
    if mayHideRows { sections = sections.map(withState) }
    self.sections.shareIndexes(with: sections)
    self.sections = SectionList(sections)
    forms = SectionForms()
    edited = SlotSet()
    removed = []
    isDeclared = true
  }

  /// Discards what edits recorded, because the back end shows something else than the last
  /// commit.
  mutating func forgetEdits() {
    isDeclared = true
  }

  /// A section, collapsed or expanded as the table remembers it.
  private func withState(_ section: Section) -> Section {
    guard section.parts.collapsing != nil, section.parts.collapsing?.onChange == nil,
      let isCollapsed = collapsed[section.identity]
    else { return section }
    var section = section
    section.parts.collapsing?.isCollapsed = isCollapsed
    return section
  }

  /// Collapses or expands a section. If the app keeps the state, its next declaration decides.
  mutating func setCollapsed(_ slot: Slot, _ isCollapsed: Bool) {
    edit(slot) { $0.parts.collapsing?.isCollapsed = isCollapsed }
    let section = sections[slot]
    if section.parts.collapsing?.onChange == nil { collapsed[section.identity] = isCollapsed }
  }

  /// Restores what was collapsed and expanded, also in sections that are declared later.
  ///
  /// - Parameter saved: the states by the tokens of the sections.
  mutating func restoreCollapsed(_ saved: [String: Bool]) {
    collapsed.restore(saved)
    guard mayHideRows else { return }
    for slot in (0..<sections.keptCount).map(sections.keptSlot(at:)) {
      let section = sections[slot]
      let restored = withState(section)
      if restored.isCollapsed != section.isCollapsed { edit(slot) { $0.parts = restored.parts } }
    }
  }

  /// Changes one section.
  @discardableResult
  mutating func edit<Result>(_ slot: Slot, _ change: (inout Section) -> Result) -> Result {
    edited.insert(slot)
    return sections.update(slot, change)
  }

  /// Hides or shows a row of a section.
  mutating func setHidden(_ row: Identity, _ isHidden: Bool, in slot: Slot) {
    edit(slot) { section in
      if isHidden {
        section.parts.hiddenRows.insert(row)
      } else {
        section.parts.hiddenRows.remove(row)
      }
    }
    mayHideRows = mayHideRows || isHidden
  }

  /// Inserts rows into one section.
  mutating func insert(_ rows: RowBuilder.Rows, at position: Int, in slot: Slot) {
    edited.insert(slot)
    // Most edits insert a single row, which needs no list of runs.
    if let row = rows.onlyRow {
      sections.insert(RowRuns.Run(row), at: position, in: slot)
    } else {
      sections.insert(RowRuns(rows), at: position, in: slot)
    }
    for row in rows.hidden { setHidden(row, true, in: slot) }
  }

  /// Moves a row.
  ///
  /// - Parameter position: after the row was removed; one outside gives the nearest one.
  /// - Returns: the position that the row has now, and the number of rows around it.
  mutating func moveRow(
    _ row: SectionRows.Slot, from section: Slot, to position: Int, in target: Slot
  ) -> (position: Int, count: Int) {
    let taken = edit(section) { $0.rows.take(row) }
    let count = sections.rowCount(of: target)
    let nearest = Swift.min(Swift.max(position, 0), count)
    edited.insert(target)
    sections.insert(taken, at: nearest, in: target)
    return (nearest, count)
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

  /// Removes all rows with an identity but the first.
  mutating func removeRepeats(of row: Identity) {
    for path in sections.paths(of: row).dropFirst().reversed() {
      edit(sections.slot(at: path.section)) { $0.rows.remove(path.row..<path.row + 1) }
    }
  }

  /// Removes a section.
  mutating func remove(_ slot: Slot) {
    let section = sections.remove(slot)
    edited.remove(slot)
    forms.remove(slot)
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
    let moved = sections.insert(section, at: self.nearest(nearest, for: section.parts.place))
    if edited.remove(slot) { edited.insert(moved) }
    forms.remove(slot)
    if mayHideRows { forms.update(moved, in: sections) }
    return nearest
  }

  /// Inserts sections. As long as none of them existed before, the inserted rows are known without
  /// reading the rows of the others.
  mutating func insert(_ inserted: [Section], at position: Int) {
    for (offset, section) in inserted.map(withState).enumerated() {
      if sections.slot(of: section.identity) != nil { hasRepeats = true }
      if removed.contains(section.identity.fingerprint) { isDeclared = true }
      if section.mayHideRows { mayHideRows = true }
      let slot = sections.insert(section, at: nearest(position + offset, for: section.parts.place))
      if mayHideRows { forms.update(slot, in: sections) }
    }
  }

  /// The nearest position of a section: the header of the table stays before all others, and its
  /// footer after them.
  private func nearest(_ position: Int, for place: Section.Place) -> Int {
    let count = sections.keptCount
    let first = (0..<count).first { sections[kept: $0].parts.place != .top } ?? count
    let last = (first..<count).last { sections[kept: $0].parts.place != .bottom }
    let end = last.map { $0 + 1 } ?? first
    return switch place {
    case .top: first
    case .inside: Swift.min(Swift.max(position, first), end)
    case .bottom: count
    }
  }

  /// The sections as they are shown: collapsed ones without their rows, empty ones with their text.
  ///
  /// - Complexity: O(edited sections and those that show something else than their rows), and
  ///   O(sections) after a declaration, if one of them may.
  var shown: SectionList { currentForms.applied(to: sections) }

  /// The forms after the edits since the last commit.
  private var currentForms: SectionForms {
    var forms = forms
    guard mayHideRows else { return forms }
    if isDeclared { forms.reset(to: sections) } else { forms.update(edited.slots, in: sections) }
    return forms
  }

  /// Returns the state for a commit; edits are counted from here.
  mutating func take() -> (snapshot: Snapshot, edits: Edits?) {
    if isDeclared {
      hasRepeats = !repeatedIdentities(in: sections.keptIdentities).isEmpty
    }
    forms = currentForms
    // What replaces rows, or is replaced by them, is no edit of rows.
    let isKnown = !(isDeclared || hasRepeats || forms.mayDiffer)
    let edits = isKnown ? Edits(sections, edited.slots) : nil
    let hasNewSlots = sections.endTurn(edited.slots)
    if hasNewSlots, mayHideRows { forms.reset(to: sections) }
    forms.endTurn()
    isDeclared = false
    edited = SlotSet()
    removed = []
    return (Snapshot(forms.applied(to: sections)), edits)
  }
}

/// Slots of sections. Most edits of a turn change the same section, which is found without hashing.
private struct SlotSet {
  private(set) var slots: Set<SectionList.Slot> = []
  private var latest: SectionList.Slot?

  mutating func insert(_ slot: SectionList.Slot) {
    if slot == latest { return }
    slots.insert(slot)
    latest = slot
  }

  /// - Returns: whether it was in the set.
  @discardableResult
  mutating func remove(_ slot: SectionList.Slot) -> Bool {
    latest = nil
    return slots.remove(slot) != nil
  }
}
