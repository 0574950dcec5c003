/// Where the next glyph of a line of text goes, and where the line has to end.
struct Pen {
  let row: Int

  /// Negative while the text is still left of the grid.
  private(set) var column: Int

  private let start: Int

  /// The first column that may not be touched, by the caller's wish.
  private let limit: Int

  /// The first column right of the grid.
  private let edge: Int

  /// Nil if nothing of the text can be seen.
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

  /// Whether the caller gave room for a glyph of that width, be it outside of the grid.
  func fits(_ width: Int) -> Bool {
    column < edge && column <= limit - width
  }

  /// Whether a glyph of that width lies in the grid with all of its columns.
  func isInside(_ width: Int) -> Bool {
    column >= 0 && column <= edge - width
  }

  /// The columns of a glyph of that width that lie in the grid.
  func visible(_ width: Int) -> Range<Int> {
    let lower = max(0, column)
    return lower..<max(lower, min(edge, column + width))
  }

  mutating func advance(_ columns: Int) {
    column += columns
  }
}
