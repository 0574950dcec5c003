import Tableware

extension Table {
  /// Performs a tap: selects the row, if rows can be selected; sends a ``Tap`` up the chain; and
  /// expands or collapses a row whose tap was not handled.
  ///
  /// The selection comes first, so a handler of the tap reads the new selection (as `didSelect`
  /// does).
  func tap(at path: RowPath, _ presentation: RowPresentation) -> Delivery {
    let row = snapshot.rowID(at: path)
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
    let delivery = deliver(Tap(), from: row, near: path)
    guard delivery == .unhandled, let change = presentation.content.expansion?.change else {
      return delivery
    }
    return deliver(change, from: row, near: path)
  }
}
