extension Table {
  /// The scroll position, the focus, the selection and the collapsed sections, to be saved for the
  /// next launch; with UIKit also the heights of rows that were on screen, as estimates.
  ///
  /// - Complexity: O(visible and selected rows), with UIKit O(measured rows).
  public var state: TableState {
    // A table that was never on screen since it was restored.
    if let pendingState, backend == nil { return pendingState }
    let scrollState = backend?.scrollState ?? ScrollState()
    return TableState(
      anchors: scrollState.anchors.map {
        TableState.VisibleRow(row: $0.row.token, distance: $0.distance)
      },
      focus: scrollState.focus?.token, selection: selection.rows.map(\.token),
      collapsed: draft.collapsed.saved, heights: heights)
  }

  private var heights: TableState.Heights? {
    guard let saved = (backend as? any HeightSavingBackend)?.savedHeights else { return nil }
    return TableState.Heights(
      space: saved.space,
      rows: Dictionary(saved.rows.map { ($0.row.token, $0.height) }, uniquingKeysWith: { $1 }))
  }

  /// Restores a saved state once everything submitted so far is shown. Restoring the selection
  /// raises no events; rows that do not exist are ignored. Sections collapse as soon as they are
  /// declared.
  ///
  /// - Parameter state: the saved state.
  /// - Complexity: O(rows) if identities are neither strings nor integers.
  public func restore(_ state: TableState) {
    if let collapsed = state.collapsed {
      draft.restoreCollapsed(collapsed)
      submit(nil)
    }
    restoreRows(state)
  }

  /// Restores the scroll position, the focus and the selection.
  func restoreRows(_ state: TableState) {
    pendingState = backend == nil ? state : nil
    guard backend != nil else { return }
    let heights = backend is any HeightSavingBackend ? state.heights : nil
    let tokens =
      state.anchors.map(\.row) + state.selection + [state.focus].compactMap { $0 }
      + (heights.map { Array($0.rows.keys) } ?? [])
    afterCommit { [weak self] in
      guard let self else { return }
      let rows = snapshot.rows(tokens: tokens)
      if selection.mode != .none {
        for row in state.selection.compactMap({ rows[$0] }) { selection.select(row) }
      }
      if let heights, let backend = backend as? any HeightSavingBackend {
        backend.savedHeights = SavedHeights(
          space: heights.space,
          rows: heights.rows.compactMap { token, height in rows[token].map { ($0, height) } })
      }
      backend?.scrollState = ScrollState(
        anchors: state.anchors.compactMap { anchor in
          rows[anchor.row].map { (row: $0, distance: anchor.distance) }
        }, focus: state.focus.flatMap { rows[$0] })
    }
  }
}
