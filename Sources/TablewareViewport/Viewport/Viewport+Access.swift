import Tableware

/// What whoever turns keys and clicks into events has to know.
extension Viewport {
  /// What the focused row shows now; `nil` without a focus.
  public var focusedContent: RowContent? {
    focus.flatMap { snapshot[$0]?.content }
  }

  /// Which row has the focus.
  public var focusedIdentity: Identity? {
    focus.flatMap { snapshot.contains($0) ? snapshot.rowID(at: $0) : nil }
  }

  /// Does what a tap on the focused row does: see ``Table/activate(_:)``. The row is brought on screen
  /// first; where there is no room for any row, it is tapped but not selected.
  @discardableResult
  public func activate() -> Delivery {
    if focus == nil { keepImplicitFocus() }
    guard let row = focus else { return .unhandled }
    settle()
    focus(row)
    if !isSeen(row) { reveal(row, at: .nearest) }
    if boundRow(at: row) == nil { layout() }
    guard let bound = boundRow(at: row) else {
      return table.deliver(Tap(), from: snapshot.rowID(at: row))
    }
    return table.activate(bound)
  }

  /// Where a row stood at the last layout; `nil` if it was not on screen.
  public func frame(of path: RowPath) -> CellFrame? {
    guard snapshot.contains(path) else { return nil }
    let index = geometry.index(of: .row(path))
    return frames.first { $0.item == index }.map {
      CellFrame(y: $0.y, height: $0.height, width: layoutSize.width)
    }
  }

  /// The row, header or footer on screen at a distance from the top edge; `nil` where there is nothing.
  public func item(at y: Int) -> ViewportItem? {
    if y >= 0, y < coveredHeight, let pinned { return pinned.item }
    return frames.first { ($0.y..<$0.y + $0.height).contains(y) }.map {
      geometry.item(at: $0.item)
    }
  }

  /// The nearest row behind the focused one, or before it, that shows something; no more than `limit`
  /// rows are looked at.
  public func nearestRow(
    forward: Bool, limit: Int, where isWanted: (RowContent) -> Bool
  ) -> RowPath? {
    var path = focus
    for _ in 0..<limit {
      path = path.flatMap { forward ? row(after: $0) : row(before: $0) }
      guard let found = path, let content = snapshot[found]?.content else { return nil }
      if isWanted(content) { return found }
    }
    return nil
  }

  private func boundRow(at path: RowPath) -> BoundRow? {
    records.first { $0.row?.path == path }?.row
  }
}
