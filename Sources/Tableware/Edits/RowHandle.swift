/// A row of a table, for edits without declaring the whole table again.
///
/// ```swift
/// table.row(song.id).update { SongRow(song: renamed) }
/// table.row(song.id).remove()
/// ```
///
/// The rules of ``SectionHandle`` apply.
public struct RowHandle {
  let table: Table
  let identity: Identity

  /// Whether the newest submitted state contains the row.
  ///
  /// - Complexity: as for ``Snapshot/path(of:)``, like every edit of a row by its identity.
  public var exists: Bool { place != nil }

  /// Whether the row is hidden: it stays in its section, and is not shown. `false` for a row that
  /// does not exist; a row that a filter of its section leaves out is not hidden.
  public var isHidden: Bool {
    get {
      place.map { table.draft.sections[$0.section].parts.hiddenRows.contains(identity) } ?? false
    }
    nonmutating set {
      guard let place else { return reportUnknown() }
      guard newValue != isHidden else { return }
      table.draft.setHidden(identity, newValue, in: place.section)
      table.submitEdit(of: identity)
    }
  }

  /// Removes the row from its section.
  public func remove() {
    edit { $0.remove(identity) }
  }

  /// Replaces the content and behaviors of the row. Its identity is kept.
  ///
  /// - Parameter row: returns the new row.
  public func update(@SingleRowBuilder _ row: () -> AnyRow) {
    // The row is passed on, not copied.
    var updated: AnyRow? = row().identified(as: identity)
    edit { $0.update(identity, with: &updated) }
  }

  /// Moves the row inside its section, or into another one.
  ///
  /// - Parameters:
  ///   - position: the new index, counted from 0 after the row was removed. An index out of range
  ///     is a diagnostic and becomes the nearest one.
  ///   - section: the section to move to; `nil` for the row's own.
  public func move(to position: Int, in section: (any Hashable & Sendable)? = nil) {
    guard let old = place else { return reportUnknown() }
    var target = old.section
    if let section {
      let wanted = Identity(section)
      guard let found = table.draft.sections.slot(of: wanted) else {
        return table.diagnostics.report(.unknownSection(wanted))
      }
      target = found
    }
    let moved = table.draft.moveRow(old.row, from: old.section, to: position, in: target)
    table.submitEdit(of: identity)
    if moved.position != position {
      let section = table.draft.sections[target].identity
      table.diagnostics.report(
        .indexOutOfRange(position, section: section, count: moved.count))
    }
  }

  private var place: (section: SectionList.Slot, row: SectionRows.Slot)? {
    table.draft.sections.row(with: identity)
  }

  private func edit(_ change: (inout SectionRows) -> Bool) {
    guard table.draft.editRow(identity, change) else { return reportUnknown() }
    table.submitEdit(of: identity)
  }

  private func reportUnknown() {
    table.reportUnknownRow(identity)
  }
}

extension Table {
  /// The handle of a section, which need not exist yet.
  ///
  /// - Parameter section: the identity of the section.
  /// - Returns: the handle.
  public subscript(section: some Hashable & Sendable) -> SectionHandle {
    SectionHandle(table: self, identity: Identity(section))
  }

  /// Returns the handle of a row, which need not exist yet.
  ///
  /// - Parameter identity: the identity of the row.
  public func row(_ identity: some Hashable & Sendable) -> RowHandle {
    RowHandle(table: self, identity: Identity(identity))
  }
}
