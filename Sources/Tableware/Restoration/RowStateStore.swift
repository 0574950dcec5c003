/// A store whose values a table removes together with their rows.
package protocol RowStateStore: AnyObject {
  /// Removes the values of rows that do not satisfy a condition.
  func keep(where isKept: (Identity) -> Bool)
}

extension Table {
  /// Removes the values of rows that the newest state does not contain.
  func forgetRowStates() {
    for states in trackedStates {
      states.keep { draft.sections.row(with: $0) != nil }
    }
  }
}
