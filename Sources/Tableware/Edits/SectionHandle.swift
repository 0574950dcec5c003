/// A section of a table, for edits without declaring the whole table again.
///
/// ```swift
/// table["songs"].append { SongRow(song: song) }
/// table["banner"].isHidden = true
/// ```
///
/// Edits apply to the newest submitted state, are shown at the end of the turn, and last until the
/// next ``Table/show(completion:_:)``. An unknown section, row or index is a diagnostic, never a
/// crash.
public struct SectionHandle {
  let table: Table
  let identity: Identity

  /// Whether the table contains the section, hidden or shown.
  public var exists: Bool { slot != nil }

  /// The number of rows in the section, shown or not; 0 if the section does not exist.
  public var rowCount: Int { section?.rowCount ?? 0 }

  /// Whether the section is left out of the table.
  public var isHidden: Bool {
    get { section?.isHidden ?? true }
    nonmutating set { edit { $0.isHidden = newValue } }
  }

  /// The header above the rows; `nil` for none.
  public var header: (any SectionHeaderConvertible)? {
    get { section?.header }
    nonmutating set { edit { $0.header = newValue } }
  }

  /// The footer below the rows; `nil` for none.
  public var footer: (any SectionHeaderConvertible)? {
    get { section?.footer }
    nonmutating set { edit { $0.footer = newValue } }
  }

  /// Whether a ``Section/collapsible(_:onChange:)`` section is collapsed; `false` for any other
  /// section.
  ///
  /// The table keeps the value over later declarations. If the app keeps the state, the value lasts
  /// until the next declaration.
  public var isCollapsed: Bool {
    get { section?.isCollapsed ?? false }
    nonmutating set { table.setCollapsed(identity, newValue) }
  }

  /// The section's entry in the index at the table's edge.
  public var indexTitle: String? {
    get { section?.indexTitle }
    nonmutating set { edit { $0.indexTitle = newValue } }
  }

  /// Inserts rows after the last one.
  ///
  /// - Parameter rows: declares the rows.
  public func append(@RowBuilder _ rows: () -> RowBuilder.Rows) {
    let rows = rows()
    guard let slot else { return reportUnknown() }
    table.draft.insert(rows, at: table.draft.sections.rowCount(of: slot), in: slot)
    table.submitEdit(of: identity)
  }

  /// Inserts rows before the row at an index.
  ///
  /// - Parameters:
  ///   - position: the index, counted from 0; the section's row count for the end.
  ///   - rows: declares the rows.
  public func insert(at position: Int, @RowBuilder _ rows: () -> RowBuilder.Rows) {
    let rows = rows()
    guard let slot else { return reportUnknown() }
    let count = table.draft.sections.rowCount(of: slot)
    let nearest = min(max(position, 0), count)
    table.draft.insert(rows, at: nearest, in: slot)
    table.submitEdit(of: identity)
    if nearest != position {
      table.diagnostics.report(.indexOutOfRange(position, section: identity, count: count))
    }
  }

  /// Removes the rows at some indexes.
  ///
  /// - Parameter positions: the indexes, counted from 0. Indexes without a row are a diagnostic and
  ///   left out.
  public func remove(_ positions: Range<Int>) {
    guard let slot else { return reportUnknown() }
    let count = table.draft.sections.rowCount(of: slot)
    let existing = positions.clamped(to: 0..<count)
    if !existing.isEmpty { table.draft.edit(slot) { $0.rows.remove(existing) } }
    table.submitEdit(of: identity)
    guard existing != positions, !positions.isEmpty else { return }
    let outside = positions.lowerBound < 0 ? positions.lowerBound : positions.upperBound - 1
    table.diagnostics.report(.indexOutOfRange(outside, section: identity, count: count))
  }

  /// Scrolls to the section once everything submitted so far is shown: to its header, or else to
  /// its first row. An empty section without a header has the next row after it.
  ///
  /// - Parameters:
  ///   - position: the position on screen.
  ///   - animated: whether scrolling is animated, if the back end supports that.
  public func scroll(at position: ScrollAlignment = .top, animated: Bool = false) {
    table.scroll(toSection: identity, at: position, animated: animated)
  }

  /// Removes all rows; the section itself stays.
  public func removeAll() {
    edit { $0.rows.remove(0..<$0.rows.count) }
  }

  /// Moves the section among all sections, hidden ones included.
  ///
  /// - Parameter position: the new index, counted from 0 after the section was removed.
  public func move(to position: Int) {
    guard let slot else { return reportUnknown() }
    let nearest = table.draft.move(slot, to: position)
    let count = table.draft.sections.keptCount - 1
    table.submitEdit(of: identity)
    if nearest != position {
      table.diagnostics.report(.sectionIndexOutOfRange(position, section: identity, count: count))
    }
  }

  /// Replaces the cells of the section, with its header and footer, at the next commit.
  ///
  /// Use it for cells that show something outside of their content, or to make a change visible
  /// with the animation of the section for replacements; see ``RowAnimations/replacement``.
  /// Rows and states stay: the selection, the scroll position and what the user types. Surfaces
  /// whose output depends on the contents alone (terminals and browsers) show nothing else.
  public func reload() {
    guard slot != nil else { return reportUnknown() }
    table.reloadedSections.insert(identity)
    table.submitEdit(of: identity)
  }

  /// Removes the section from the table, with its rows.
  public func remove() {
    guard let slot else { return reportUnknown() }
    table.draft.remove(slot)
    table.submitEdit(of: identity)
  }

  private var slot: SectionList.Slot? { table.draft.sections.slot(of: identity) }

  private var section: Section? { slot.map { table.draft.sections[$0] } }

  private func edit(_ change: (inout Section) -> Void) {
    guard let slot else { return reportUnknown() }
    table.draft.edit(slot, change)
    table.submitEdit(of: identity)
  }

  private func reportUnknown() {
    table.diagnostics.report(.unknownSection(identity))
  }
}
