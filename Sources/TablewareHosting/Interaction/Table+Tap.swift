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
        let former = selection.mode == .single ? selection.rows.first : nil
        if isSelected { selection.select(row) } else { selection.deselect(row) }
        if let former, snapshot.path(of: former) != nil {
          deliver(SelectionChange(isSelected: false), from: former)
        }
        deliver(SelectionChange(isSelected: isSelected), from: row, near: path)
      }
    }
  }
}

extension Table {
  /// Returns whether a gesture repeats the latest one on the same row within
  /// ``Table/repeatedTapInterval``. A gesture that is not ignored becomes the latest one.
  func ignoresTap(_ gesture: RowGesture, on row: Identity) -> Bool {
    guard repeatedTapInterval > .zero, let name = gesture.nameOfTap else { return false }
    let now = moment
    if let latestTap, latestTap.row == row, latestTap.gesture == name,
      now - latestTap.time < repeatedTapInterval
    {
      return true
    }
    latestTap = (row, name, now)
    return false
  }
}

extension RowGesture {
  /// The name of a gesture that runs a handler or an action; `nil` for any other.
  fileprivate var nameOfTap: String? {
    switch self {
    case .tap, .activate: "tap"
    case .detail: "detail"
    case .action(_, let title): title
    case .key(let key): "\(key)"
    default: nil
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
