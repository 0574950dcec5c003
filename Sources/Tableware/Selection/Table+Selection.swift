extension Table {
  /// The number of rows that the user may select.
  public var selectionMode: Selection.Mode {
    get { selection.mode }
    set {
      guard newValue != selection.mode else { return }
      var changed = Selection(newValue)
      for row in newValue == .single ? Array(selection.rows.suffix(1)) : selection.rows {
        changed.select(row)
      }
      selection = changed
    }
  }

  /// Selects a row from code, without raising an event. A row that does not exist is a diagnostic,
  /// and so is a table whose ``selectionMode`` is ``Selection/Mode/none``.
  ///
  /// - Parameter row: the identity of the row.
  public func select(_ row: some Hashable & Sendable) {
    let identity = Identity(row)
    guard selection.mode != .none else { return diagnostics.report(.notSelectable(identity)) }
    updateDeclaration()
    // Without sections it is unknown whether the row exists.
    guard draft.sections.row(with: identity) != nil || declaration?.isSuspended == true else {
      return reportUnknownRow(identity)
    }
    selection.select(identity)
  }

  /// Deselects a row from code, without raising an event.
  ///
  /// - Parameter row: the identity of the row.
  public func deselect(_ row: some Hashable & Sendable) {
    selection.deselect(row)
  }

  /// Removes rows that a plan deletes from the selection. Rows of a hidden section are not deleted.
  ///
  /// - Complexity: O(inserted and removed rows), and a look-up for each selected row that is not
  ///   shown.
  func forgetSelection(_ plan: Plan, from old: Snapshot, to new: Snapshot) {
    guard !selection.rows.isEmpty else { return unshownSelection = [] }
    unshownSelection += selectionTaken(by: plan, from: old, to: new)
    guard !unshownSelection.isEmpty else { return }
    let gone = IdentitySet(unshownSelection.filter { isGone($0) })
    unshownSelection.removeAll { gone.contains($0) || new.path(of: $0) != nil }
    currentSelection.keep { !gone.contains($0) }
  }

  /// Removes rows from the selection that are not in a snapshot that is shown as a whole.
  func forgetSelection(outside target: Snapshot) {
    unshownSelection = selection.rows.filter { target.path(of: $0) == nil }
    let gone = IdentitySet(unshownSelection.filter { isGone($0) })
    unshownSelection.removeAll { gone.contains($0) }
    currentSelection.keep { !gone.contains($0) }
  }

  /// Returns whether a selected row is in no section. A row of a list of which only a part is
  /// loaded may exist without being known.
  private func isGone(_ row: Identity) -> Bool {
    draft.sections.row(with: row) == nil
      && !draft.sections.contains { $0.rows.lazyContents != nil }
  }

  /// Returns the selected rows that a plan deletes.
  private func selectionTaken(
    by plan: Plan, from old: Snapshot, to new: Snapshot
  ) -> [Identity] {
    guard let batch = plan.steps.last?.batch else { return [] }
    var before = old
    if case .oldSections(let order) = plan.steps.first?.after { before = old.reordered(order) }
    let taken = before.identities(batch.deletedRows, batch.deletedSections)
      .filter { selection.contains($0) }
    guard !taken.isEmpty else { return [] }
    let back = IdentitySet(new.identities(batch.insertedRows, batch.insertedSections))
    return taken.filter { !back.contains($0) }
  }
}

extension Snapshot {
  /// The identities of some rows, and of all rows of some sections.
  fileprivate func identities(_ rows: [RowPath], _ sections: [Int]) -> [Identity] {
    rows.map(rowID(at:)) + sections.flatMap { Array(self.rows(in: $0)) }
  }
}
