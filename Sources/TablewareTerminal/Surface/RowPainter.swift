import Tableware
import TablewareViewport

/// Paints rows, headers and footers as grids of their own, and says how many lines they need.
enum RowPainter {
  /// A label takes at most this many columns before its text.
  private static let labelLimit = 16
  /// A detail shows at most this many lines.
  private static let detailLines = 8

  static func lines(of content: CellContent, width: Int) -> Int {
    switch content {
    case .header, .footer: 1
    case .row(let row, _):
      1 + (row.subtitle == nil ? 0 : 1)
        + details(of: row, width: width).reduce(0) { $0 + $1.lines.count }
    }
  }

  static func paint(_ content: CellContent, width: Int, height: Int) -> Grid {
    var grid = Grid(columns: width, rows: height)
    switch content {
    case .row(let row, _): paint(row, on: &grid)
    case .header(let header): paint(header, on: &grid)
    case .footer(let text):
      grid.write(
        text, column: RowLayout.margin, row: 0, width: width - RowLayout.margin - 1,
        style: Theme.secondary)
    }
    return grid
  }

  private static func paint(_ row: RowContent, on grid: inout Grid) {
    let layout = RowLayout(
      values: row.values, hasAccessory: row.accessory != .none, width: grid.columns)
    var column = layout.title.lowerBound
    if let symbol = row.symbol {
      column += grid.write(symbol, column: column, row: 0, width: layout.title.count) + 1
    }
    grid.write(row.title, column: column, row: 0, width: layout.title.upperBound - column)
    paint(layout, on: &grid, style: .plain)
    if let accessory = layout.accessory {
      grid.write(
        row.accessory == .checkmark ? "✓" : "›", column: accessory, row: 0, style: Theme.secondary)
    }

    var line = 1
    if let subtitle = row.subtitle {
      grid.write(
        subtitle, column: column, row: line, width: grid.columns - column - 1,
        style: Theme.secondary)
      line += 1
    }
    for detail in details(of: row, width: grid.columns) {
      grid.write(
        detail.label, column: detail.column, row: line, width: labelLimit, style: Theme.secondary)
      for text in detail.lines {
        grid.write(text, column: detail.textColumn, row: line, style: detail.style)
        line += 1
      }
    }
  }

  private static func paint(_ header: SectionHeader, on grid: inout Grid) {
    let layout = RowLayout(values: header.values, hasAccessory: false, width: grid.columns)
    let end = layout.title.upperBound
    let used = grid.write(header.title, column: 0, row: 0, width: end, style: Theme.header)
    if end - used > 2 {
      grid.write(
        String(repeating: "─", count: end - used - 1), column: used + 1, row: 0, style: Theme.rule)
    }
    paint(layout, on: &grid, style: Theme.secondary)
  }

  private static func paint(_ layout: RowLayout, on grid: inout Grid, style: Style) {
    for (value, column, width) in layout.values {
      let used = value.text.columns(limit: width)
      grid.write(value.text, column: column + width - used, row: 0, width: used, style: style)
    }
  }

  private struct Detail {
    var label: String
    var column: Int
    var textColumn: Int
    var lines: [String]
    var style: Style
  }

  private static func details(of row: RowContent, width: Int) -> [Detail] {
    guard !row.details.isEmpty else { return [] }
    let column = RowLayout.margin + (row.symbol == nil ? 0 : 2)
    // In a narrow window the texts need the room more than their labels.
    let limit = min(labelLimit, width / 3)
    let labels = row.details.map { $0.label.clipped(to: limit) }
    let textColumn = column + (labels.map(\.displayWidth).max() ?? 0) + 2
    return zip(row.details, labels).map { detail, label in
      let lines = detail.text.string.wrapped(
        to: max(1, width - textColumn - 1), maxLines: detailLines)
      let style = detail.text.runs.first.map { Theme.style(of: $0, on: .plain) } ?? .plain
      return Detail(
        label: label, column: column, textColumn: textColumn, lines: lines.isEmpty ? [""] : lines,
        style: style)
    }
  }
}
