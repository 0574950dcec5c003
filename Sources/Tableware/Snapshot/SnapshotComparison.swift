import TablewareDiff

/// The differences between two snapshots, computed with the actual types of the app's identities.
///
/// Sections of one collection are compared and matched as the planner compares arrays of these
/// identities. Others are compared run by run, or as lists of ``Identity``.
final class SnapshotComparison {
  private let old: Snapshot
  private let new: Snapshot
  private let sections: SectionMatching
  private var rows = RowComparison()
  private var leftovers = Fingerprints()

  /// Compares two snapshots.
  ///
  /// - Complexity: as ``Plan/init(from:to:repeats:)`` for unique identities.
  init(from old: Snapshot, to new: Snapshot, repeats: RepeatPolicy) {
    self.old = old
    self.new = new
    sections = SectionMatching(old, new)
    for (oldSection, newSection) in sections.survivors {
      let (oldRows, newRows) = (old.sections[oldSection].rows, new.sections[newSection].rows)
      if newRows.sharesIdentities(with: oldRows) { continue }
      rows.add(old: oldSection, new: newSection) { newRows.scan(from: oldRows, into: &$0) }
    }
    if rows.hasLeftovers { leftovers = matchTyped(repeats) ?? matchAny(repeats) }
  }

  /// Whether rows were compared, and not only known to be the same.
  var hasReadRows: Bool { !rows.pairs.isEmpty }

  /// The plan from the old snapshot to the new one.
  var plan: Plan { rows.plan(sections) }

  /// The rows that were removed and inserted.
  ///
  /// - Complexity: O(k) for k of them.
  var changes: Fingerprints {
    var changes = leftovers
    for index in sections.removed {
      old.sections[index].rows.appendFingerprints(to: &changes.removed)
    }
    for index in sections.inserted {
      new.sections[index].rows.appendFingerprints(to: &changes.inserted)
    }
    return changes
  }

  /// Matches the leftovers if all sections with leftovers have one list of the same type.
  private func matchTyped(_ repeats: RepeatPolicy) -> Fingerprints? {
    var reference: (any IdentityList)?
    var lists: [((any IdentityList)?, (any IdentityList)?)] = []
    for pair in rows.pairs {
      guard !(pair.oldResidue.isEmpty && pair.newResidue.isEmpty) else {
        lists.append((nil, nil))
        continue
      }
      let oldList = old.sections[pair.old].rows.onlyList
      let newList = new.sections[pair.new].rows.onlyList
      guard oldList != nil || pair.oldResidue.isEmpty, newList != nil || pair.newResidue.isEmpty
      else { return nil }
      reference = reference ?? newList ?? oldList
      lists.append((oldList, newList))
    }
    guard let reference else { return nil }
    return reference.match(&rows, lists.map { ($0 ?? reference, $1 ?? reference) }, repeats)
  }

  /// Matches the leftovers of sections of any kind.
  private func matchAny(_ repeats: RepeatPolicy) -> Fingerprints {
    var leftovers = Leftovers<Identity>()
    for pair in rows.pairs {
      let (oldRows, newRows) = (old.sections[pair.old].rows, new.sections[pair.new].rows)
      for row in rows.scan.oldResidue[pair.oldResidue] {
        leftovers.old.append(oldRows.identity(at: Int(row)))
      }
      for row in rows.scan.newResidue[pair.newResidue] {
        leftovers.new.append(newRows.identity(at: Int(row)))
      }
    }
    rows.match(leftovers, repeats: repeats)
    return Fingerprints(
      removed: leftovers.removed(rows.partners).map { leftovers.old[$0].fingerprint },
      inserted: leftovers.inserted(rows.partners).map { leftovers.new[$0].fingerprint })
  }
}
