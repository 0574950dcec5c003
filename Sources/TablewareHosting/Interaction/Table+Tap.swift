import Tableware

extension Table {
  /// Performs a tap: selects the row, if rows can be selected; sends a ``Tap`` up the chain; and
  /// expands or collapses a row whose tap was not handled.
  ///
  /// The selection comes first, so a handler of the tap reads the new selection (as `didSelect`
  /// does).
  func tap(at path: RowPath, _ presentation: RowPresentation) -> Delivery {
    let row = snapshot.rowID(at: path)
    select(row, at: path)
    let delivery = deliver(Tap(), from: row, near: path)
    guard delivery == .unhandled, let change = presentation.content.expansion?.change else {
      return delivery
    }
    return deliver(change, from: row, near: path)
  }

  /// Selects or deselects a row, where rows can be selected.
  func select(_ row: Identity, at path: RowPath) {
    if selection.mode != .none, let built = snapshot[path], built.isEnabled,
      built.behaviors.isSelectable
    {
      let isSelected = !selection.contains(row)
      // In single mode the selected row stays selected: after the first selection there is always
      // one.
      if isSelected || selection.mode == .multiple {
        if isSelected { selection.select(row) } else { selection.deselect(row) }
        deliver(SelectionChange(isSelected: isSelected), from: row, near: path)
      }
    }
  }
}

extension Interaction {
  /// Selects or deselects the row of a cell without a tap, such as where the selection follows the
  /// focus of a keyboard. Nothing happens if the cell was bound again, or the row cannot be
  /// selected.
  package func select(_ row: BoundRow) {
    guard let path = host.currentPath(of: row) else { return }
    table.select(row.identity, at: path)
  }
}
