/// A section of a table, to change it without declaring the whole table again.
///
/// ```swift
/// table["songs"].append { SongRow(song: song) }
/// table["banner"].isHidden = true
/// ```
///
/// Edits apply to the newest submitted state, are shown at the end of the turn, and last until the
/// next ``Table/show(completion:_:)`` declares something else. An unknown section, row or place is a
/// diagnostic, never a crash.
public struct SectionHandle {
  let table: Table
  let identity: Identity

  /// Whether the table has such a section, hidden or shown.
  public var exists: Bool { index != nil }

  /// Whether the section is left out of the table.
  public var isHidden: Bool {
    get { index.map { table.sections[$0].isHidden } ?? true }
    nonmutating set { edit { $0.isHidden = newValue } }
  }

  /// What stands above the rows.
  public var header: SectionHeader? {
    get { index.flatMap { table.sections[$0].header } }
    nonmutating set { edit { $0.header = newValue } }
  }

  /// Adds rows behind the last one.
  public func append(@RowBuilder _ rows: () -> RowBuilder.Rows) {
    let rows = RowRuns(rows())
    edit { $0.rows.append(rows) }
  }

  /// Adds rows before the row that stands at a place, counted from 0; the section's row count adds
  /// them at the end.
  public func insert(at place: Int, @RowBuilder _ rows: () -> RowBuilder.Rows) {
    let rows = RowRuns(rows())
    guard let index else { return reportUnknown() }
    let count = table.sections[index].rows.count
    let nearest = min(max(place, 0), count)
    table.sections[index].rows.replace(nearest..<nearest, with: rows)
    table.submit(nil)
    if nearest != place {
      table.diagnostics.report(.placeOutOfRange(place, section: identity, count: count))
    }
  }

  /// Removes all rows; the section itself stays.
  public func removeAll() {
    edit { $0.rows = RowRuns() }
  }

  /// Moves the section to a place among all sections, hidden ones included, counted from 0 after it
  /// was taken out.
  public func move(to place: Int) {
    guard let index else { return reportUnknown() }
    let section = table.sections.remove(at: index)
    let count = table.sections.count
    let nearest = min(max(place, 0), count)
    table.sections.insert(section, at: nearest)
    table.submit(nil)
    if nearest != place {
      table.diagnostics.report(.sectionPlaceOutOfRange(place, section: identity, count: count))
    }
  }

  /// Removes the section with its rows.
  public func remove() {
    guard let index else { return reportUnknown() }
    table.sections.remove(at: index)
    table.submit(nil)
  }

  private var index: Int? {
    table.sections.firstIndex { $0.identity == identity }
  }

  private func edit(_ change: (inout Section) -> Void) {
    guard let index else { return reportUnknown() }
    change(&table.sections[index])
    table.submit(nil)
  }

  private func reportUnknown() {
    table.diagnostics.report(.unknownSection(identity))
  }
}
