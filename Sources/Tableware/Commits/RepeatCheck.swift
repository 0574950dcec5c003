import TablewareDiff

/// What is known about repeated identities in the latest state of a table.
struct RepeatCheck {
  /// Whether the rows of the latest state were checked.
  enum Rows {
    /// No identity is repeated.
    case unique
    /// Some are, and were reported.
    case repeated
    /// There were too many rows to read all of them for this check alone.
    case unchecked
  }

  var rows = Rows.unique
  /// The rows of the latest state, if none is repeated; `nil` until it is needed.
  var census: IdentityCensus?
  /// Whether hash collisions of the app's identities make a census useless.
  var hasCollisions = false
  // As texts: identities with unreliable hashes may be among them.
  var reported: Set<String> = []
}

extension Table {
  /// Reports identities that the next commit repeats and that were not reported before.
  ///
  /// - Parameters:
  ///   - edits: what edits changed, if only edits did.
  ///   - comparison: what differs from the state that is shown, if that was looked for.
  ///   - plan: the plan of the edits, if there is one.
  /// - Complexity: O(k) for k rows that were removed or inserted, after one look at all rows. More
  ///   than ``Snapshot/checkLimit`` rows that are shown at once are looked at with the next
  ///   declaration that inserts rows. While identities are repeated, each change costs a look at
  ///   all rows.
  func reportRepeats(
    in target: Snapshot, _ edits: Edits?, _ comparison: SnapshotComparison? = nil,
    _ plan: Plan? = nil
  ) {
    // The same rows as before have the same repeats as before. If a comparison had to read rows,
    // their lists are not the same.
    if let edits {
      if edits.isEmpty { return }
    } else if comparison?.hasReadRows != true, target.sharesAllRows(with: snapshot) {
      return
    }
    // Edits are only known as long as no section is repeated.
    let sections = edits == nil ? target.repeatedSections() : []
    let found = sections + repeatedRows(in: target, edits, comparison, plan)
    for diagnostic in found
    where !repeats.reported.contains(diagnostic.withoutPositions.description) {
      diagnostics.report(diagnostic)
    }
    repeats.reported = Set(found.map(\.withoutPositions.description))
  }

  private func repeatedRows(
    in target: Snapshot, _ edits: Edits?, _ comparison: SnapshotComparison?, _ plan: Plan?
  ) -> [Diagnostic] {
    if repeats.rows != .repeated, let edits {
      // Edits can only repeat the rows that they inserted, as long as there are no repeats yet.
      if repeats.census != nil, follow(edits.changes(from: snapshot, to: target, plan)) {
        return []
      }
      let found = target.repeatedRows(among: edits.insertedRows(plan))
      if !found.isEmpty { repeats.rows = .repeated }
      return found
    }
    if repeats.rows == .repeated { return checkAllRows(of: target) }
    let changes = comparison?.changes
    if let changes, repeats.census != nil {
      if follow(changes) { return [] }
    } else if let changes, changes.inserted.isEmpty {
      return []
    } else if comparison?.hasReadRows != true
      || (changes?.inserted.count ?? 0) > Snapshot.checkLimit,
      target.rowCount > Snapshot.checkLimit
    {
      // This number of rows must be shown without a delay.
      repeats.census = nil
      repeats.rows = .unchecked
      return []
    }
    return checkAllRows(of: target)
  }

  /// Updates the counts for a change, if the rows are counted.
  ///
  /// - Returns: whether certainly no identity is repeated.
  private func follow(_ changes: Fingerprints) -> Bool {
    // The property is empty while the value changes, so that it is not copied.
    guard var census = repeats.census else { return false }
    repeats.census = nil
    guard census.apply(changes) else { return false }
    repeats.census = census
    return true
  }

  private func checkAllRows(of target: Snapshot) -> [Diagnostic] {
    repeats.census = nil
    repeats.rows = .unique
    if !repeats.hasCollisions {
      repeats.census = IdentityCensus(target)
      if repeats.census != nil { return [] }
    }
    let found = target.repeatedRows()
    if found.isEmpty { repeats.hasCollisions = true } else { repeats.rows = .repeated }
    return found
  }
}

extension Diagnostic {
  /// The same for a repeat whose positions changed.
  fileprivate var withoutPositions: Diagnostic {
    let nowhere = RowPath(section: 0, row: 0)
    return switch self {
    case .repeatedRow(let identity, _, _): .repeatedRow(identity, first: nowhere, again: nowhere)
    case .repeatedSection(let identity, _, _): .repeatedSection(identity, first: 0, again: 0)
    default: self
    }
  }
}
