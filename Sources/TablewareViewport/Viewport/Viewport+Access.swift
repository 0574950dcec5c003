import Tableware
import TablewareHosting

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

  /// What the focused row shows, offers and announces now; `nil` without a focus.
  public var focusedPresentation: RowPresentation? { focus.flatMap(host.presentation(at:)) }

  /// Performs a gesture on the focused row, which is brought on screen first. Where there is no
  /// room for any row, it acts on the row without a cell.
  @discardableResult
  public func perform(_ gesture: RowGesture) -> GestureResult {
    // The row that the user saw is meant, even if another one would have the focus meanwhile.
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

  /// Where a row stood at the last layout; `nil` if it was not on screen.
  public func frame(of path: RowPath) -> CellFrame? {
    guard snapshot.contains(path) else { return nil }
    let index = geometry.index(of: .row(path))
    return frames.first { $0.item == index }.map {
      CellFrame(y: $0.y, height: $0.height, width: layoutSize.width)
    }
  }

  /// The row, header or footer on screen at a distance from the top edge; `nil` where there is
  /// nothing.
  public func item(at y: Int) -> ViewportItem? {
    if y >= 0, y < coveredHeight, let pinned { return pinned.item }
    return frames.first { ($0.y..<$0.y + $0.height).contains(y) }.map {
      geometry.item(at: $0.item)
    }
  }

  private func boundRow(at path: RowPath) -> BoundRow? {
    records.first { $0.row?.path == path }?.row
  }
}
