/// A rectangle of terminal cells, counted from the top left corner, which is column 0, row 0.
///
/// Any numbers are accepted: an area may be partly or wholly outside of what is painted, and an
/// area with a negative size is empty.
package struct Area: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// The columns of this area that exist in a grid of `width` columns.
  package func columns(within width: Int) -> Range<Int> {
    Self.clamp(start: column, count: columns, limit: width)
  }

  /// The rows of this area that exist in a grid of `height` rows.
  package func rows(within height: Int) -> Range<Int> {
    Self.clamp(start: row, count: rows, limit: height)
  }

  private static func clamp(start: Int, count: Int, limit: Int) -> Range<Int> {
    let (sum, overflow) = start.addingReportingOverflow(max(0, count))
    let limit = max(0, limit)
    let lower = min(max(0, start), limit)
    return lower..<max(lower, min(overflow ? limit : sum, limit))
  }
}
