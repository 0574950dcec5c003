/// A row of a table, to change it without declaring the whole table again.
///
/// ```swift
/// table.row(song.id).update { SongRow(song: renamed) }
/// table.row(song.id).remove()
/// ```
///
/// The same rules as for ``SectionHandle``.
public struct RowHandle {
  let table: Table
  let identity: Identity

  /// Whether the newest submitted state has such a row.
  ///
  /// - Complexity: O(rows), as every edit of one row by its identity.
  public var exists: Bool { place != nil }

  /// Removes the row.
  public func remove() {
    edit { section, row in section.rows.replace(row..<row + 1, with: RowRuns()) }
  }

  /// Replaces what the row shows and does. It stays the same row: its identity is kept.
  public func update(@SingleRowBuilder _ row: () -> AnyRow) {
    let updated = row().id(identity)
    edit { section, row in
      section.rows.replace(row..<row + 1, with: RowRuns(ListSource([updated])))
    }
  }

  /// Moves the row to another place: inside its section, or into another one.
  ///
  /// - Parameters:
  ///   - place: counted from 0, after the row was taken out; a place outside is a diagnostic and
  ///     gives the nearest one.
  ///   - section: the section to move to; `nil` for the row's own.
  public func move(to place: Int, in section: (any Hashable & Sendable)? = nil) {
    guard let old = self.place else { return reportUnknown() }
    var target = old.section
    if let section {
      let wanted = Identity(section)
      guard let found = table.sections.firstIndex(where: { $0.identity == wanted }) else {
        return table.diagnostics.report(.unknownSection(wanted))
      }
      target = found
    }
    let row = table.sections[old.section].rows.slice(old.row..<old.row + 1)
    table.sections[old.section].rows.replace(old.row..<old.row + 1, with: RowRuns())
    let identity = table.sections[target].identity
    let count = table.sections[target].rows.count
    let nearest = min(max(place, 0), count)
    table.sections[target].rows.replace(nearest..<nearest, with: row)
    table.submit(nil)
    if nearest != place {
      table.diagnostics.report(.placeOutOfRange(place, section: identity, count: count))
    }
  }

  private var place: (section: Int, row: Int)? {
    for (index, section) in table.sections.enumerated() {
      if let row = section.rows.firstIndex(of: identity) { return (index, row) }
    }
    return nil
  }

  private func edit(_ change: (inout Section, Int) -> Void) {
    guard let place else { return reportUnknown() }
    change(&table.sections[place.section], place.row)
    table.submit(nil)
  }

  private func reportUnknown() {
    table.diagnostics.report(.unknownRow(identity))
  }
}

extension Table {
  /// The handle of a section. It may be taken before the section exists.
  public subscript(section: some Hashable & Sendable) -> SectionHandle {
    SectionHandle(table: self, identity: Identity(section))
  }

  /// The handle of a row. It may be taken before the row exists.
  public func row(_ identity: some Hashable & Sendable) -> RowHandle {
    RowHandle(table: self, identity: Identity(identity))
  }
}
