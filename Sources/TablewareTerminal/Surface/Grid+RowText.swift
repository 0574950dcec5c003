import Tableware
import TerminalKit

extension Grid {
  /// Writes a text of several tones, cut with "…" if it exceeds `width` columns.
  ///
  /// - Returns: the columns that the text uses.
  @discardableResult
  mutating func write(
    _ text: RowText, column: Int, row: Int, width: Int, style: Style = .plain
  ) -> Int {
    var used = 0
    for (index, run) in text.runs.enumerated() {
      let room = width - used
      guard room > 0 else { break }
      let isLast = index == text.runs.count - 1
      // The room of a following part is unknown, so a part that ends exactly at the edge before
      // another one loses its last column to the "…".
      let hasMore = !isLast && text.runs[(index + 1)...].contains { !$0.text.isEmpty }
      let clipped = run.text.clipped(to: room)
      let style = Look.style(of: run, on: style)
      // Two more columns reveal a cut: the text itself may end with "…".
      let isCut = clipped != run.text && run.text.clipped(to: room + 2) != clipped
      if hasMore, !isCut, clipped.displayWidth == room {
        write(String(clipped.dropLast()) + "…", column: column + used, row: row, style: style)
        return width
      }
      write(clipped, column: column + used, row: row, style: style)
      used += clipped.displayWidth
      if isCut { break }
    }
    return used
  }
}

extension RowText {
  /// The columns that the whole text takes when it is painted.
  func columns(limit: Int) -> Int {
    string.clippedWidth(to: limit)
  }
}
