import TablewareDiff

/// What a turn of edits did to the sections that are shown and to their rows.
struct Edits {
  /// The sections that were inserted and removed; `nil` if none was.
  private let sections: RowChanges?
  /// What happened to rows, by the position of the section in the new snapshot.
  private var rows: [Int: RowChanges] = [:]
  /// The origins of the rows that were removed and inserted, by the position of the section in the
  /// new snapshot. Empty if there is nothing to match, because rows were only removed or only
  /// inserted.
  private var origins: [Int: (removed: [RowRuns.Run], inserted: [RowRuns.Run])] = [:]
  /// The rows of the sections that were inserted.
  private var shown: [RowPath] = []

  /// What was done to sections that do not repeat their identity.
  ///
  /// - Complexity: O(k log k) for k changed rows and sections.
  init(_ list: SectionList, _ edited: Set<SectionList.Slot>) {
    sections = list.changes
    for slot in edited {
      if let position = list.position(of: slot), let changes = list[slot].rows.changes {
        rows[position] = changes
      }
    }
    // They are read now: the slots of the rows are valid until the turn ends.
    if rows.values.contains(where: { !$0.removed.isEmpty }),
      rows.values.contains(where: { !$0.inserted.isEmpty })
    {
      for (section, changes) in rows {
        let rows = list[section].rows
        origins[section] = (
          rows.origins(of: changes.slots.removed), rows.origins(of: changes.slots.inserted)
        )
      }
    }
    for section in sections?.inserted ?? [] {
      let count = list[Int(section)].rowCount
      guard count <= Snapshot.checkLimit else { continue }
      shown += (0..<count).map { RowPath(section: Int(section), row: $0) }
    }
  }

  /// Whether no row and no section was inserted or removed.
  var isEmpty: Bool { sections == nil && rows.isEmpty }

  /// The plan that leads from what is shown to what was edited.
  ///
  /// - Parameter hasRepeats: whether rows repeat their identities.
  func plan(from old: Snapshot, to new: Snapshot, hasRepeats: Bool) -> Plan {
    Plan(matching(from: old, to: new), changes: rows) { sections in
      var matching = EditMatching()
      for section in sections {
        guard let origins = origins[section] else { continue }
        matching.add(removed: origins.removed, inserted: origins.inserted)
      }
      return matching.isEmpty ? nil : matching.partners(hasRepeats: hasRepeats)
    }
  }

  /// The rows that were removed and inserted. Rows of sections that stay and that no edit touched
  /// are not read.
  ///
  /// - Parameter plan: the plan of the edits, if there is one: rows that moved are not read.
  func changes(from old: Snapshot, to new: Snapshot, _ plan: Plan?) -> Fingerprints {
    let matching = matching(from: old, to: new)
    var fingerprints = Fingerprints()
    for section in matching.removed {
      old.sections[section].rows.appendFingerprints(to: &fingerprints.removed)
    }
    for section in matching.inserted {
      new.sections[section].rows.appendFingerprints(to: &fingerprints.inserted)
    }
    // Without moves of sections, the paths of the only batch are those of the snapshots.
    if let plan, plan.steps.count <= 1, matching.moves.isEmpty {
      let batch = plan.steps.first?.batch ?? Batch()
      fingerprints.removed += batch.deletedRows.map { old.rowID(at: $0).fingerprint }
      fingerprints.inserted += batch.insertedRows.map { new.rowID(at: $0).fingerprint }
      return fingerprints
    }
    for (section, change) in rows {
      guard let oldSection = matching.oldIndex(of: section) else { continue }
      let (oldRows, newRows) = (old.sections[oldSection].rows, new.sections[section].rows)
      fingerprints.removed += change.removed.map { oldRows.identity(at: Int($0)).fingerprint }
      fingerprints.inserted += change.inserted.map { newRows.identity(at: Int($0)).fingerprint }
    }
    return fingerprints
  }

  /// The paths of the rows that were inserted, in the new snapshot.
  ///
  /// - Parameter plan: the plan of the edits, if there is one: it tells rows that moved from those
  ///   that were inserted.
  func insertedRows(_ plan: Plan?) -> [RowPath] {
    let inserted =
      plan.map { $0.steps.last?.batch.insertedRows ?? [] }
      ?? rows.flatMap { section, change in
        change.inserted.map { RowPath(section: section, row: Int($0)) }
      }
    return (inserted + shown).sorted()
  }

  /// The sections that are in both snapshots. A section that was removed and inserted moved.
  private func matching(from old: Snapshot, to new: Snapshot) -> SectionMatching {
    guard let sections else { return SectionMatching(count: new.sectionCount) }
    let removed = Set(sections.removed.map { old.sectionID(at: Int($0)).fingerprint })
    let moves = sections.inserted.contains {
      removed.contains(new.sectionID(at: Int($0)).fingerprint)
    }
    return moves ? SectionMatching(old, new) : SectionMatching(sections)
  }
}
