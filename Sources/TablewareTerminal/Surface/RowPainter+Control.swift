import Tableware
import TerminalKit

extension RowPainter {
  /// Paints the control: at the end of the main line, or in lines below the heading.
  static func paintControl(
    of row: RowContent, _ shape: RowShape, _ editing: RowEditing?, on grid: inout Grid
  ) {
    if let columns = shape.layout.control, let face = shape.layout.face {
      var column = columns.lowerBound
      for part in face.parts {
        column += grid.write(part.text, column: column, row: 0, style: part.style)
      }
    }
    guard case .text(let input) = row.control else { return }
    var typing: FieldTyping?
    if case .text(let field) = editing { typing = field }
    if !shape.area.isEmpty {
      paintArea(input, shape, typing, on: &grid)
    } else if let columns = shape.layout.control {
      paintField(input, columns, typing, on: &grid)
    }
  }

  private static func paintField(
    _ input: TextInput, _ columns: Range<Int>, _ typing: FieldTyping?, on grid: inout Grid
  ) {
    if let typing {
      let text = FieldText(typing.editor)
      let start = min(typing.start, text.characters.count)
      paint(text, start..<text.characters.count, typing, columns, row: 0, on: &grid)
      if text.characters.isEmpty {
        grid.write(
          input.placeholder, column: columns.lowerBound + 1, row: 0, width: columns.count - 1,
          style: Look.secondary)
      }
    } else {
      let isEmpty = input.text.isEmpty
      let text = FieldText(
        input.text.prefix(forColumns: columns.count).text, isSecret: input.kind == .secure)
      let shown = isEmpty ? input.placeholder : text.shown(columns: columns.count)
      grid.write(
        shown.clipped(to: columns.count), column: columns.lowerBound, row: 0,
        style: isEmpty ? Look.secondary : .plain)
    }
    underline(columns, row: 0, on: &grid)
  }

  private static func paintArea(
    _ input: TextInput, _ shape: RowShape, _ typing: FieldTyping?, on grid: inout Grid
  ) {
    let columns = shape.areaColumns(width: grid.columns)
    for row in shape.area { grid.write("│", column: shape.column, row: row, style: Look.rule) }
    guard !columns.isEmpty else { return }
    // Only the visible part of a text that is not typed is measured.
    let total = columns.count.multipliedReportingOverflow(by: shape.area.count).partialValue
    let text =
      typing.map { FieldText($0.editor) }
      ?? FieldText(input.text.prefix(forColumns: total).text, isSecret: input.kind == .secure)
    if text.characters.isEmpty {
      grid.write(
        input.placeholder.clipped(to: columns.count - 1),
        column: columns.lowerBound + (typing == nil ? 0 : 1), row: shape.area.lowerBound,
        style: Look.secondary)
    }
    let start = typing?.start ?? 0
    let lines = text.lines(columns: columns.count - 1, limit: start + shape.area.count)
    for (line, row) in zip(lines.dropFirst(start), shape.area) {
      paint(text, line, typing, columns, row: row, on: &grid)
    }
  }

  /// Paints a part of a text with its selection, and the cursor if it is in that part.
  private static func paint(
    _ text: FieldText, _ range: Range<Int>, _ typing: FieldTyping?, _ columns: Range<Int>,
    row: Int, on grid: inout Grid
  ) {
    var column = columns.lowerBound
    var cursorColumn: Int?
    for index in range {
      if index == typing?.editor.cursor { cursorColumn = column }
      let isSelected = typing?.editor.selection.contains(index) ?? false
      let used = grid.write(
        text.shown(index), column: column, row: row, width: columns.upperBound - column,
        style: isSelected ? Style(reverse: true) : .plain)
      column += used
      if used == 0 { break }
    }
    let isEnd = range.upperBound == typing?.editor.cursor
    // The end of a wrapped line is the beginning of the next one.
    let goesOn =
      range.upperBound < text.characters.count && !text.characters[range.upperBound].isNewline
    if isEnd, !goesOn { cursorColumn = column }
    guard let typing, let cursorColumn, cursorColumn < columns.upperBound else { return }
    let isInside = typing.editor.selection.contains(typing.editor.cursor)
    grid.restyle(Area(column: cursorColumn, row: row, columns: 1, rows: 1)) { style in
      // The cursor before a selection has the opposite style of the selection.
      style = Style(bold: true, underline: isInside, reverse: true)
    }
  }

  /// Underlines a field, also an empty one.
  private static func underline(_ columns: Range<Int>, row: Int, on grid: inout Grid) {
    grid.restyle(Area(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)) {
      $0.underline = true
    }
  }
}
