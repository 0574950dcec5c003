import Tableware
import TablewareViewport

/// Paints rows, headers and footers as grids of their own, and says how many lines they need.
enum RowPainter {
  /// A label takes at most this many columns before its text.
  private static let labelLimit = 16
  /// A text takes at most this many lines, whatever its row allows.
  private static let lineLimit = 2_000

  static func lines(of content: CellContent, width: Int) -> Int {
    switch content {
    case .header, .footer: 1
    case .row(let row, _):
      heading(of: row, width: width).height
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
    let heading = heading(of: row, width: grid.columns)
    var column = layout.title.lowerBound
    if let symbol = row.symbol {
      column += grid.write(symbol, column: column, row: 0, width: layout.title.count) + 1
    }
    for (line, text) in heading.title.enumerated() {
      grid.write(text, column: column, row: line, width: layout.title.upperBound - column)
    }
    paint(layout, on: &grid, style: .plain)
    if let accessory = layout.accessory {
      grid.write(
        row.accessory == .checkmark ? "✓" : "›", column: accessory, row: 0, style: Theme.secondary)
    }

    var line = heading.title.count
    for text in heading.subtitle {
      grid.write(
        text, column: column, row: line, width: grid.columns - column - 1, style: Theme.secondary)
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

  /// The lines of title and subtitle.
  private struct Heading {
    var title: [RowText]
    var subtitle: [RowText] = []

    var height: Int { title.count + subtitle.count }
  }

  private static func heading(of row: RowContent, width: Int) -> Heading {
    guard row.titleLineLimit > 1 || row.subtitleLineLimit > 1 else {
      return Heading(title: [row.title], subtitle: row.subtitle.map { [$0] } ?? [])
    }
    let layout = RowLayout(
      values: row.values, hasAccessory: row.accessory != .none, width: width)
    let symbol = row.symbol.map { $0.columns(limit: layout.title.count) + 1 } ?? 0
    let column = layout.title.lowerBound + symbol
    return Heading(
      title: lines(
        of: row.title, width: layout.title.upperBound - column, limit: row.titleLineLimit),
      subtitle: row.subtitle.map {
        lines(of: $0, width: width - column - 1, limit: row.subtitleLineLimit)
      } ?? [])
  }

  /// The text in lines; at least one, which is as it was if there may be only one.
  private static func lines(of text: RowText, width: Int, limit: Int) -> [RowText] {
    guard limit > 1, width > 0 else { return [text] }
    return text.string.wrapped(to: width, maxLines: min(limit, lineLimit)).map { line in
      var part = RowText(line)
      part.runs[0].tone = text.runs.first?.tone
      part.runs[0].isStrong = text.runs.first?.isStrong ?? false
      return part
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
        to: max(1, width - textColumn - 1), maxLines: min(max(1, detail.lineLimit), lineLimit))
      let style = detail.text.runs.first.map { Theme.style(of: $0, on: .plain) } ?? .plain
      return Detail(
        label: label, column: column, textColumn: textColumn, lines: lines.isEmpty ? [""] : lines,
        style: style)
    }
  }
}
