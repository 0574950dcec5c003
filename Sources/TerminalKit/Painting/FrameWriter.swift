/// Turns frames into the bytes that show them. It keeps the last grid and encodes only the
/// differences. It does no output itself.
///
/// ```
///   ESC[?2026h   ESC[2;5H  ESC[1m  changed cells  …   ESC[0m  ESC[?2026l
///   hold         go there  style   one run            plain   show all at once
/// ```
///
/// Terminals disagree about the width of emoji and of marks. So each run states its position, and
/// so does the text after a wide glyph or a glyph of several scalars. Where a glyph of several
/// scalars appears or disappears, the rest of its row is sent again, since the terminal may have
/// drawn it wider.
///
/// A frame leaves the terminal in plain style and expects to find it so.
package struct FrameWriter: Sendable {
  /// The cost of the last call of ``bytes(showing:)``.
  package struct Statistics: Equatable, Sendable {
    /// Cells sent, counting both halves of a wide glyph.
    package var cells: Int
    package var bytes: Int

    package init(cells: Int = 0, bytes: Int = 0) {
      self.cells = cells
      self.bytes = bytes
    }
  }

  /// The colors that are sent. Without them bold, dim, italic, underline, strikethrough and reverse
  /// remain, and cells that differ in color only count as equal.
  private let support: ColorSupport

  package private(set) var statistics = Statistics()

  private var shown: Grid?

  package init(_ support: ColorSupport = .trueColor) {
    self.support = support
  }

  /// Marks the screen as unknown: the next frame clears it and sends everything. Call it after the
  /// terminal was resized, was used by another program, or lost bytes.
  package mutating func invalidate() {
    shown = nil
  }

  /// Returns the bytes with which the terminal shows `next`; none if it already does.
  ///
  /// - Complexity: O(cells), and about a nanosecond for a cell that did not change.
  package mutating func bytes(showing next: Grid) -> [UInt8] {
    var output = FrameEncoder(support)
    let known = shown.flatMap { $0.columns == next.columns && $0.rows == next.rows ? $0 : nil }
    if known == nil { output.clear() }
    let previous = known ?? Grid(columns: next.columns, rows: next.rows)
    for row in 0..<next.rows {
      encode(row, of: next, over: previous, into: &output)
    }
    shown = next
    let bytes = output.finish()
    statistics = Statistics(cells: output.cells, bytes: bytes.count)
    return bytes
  }

  private func encode(
    _ row: Int, of next: Grid, over previous: Grid, into output: inout FrameEncoder
  ) {
    let start = row * next.columns
    var restIsStale = false
    var index = start
    while index < start + next.columns {
      let cell = next.cells[index]
      let old = previous.cells[index]
      let isSame =
        (support != .none ? cell.style == old.style : cell.style.colorless == old.style.colorless)
        && next.showsSameGlyph(as: previous, at: index)
      if !isSame, cell.glyph.cluster != nil || old.glyph.cluster != nil { restIsStale = true }
      // A second half is shown with its first half, which has changed whenever it has.
      if isSame && !restIsStale || cell.glyph == .continuation {
        index += 1
        continue
      }
      let width = next.isWide(at: index) ? 2 : 1
      output.show(cell, of: next, width: width, column: index - start, row: row)
      index += width
    }
  }
}
