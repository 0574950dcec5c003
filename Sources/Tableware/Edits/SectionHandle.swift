/// A section of a table, to change it without declaring the whole table again.
///
/// ```swift
/// table["songs"].append { SongRow(song: song) }
/// table["banner"].isHidden = true
/// ```
///
/// Edits apply to the newest submitted state, are shown at the end of the turn, and last until the
/// next ``Table/show(completion:_:)`` declares something else. An unknown section, row or place is
/// a diagnostic, never a crash.
public struct SectionHandle {
  let table: Table
  let identity: Identity

  /// Whether the table has such a section, hidden or shown.
  public var exists: Bool { index != nil }

  /// How many rows the section holds, shown or not; 0 if there is no such section.
  public var rowCount: Int { section?.rowCount ?? 0 }

  /// Whether the section is left out of the table.
  public var isHidden: Bool {
    get { section?.isHidden ?? true }
    nonmutating set { edit { $0.isHidden = newValue } }
  }

  /// What stands above the rows.
  public var header: SectionHeader? {
    get { section?.header }
    nonmutating set { edit { $0.header = newValue } }
  }

  /// What stands below the rows.
  public var footer: RowText? {
    get { section?.footer }
    nonmutating set { edit { $0.footer = newValue } }
  }

  /// The section's entry in the index at the table's edge.
  public var indexTitle: String? {
    get { section?.indexTitle }
    nonmutating set { edit { $0.indexTitle = newValue } }
  }

  /// Adds rows behind the last one.
  public func append(@RowBuilder _ rows: () -> RowBuilder.Rows) {
    let rows = RowRuns(rows())
    edit { $0.rows.insert(rows, at: $0.rows.count) }
  }

  /// Adds rows before the row that stands at a place, counted from 0; the section's row count adds
  /// them at the end.
  public func insert(at position: Int, @RowBuilder _ rows: () -> RowBuilder.Rows) {
    let rows = RowRuns(rows())
    guard let index else { return reportUnknown() }
    let count = table.draft.sections[index].rowCount
    let nearest = min(max(position, 0), count)
    table.draft.edit(index) { $0.rows.insert(rows, at: nearest) }
    table.submitEdit(of: identity)
    if nearest != position {
      table.diagnostics.report(.indexOutOfRange(position, section: identity, count: count))
    }
  }

  /// Removes all rows; the section itself stays.
  public func removeAll() {
    edit { $0.rows.remove(0..<$0.rows.count) }
  }

  /// Moves the section to a place among all sections, hidden ones included, counted from 0 after it
  /// was taken out.
  public func move(to position: Int) {
    guard let index else { return reportUnknown() }
    let section = table.draft.remove(index)
    let count = table.draft.sections.count
    let nearest = min(max(position, 0), count)
    table.draft.insert(section, at: nearest)
    table.submitEdit(of: identity)
    if nearest != position {
      table.diagnostics.report(.sectionIndexOutOfRange(position, section: identity, count: count))
    }
  }

  /// Removes the section with its rows.
  public func remove() {
    guard let index else { return reportUnknown() }
    _ = table.draft.remove(index)
    table.submitEdit(of: identity)
  }

  private var index: Int? { table.draft.section(identity) }

  private var section: Section? { index.map { table.draft.sections[$0] } }

  private func edit(_ change: (inout Section) -> Void) {
    guard let index else { return reportUnknown() }
    table.draft.edit(index, change)
    table.submitEdit(of: identity)
  }

  private func reportUnknown() {
    table.diagnostics.report(.unknownSection(identity))
  }
}
