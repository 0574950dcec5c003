/// The position of the next glyph of a line of text, and the end of the line.
struct Pen {
  let row: Int

  /// The column of the next glyph; negative while the text is still left of the grid.
  private(set) var column: Int

  private let start: Int

  /// The first column that the caller excludes.
  private let limit: Int

  /// The first column right of the grid.
  private let edge: Int

  /// Returns nil if no part of the text is visible.
  init?(column: Int, row: Int, width: Int, in grid: Grid) {
    let (sum, overflow) = column.addingReportingOverflow(max(0, width))
    limit = overflow ? .max : sum
    edge = grid.columns
    start = column
    self.column = column
    self.row = row
    guard (0..<grid.rows).contains(row), column < edge, column < limit, limit > 0 else {
      return nil
    }
  }

  /// Columns from the beginning of the text to here.
  var used: Int { column.subtractingReportingOverflow(start).partialValue }

  /// Columns that can still be written.
  var room: Int {
    let (rest, overflow) = min(limit, edge).subtractingReportingOverflow(column)
    return overflow ? .max : max(0, rest)
  }

  /// Whether the caller allows a glyph of that width, inside or outside of the grid.
  func fits(_ width: Int) -> Bool {
    column < edge && column <= limit - width
  }

  /// Whether all columns of a glyph of that width are in the grid.
  func isInside(_ width: Int) -> Bool {
    column >= 0 && column <= edge - width
  }

  /// The columns of a glyph of that width that are in the grid.
  func visible(_ width: Int) -> Range<Int> {
    let lower = max(0, column)
    return lower..<max(lower, min(edge, column + width))
  }

  mutating func advance(_ columns: Int) {
    column += columns
  }
}
