import Foundation

extension UITableView {
  func baseSetEditing(_ editing: Bool, animated: Bool) {
    guard allows(.setEditing) else { return }
    if interaction.isCommitting {
      report("E-02", .hazard, "setEditing from inside commit")
    }
    if !editing { closeSwipe(at: interaction.swipe?.path) }
    guard editing != self.editing else { return }
    inspector.note(.edit(editing))
    closeSwipe(at: interaction.swipe?.path)
    self.editing = editing
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) { showEditing(cell, at: path) }
  }

  func showEditing(_ cell: UITableViewCell, at path: IndexPath) {
    let isEdited = editing && canEdit(path)
    cell.editingStyle = isEdited ? editingStyle(at: path) : .none
    cell.shouldIndentWhileEditing =
      isEdited
      ? tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true : true
    cell.setEditing(isEdited, animated: false)
  }

  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Deletes a row as the user does: with the red button while the table is edited, else with a
  /// swipe (E-01). Data source and delegate are asked; `commit` has to change the data and tell the
  /// table (E-02).
  ///
  /// - Returns: whether the row could be deleted.
  @discardableResult
  public func simulateDelete(at path: IndexPath) -> Bool {
    edit(path, .delete)
  }

  /// What the red button of a row on screen says.
  ///
  /// - Returns: its title, or `nil` if the row cannot be deleted.
  public func simulateDeleteTitle(at path: IndexPath) -> String? {
    guard allows(.gesture) else { return nil }
    layoutIfNeeded()
    guard phase == .idle, shown[path] != nil, canEdit(path), editingStyle(at: path) == .delete
    else { return nil }
    let title = tableDelegate?.tableView(
      self, titleForDeleteConfirmationButtonForRowAt: path)
    return title ?? "Delete"
  }

  /// Taps the green button of a row while the table is edited.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func simulateInsert(at path: IndexPath) -> Bool {
    editing && edit(path, .insert)
  }

  private func edit(_ path: IndexPath, _ style: UITableViewCell.EditingStyle) -> Bool {
    guard allows(.gesture) else { return false }
    layoutIfNeeded()
    guard phase == .idle, shown[path] != nil, canEdit(path), editingStyle(at: path) == style
    else {
      return false
    }
    inspector.note(style == .delete ? .delete(path) : .insert(path))
    if !editing { openSwipe(Interaction.Swipe(path: path, actions: [])) }
    interaction.isCommitting = true
    dataSource?.tableView(self, commit: style, forRowAt: path)
    interaction.isCommitting = false
    checkCommit()
    closeSwipe(at: interaction.swipe?.path)
    return true
  }

  /// Data that changed without a word to the table (E-02).
  private func checkCommit() {
    guard phase == .idle, let dataSource else { return }
    let said = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    if said != counts {
      report("E-02", .hazard, "commit changed the data and did not tell the table")
    }
  }
}
