import TerminalKit

/// The part of a table that is visible, as a bar at its edge.
struct ScrollBar {
  private let height: Int
  private let thumb: Range<Int>

  /// Returns `nil` for a table that is visible as a whole.
  init?(_ extent: (offset: Int, total: Int, visible: Int)) {
    guard extent.total > extent.visible, extent.visible > 0 else { return nil }
    height = extent.visible
    let length = max(1, height * height / extent.total)
    let track = height - length
    let range = extent.total - extent.visible
    // The ends of the bar are reached exactly at the ends of the table.
    var start = min(max(extent.offset, 0), range) * track / range
    if extent.offset > 0, extent.offset < range {
      start = min(max(start, 1), max(1, track - 1), track)
    }
    thumb = start..<start + length
  }

  func paint(column: Int, row: Int, on grid: inout Grid) {
    for line in 0..<height {
      let isThumb = thumb.contains(line)
      grid.write(
        isThumb ? "█" : "│", column: column, row: row + line,
        style: isThumb ? .plain : Look.rule)
    }
  }
}
