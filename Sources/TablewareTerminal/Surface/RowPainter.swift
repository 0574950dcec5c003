import Tableware
import TablewareViewport
import TerminalKit

/// Paints rows, headers and footers as separate grids, and computes their lines.
enum RowPainter {
  static func lines(of content: CellContent, width: Int) -> Int {
    RowShape(content.presentation.content, in: RowPlace(content), width: width).height
  }

  /// - Parameter editing: the editor of this row, if there is one.
  static func paint(
    _ content: CellContent, width: Int, height: Int, editing: RowEditing? = nil
  ) -> Grid {
    var grid = Grid(columns: width, rows: height)
    let row = content.presentation.content
    paint(row.isPlaceholder ? row.asBars : row, in: RowPlace(content), editing, on: &grid)
    return grid
  }

  private static func paint(
    _ row: RowContent, in place: RowPlace, _ editing: RowEditing?, on grid: inout Grid
  ) {
    let shape = RowShape(row, in: place, width: grid.columns, editing: editing)
    let layout = shape.layout
    if let symbol = row.head(shape.picture) {
      grid.write(
        symbol, column: layout.title.lowerBound, row: 0, width: layout.title.count,
        style: titleStyle(of: row, in: place))
    }
    for (line, text) in shape.title.enumerated() {
      grid.write(
        text, column: shape.column, row: line, width: shape.titleEnd - shape.column,
        style: titleStyle(of: row, in: place))
    }
    for badge in shape.badges {
      grid.write(badge.text, column: badge.column, row: 0, style: badge.style)
    }
    if let expansion = row.expansion, !layout.expansion.isEmpty {
      grid.write(
        expansion.mark, column: layout.expansion.lowerBound, row: 0, style: Look.secondary)
    }
    if case .header = place { paintRule(of: row, shape, on: &grid) }
    paint(layout, on: &grid, style: place == .row ? .plain : Look.secondary)
    if let accessory = layout.accessory {
      grid.write(row.accessory.marks, column: accessory, row: 0, style: Look.secondary)
    }
    // A row with a checkmark needs no second mark.
    if row.isSelected, row.accessory != .checkmark {
      grid.write("✓", column: 1, row: 0, style: Look.accent)
    }

    var line = shape.title.count
    for text in shape.subtitle {
      grid.write(
        text, column: shape.column, row: line, width: grid.columns - shape.column - 1,
        style: Look.secondary)
      line += 1
    }
    paintControl(of: row, shape, editing, on: &grid)
    line = shape.area.upperBound
    for detail in shape.details {
      grid.write(
        detail.label, column: detail.column, row: line, width: RowShape.labelLimit,
        style: Look.secondary)
      if let face = detail.face {
        grid.write(
          face, column: detail.faceColumn, row: line, width: grid.columns, style: detail.style)
      }
      for text in detail.lines {
        grid.write(text, column: detail.textColumn, row: line, style: detail.style)
        line += 1
      }
    }
    for text in shape.message {
      grid.write(
        text, column: shape.column, row: line, width: grid.columns - shape.column - 1,
        style: Look.warning)
      line += 1
    }
    if !row.isEnabled || row.isPlaceholder { grid.restyle(grid.bounds) { $0 = Look.disabled } }
    paintGround(of: row, shape, on: &grid)
  }

  /// The line below the row, and the color behind it.
  private static func paintGround(of row: RowContent, _ shape: RowShape, on grid: inout Grid) {
    if shape.hasRule {
      let start = row.style.separator == .indented ? shape.column : 0
      let width = max(0, grid.columns - 1 - start)
      grid.write(
        String(repeating: "─", count: width), column: start, row: grid.rows - 1, style: Look.rule)
    }
    guard let ground = row.style.ground(isSelected: row.isSelected) else { return }
    let (ink, color) = Look.ground(ground)
    grid.restyle(grid.bounds) { style in
      if style.foreground == .standard { style.foreground = ink }
      style.background = color
    }
  }

  private static func titleStyle(of row: RowContent, in place: RowPlace) -> Style {
    switch (row.control, place) {
    case (nil, .header), (.sort, .header): return Look.header
    case (nil, .footer): return Look.secondary
    default: break
    }
    return switch row.control {
    case .button(.normal): Look.accent
    case .button(.destructive): Look.destructive
    case .button(.cancel): Look.key
    default: .plain
    }
  }

  /// The line from the title of a header to its values.
  private static func paintRule(of row: RowContent, _ shape: RowShape, on grid: inout Grid) {
    let end = shape.layout.title.upperBound
    let title = shape.title.first.map { $0.columns(limit: max(0, shape.titleEnd - shape.column)) }
    let badges = shape.badges.last.map { $0.column + $0.text.displayWidth }
    let used = badges ?? shape.column + (title ?? 0)
    guard end - used > 2 else { return }
    grid.write(
      String(repeating: "─", count: end - used - 1), column: used + 1, row: 0, style: Look.rule)
  }

  private static func paint(_ layout: RowLayout, on grid: inout Grid, style: Style) {
    for (value, column, width) in layout.values {
      let text = value.drawn
      let used = text.columns(limit: width)
      grid.write(text, column: column + width - used, row: 0, width: used, style: style)
    }
  }
}
