/// The sections that show something else than their rows, in the form that is shown: a collapsed
/// one without rows, an empty one with its text, a filtered one without the rows that are left out.
///
/// ```
///  sections  A  B (collapsed)  C  D (empty)        all rows, for edits
///  forms        B (no rows)       D (a text)
///  shown     A  B (no rows)    C  D (a text)       for a snapshot
/// ```
///
/// A form is created again only after an edit of its section, so a commit costs as much as its
/// edits, however many sections the table has. The filter of an app is called at each commit.
struct SectionForms {
  typealias Slot = SectionList.Slot

  private var forms: [Slot: Section] = [:]
  /// The sections whose form a filter of the app decides.
  private var filtered: Set<Slot> = []
  /// Whether a form may differ from the one of the last commit.
  private(set) var mayDiffer = false

  /// Creates the forms of all sections.
  ///
  /// - Complexity: O(sections).
  mutating func reset(to sections: SectionList) {
    self = SectionForms()
    for position in 0..<sections.keptCount {
      update(sections.keptSlot(at: position), in: sections)
    }
  }

  /// Creates the forms of sections that were edited, and of those with a filter.
  mutating func update(_ edited: Set<Slot>, in sections: SectionList) {
    for slot in filtered.union(edited) { update(slot, in: sections) }
  }

  /// Creates the form of a section, if it needs one.
  mutating func update(_ slot: Slot, in sections: SectionList) {
    let section = sections[slot]
    guard section.hidesRows else { return remove(slot) }
    let form = section.shown
    forms[slot] = form
    mayDiffer = true
    if section.parts.filter != nil { filtered.insert(slot) } else { filtered.remove(slot) }
    // The text of an empty section is not one of its rows, and must be found by its identity.
    if section.parts.emptyText != nil, form.rowCount == 1 { sections.note(form, in: slot) }
  }

  /// Removes the form of a section that was removed, or shows its rows.
  mutating func remove(_ slot: Slot) {
    guard forms.removeValue(forKey: slot) != nil else { return }
    filtered.remove(slot)
    mayDiffer = true
  }

  /// Begins to compare with the forms of this moment.
  mutating func endTurn() { mayDiffer = false }

  /// Returns the sections as they are shown.
  ///
  /// - Complexity: O(forms).
  func applied(to sections: SectionList) -> SectionList {
    var shown = sections
    for (slot, form) in forms { shown.update(slot) { $0 = form } }
    return shown
  }
}
