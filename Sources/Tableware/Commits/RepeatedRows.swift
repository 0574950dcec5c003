import TablewareDiff

/// What a table shows when a state repeats the identity of a row.
public enum RepeatedRows: Hashable, Sendable {
  /// Both rows are shown, and the repeat is a ``Diagnostic/repeatedRow(_:first:again:)``.
  case showAll
  /// Only the first row is shown, in the order of the sections, and the repeat is a
  /// ``Diagnostic/repeatedRowRejected(_:policy:)``.
  case showFirst
  /// The table keeps showing the former state until one without a repeat is declared, and the
  /// repeat is a ``Diagnostic/repeatedRowRejected(_:policy:)``.
  case keepFormerState

  var effect: String {
    switch self {
    case .showAll: "All rows are shown"
    case .showFirst: "Only the first row is shown"
    case .keepFormerState: "The table keeps its former state"
    }
  }
}

extension Table {
  /// Returns the state that the next commit shows, after ``repeatedRows`` was applied to it.
  func takeDraft() -> (snapshot: Snapshot, edits: Edits?) {
    if repeatedRows != .showAll { applyRepeatPolicy() }
    defer { acceptedDraft = repeatedRows == .keepFormerState ? draft : nil }
    return draft.take()
  }

  /// - Complexity: O(rows).
  private func applyRepeatPolicy() {
    var repeated: [Identity] = []
    for case .repeatedRow(let row, _, _) in Snapshot(draft.sections).repeatedRows() {
      repeated.append(row)
    }
    let problems = repeated.map { Diagnostic.repeatedRowRejected($0, policy: repeatedRows) }
    for problem in problems where !rejectedRows.contains(problem) { diagnostics.report(problem) }
    rejectedRows = Set(problems)
    guard !repeated.isEmpty else { return }
    if repeatedRows == .showFirst {
      for row in repeated { draft.removeRepeats(of: row) }
    } else {
      draft = acceptedDraft ?? Draft(collapsedOf: draft)
      draft.forgetEdits()
    }
  }
}
