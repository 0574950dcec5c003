extension Grid {
  /// Writes one line of text and says how many columns it took.
  ///
  /// The text is made printable first, so it may come from anywhere. It ends where it would reach
  /// beyond `width` columns or the right edge of the grid; it may begin left of the grid. A wide
  /// character that does not fit into `width` is left out, one that lies across an edge of the grid
  /// shows as a blank. To end with "…" or to fill up with spaces, write `text.clipped(to:)` or
  /// `text.padded(to:)`.
  ///
  /// - Returns: the columns from `column` to the end of what was written; 0 for a row outside.
  /// - Complexity: O(columns from `column` to the right edge), however long the text is.
  @discardableResult
  package mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, width: Int = .max, style: Style = .plain
  ) -> Int {
    guard var pen = Pen(column: column, row: row, width: width, in: self) else { return 0 }
    let ascii = text.utf8.withContiguousStorageIfAvailable { bytes in
      writeASCII(bytes, with: &pen, style: style)
    }
    if let ascii, ascii == text.utf8.count { return pen.used }
    guard pen.room > 0 else { return pen.used }
    let rest = text[text.utf8.index(text.startIndex, offsetBy: ascii ?? 0)...]
    writeGlyphs(of: rest.prefix(forColumns: pen.room).text, with: &pen, style: style)
    return pen.used
  }

  /// Writes characters one by one, each in cells of its own even if the next would join it.
  @discardableResult
  package mutating func write(
    _ text: [Character], column: Int, row: Int, width: Int = .max, style: Style = .plain
  ) -> Int {
    guard var pen = Pen(column: column, row: row, width: width, in: self) else { return 0 }
    writeGlyphs(of: text, with: &pen, style: style)
    return pen.used
  }

  /// The fast path: bytes that are certainly a glyph each. Almost all text of a table is that.
  ///
  /// - Returns: how many bytes it took. The last one before a byte that is not ASCII is left, as
  ///   that may begin a combining mark.
  private mutating func writeASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, with pen: inout Pen, style: Style
  ) -> Int {
    let candidates = bytes.prefix(pen.room)
    let end = candidates.firstIndex { $0 < 0x20 || $0 >= 0x7F } ?? candidates.endIndex
    let count = end == bytes.count ? end : max(0, end - 1)
    let hidden = min(count, pen.column < 0 ? -pen.column : 0)
    if hidden < count {
      put(ascii: bytes[hidden..<count], column: pen.column + hidden, row: pen.row, style: style)
    }
    pen.advance(count)
    return count
  }

  private mutating func writeGlyphs(
    of text: some Sequence<Character>, with pen: inout Pen, style: Style
  ) {
    for glyph in PrintableText(text, column: pen.used) {
      guard pen.fits(glyph.width) else { return }
      if pen.isInside(glyph.width) {
        put(
          code(for: glyph.character), width: glyph.width, column: pen.column, row: pen.row,
          style: style)
      } else {
        for column in pen.visible(glyph.width) {
          put(.space, width: 1, column: column, row: pen.row, style: style)
        }
      }
      pen.advance(glyph.width)
    }
  }
}
