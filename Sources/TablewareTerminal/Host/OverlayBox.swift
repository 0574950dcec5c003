import Tableware
import TablewareViewport
import TerminalKit

/// The box of a menu or a question, over the screen below.
///
/// ```
///   Songs
///   Songs ─────────────────────────────────
///   ❯ b
///     ╭─ b ────────────────────╮
///     │❯ Play                  │               the table of the menu
///     │  Cancel                │
///     ╰────────────────────────╯
/// ```
struct OverlayBox {
  /// The smallest window with room for a box; smaller ones show an overlay like any other screen.
  private static let leastWindow = Size(width: 32, height: 8)
  /// The widest and the narrowest table in a box.
  private static let widths = 22...60

  /// All cells of the box in the window, with its border.
  private(set) var area: Area

  /// Whether a window has room for boxes.
  static func fits(in window: Size) -> Bool {
    window.width >= leastWindow.width && window.height >= leastWindow.height
  }

  /// Returns the size of the table in a box, before its rows are laid out.
  ///
  /// - Parameters:
  ///   - overlay: the screen in the box.
  ///   - room: the size of the table below.
  static func tableSize(of overlay: TerminalScreen, in room: Size) -> Size {
    let snapshot = overlay.table.snapshot
    var width = overlay.screen.title.displayWidth + 2
    for section in 0..<snapshot.sectionCount {
      let header = overlay.host.presentation(at: .header(of: section))
      width = max(width, (header?.content.title.string.displayWidth ?? 0) + 2)
      for row in 0..<snapshot.rowCount(in: section) {
        let path = RowPath(section: section, row: row)
        let content = overlay.host.presentation(at: path)?.content
        // The mark of the focus, a symbol, and an accessory.
        width = max(width, (content?.title.string.displayWidth ?? 0) + 8)
      }
    }
    let most = min(widths.upperBound, room.width - 4)
    return Size(
      width: min(max(width, widths.lowerBound), most), height: max(1, room.height - 2))
  }

  /// Positions a box.
  ///
  /// - Parameters:
  ///   - table: the size of the table in the box.
  ///   - lines: the lines of the row that the box is about, in the window; `nil` for the center.
  ///   - room: the cells of the table below, in the window.
  init(_ table: Size, at lines: Range<Int>?, in room: Area) {
    let (columns, rows) = (table.width + 2, table.height + 2)
    area = Area(
      column: room.column + (room.columns - columns) / 2, row: room.row + (room.rows - rows) / 2,
      columns: columns, rows: rows)
    guard let lines else { return }
    area.column = room.column + 2
    let bottom = room.row + room.rows
    if lines.upperBound + rows <= bottom {
      area.row = lines.upperBound
    } else if lines.lowerBound - rows >= room.row {
      area.row = lines.lowerBound - rows
    } else {
      area.row = bottom - rows
      // Beside the title of the row.
      area.column = room.column + room.columns - columns
    }
  }

  /// The top left cell of the table in the box.
  var origin: (column: Int, row: Int) { (area.column + 1, area.row + 1) }

  /// Whether a cell of the window is in the box or on its border.
  func contains(_ mouse: Mouse) -> Bool {
    (area.column..<area.column + area.columns).contains(mouse.column)
      && (area.row..<area.row + area.rows).contains(mouse.row)
  }

  /// Whether the box covers cells of another area.
  func covers(_ other: Area) -> Bool {
    area.column < other.column + other.columns && other.column < area.column + area.columns
      && area.row < other.row + other.rows && other.row < area.row + area.rows
  }

  /// Paints the border, the title and the table.
  func paint(_ overlay: TerminalScreen, on grid: inout Grid) {
    let inner = area.columns - 2
    let line = String(repeating: "─", count: inner)
    let right = area.column + area.columns - 1
    grid.fill(area)
    grid.write("╭\(line)╮", column: area.column, row: area.row, style: Look.rule)
    grid.write(
      "╰\(line)╯", column: area.column, row: area.row + area.rows - 1, style: Look.rule)
    let title = " \(overlay.screen.title.clipped(to: max(0, inner - 4))) "
    grid.write(title, column: area.column + 2, row: area.row, style: Look.title)
    for row in area.row + 1..<area.row + area.rows - 1 {
      grid.write("│", column: area.column, row: row, style: Look.rule)
      grid.write("│", column: right, row: row, style: Look.rule)
    }
    grid.draw(overlay.surface.grid, column: origin.column, row: origin.row)
    ScrollBar(overlay.viewport.scrollExtent)?.paint(column: right, row: origin.row, on: &grid)
  }
}
