import Tableware
import TablewareViewport

/// The object that the mouse holds between press and release.
enum Drag {
  struct HeldRow {
    var row: Identity
    /// The line of the press; a release at once is a click.
    var line: Int
    /// Whether the table holds the row, because the mouse moved.
    var isHeld = false
    /// The target of the row, counted after it was removed.
    var target: RowPath?
  }

  /// A movable row.
  case row(HeldRow)
  /// The knob of a slider.
  case slider(Identity)
  /// The end of a selection in typed text.
  case selection(Identity)
}

extension TerminalScreen {
  /// Begins to hold a row, or moves a held one, to a line of the table.
  func drag(_ held: Drag.HeldRow, to line: Int) {
    var held = held
    guard held.isHeld || line != held.line else { return }
    if !held.isHeld {
      guard host.beginMoving(held.row) else { return drag = nil }
      held.isHeld = true
    }
    // At an edge the table scrolls.
    if line <= 0 { viewport.scroll(by: -1) }
    if line >= surface.size.height - 1 { viewport.scroll(by: 1) }
    held.target = position(at: line, for: held.row)
    drag = .row(held)
  }

  /// Returns the target of a row that is released at a line: a row from above is moved after the
  /// one under the mouse, one from below before it. `nil` for its own position.
  private func position(at line: Int, for row: Identity) -> RowPath? {
    let snapshot = table.snapshot
    guard let old = snapshot.path(of: row),
      let item = viewport.item(at: min(max(line, 0), max(0, surface.size.height - 1)))
        ?? viewport.item(at: 0).map({ _ in .footer(snapshot.sectionCount - 1) })
    else { return nil }
    switch item {
    case .row(let path) where path == old: return nil
    // The row itself is not counted, so "after" needs no further step within its section.
    case .row(let path):
      let isBehind = path.section > old.section
      return RowPath(section: path.section, row: path.row + (isBehind ? 1 : 0))
    case .header(let section) where section > old.section || section == 0:
      return RowPath(section: section, row: 0)
    case .header(let section):
      return RowPath(section: section - 1, row: snapshot.rowCount(in: section - 1))
    case .footer(let section):
      return RowPath(section: max(0, section), row: Int.max)
    }
  }

  /// The line of the held row's target, and whether that is the upper edge of the row there.
  var insertion: (line: Int, isBefore: Bool)? {
    guard case .row(let held)? = drag, held.isHeld, let target = held.target,
      let move = host.target(at: target)
    else { return nil }
    func frame(of row: Identity?) -> CellFrame? {
      row.flatMap(table.snapshot.path(of:)).flatMap(viewport.frame(of:))
    }
    if let frame = frame(of: move.before) { return (frame.y, true) }
    return frame(of: move.after).map { ($0.y + $0.height - 1, false) }
  }
}
