import Tableware
import TablewareHosting

/// The state that code for keys and clicks needs.
extension Viewport {
  /// The content of the focused row; `nil` without a focus.
  public var focusedContent: RowContent? {
    focus.flatMap { snapshot[$0]?.content }
  }

  /// The identity of the row that has the focus.
  public var focusedIdentity: Identity? {
    focus.flatMap { snapshot.contains($0) ? snapshot.rowID(at: $0) : nil }
  }

  /// The presentation of the focused row; `nil` without a focus.
  public var focusedPresentation: RowPresentation? { focus.flatMap(host.presentation(at:)) }

  /// Performs a gesture on the focused row, after scrolling to it. If there is no room for any row,
  /// the gesture acts on the row without a cell.
  ///
  /// - Parameter gesture: the gesture.
  /// - Returns: the remaining work of the surface.
  @discardableResult
  public func perform(_ gesture: RowGesture) -> GestureResult {
    // The gesture applies to the row that the user saw, even if another one would have the focus
    // meanwhile.
    if focus == nil { keepImplicitFocus() }
    guard let row = focus else { return .notOffered }
    restorePosition()
    focus(row)
    if !isSeen(row) { reveal(row, at: .nearest) }
    if boundRow(at: row) == nil { layout() }
    guard let bound = boundRow(at: row) else {
      return interaction.perform(gesture, on: snapshot.rowID(at: row), near: row)
    }
    return interaction.perform(gesture, on: bound)
  }

  /// The effects of gestures on the table.
  public var interaction: Interaction { Interaction(host) }

  /// Returns the position of a row at the last layout; `nil` if it was not on screen.
  ///
  /// - Parameter path: the path of the row.
  public func frame(of path: RowPath) -> CellFrame? {
    guard snapshot.contains(path) else { return nil }
    if let pinned, pinned.item.path == path {
      return CellFrame(
        y: pinnedY(of: path.section), height: geometry.heights[geometry.index(of: pinned.item)],
        width: layoutSize.width)
    }
    let index = geometry.index(of: ViewportItem(path))
    let position = frames.partitioningIndex { $0.item >= index }
    guard position < frames.count, frames[position].item == index else { return nil }
    let frame = frames[position]
    return CellFrame(y: frame.y, height: frame.height, width: layoutSize.width)
  }

  /// Returns the row, header or footer at an offset from the top edge; `nil` for empty space.
  ///
  /// - Parameter y: the offset in units.
  public func item(at y: Int) -> ViewportItem? {
    if y >= 0, y < coveredHeight, let pinned { return pinned.item }
    return frames.first { ($0.y..<$0.y + $0.height).contains(y) }.map {
      geometry.item(at: $0.item)
    }
  }

  private func boundRow(at path: RowPath) -> BoundRow? {
    if let pinned, pinned.row?.path == path { return pinned.row }
    return records.first { $0.row?.path == path }?.row
  }
}
