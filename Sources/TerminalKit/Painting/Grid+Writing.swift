extension Grid {
  /// Writes one line of text and returns the columns that it occupies.
  ///
  /// The text is made printable first, so it may have any origin. It ends where it would exceed
  /// `width` columns or the right edge of the grid; it may begin left of the grid. A wide character
  /// that does not fit into `width` is left out; one that crosses an edge of the grid is shown as a
  /// blank. To end with "…" or to fill up with spaces, write `text.clipped(to:)` or
  /// `text.padded(to:)`.
  ///
  /// - Returns: the columns from `column` to the end of what was written; 0 for a row outside.
  /// - Complexity: O(columns from `column` to the right edge), however long the text is.
  @discardableResult
  package mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, width: Int = .max, style: Style = .plain
  ) -> Int {
    guard var pen = Pen(column: column, row: row, width: width, in: self) else { return 0 }
    let plain = text.utf8.withContiguousStorageIfAvailable { bytes in
      writePlain(bytes, with: &pen, style: style)
    }
    guard pen.room > 0, plain != text.utf8.count else { return pen.used }
    let rest = text[text.utf8.index(text.startIndex, offsetBy: plain ?? 0)...]
    writeGlyphs(of: rest.prefix(forColumns: pen.room).text, with: &pen, style: style)
    return pen.used
  }

  /// Writes characters one by one, each in its own cells even if the next would join it.
  @discardableResult
  package mutating func write(
    _ text: [Character], column: Int, row: Int, width: Int = .max, style: Style = .plain
  ) -> Int {
    guard var pen = Pen(column: column, row: row, width: width, in: self) else { return 0 }
    writeGlyphs(of: text, with: &pen, style: style)
    return pen.used
  }

  /// The fast path: scalars that are certainly a glyph each. Almost all text of a table consists of
  /// these.
  ///
  /// - Returns: the number of bytes that were written. The last scalar before one that is not plain
  ///   is left, because that may be a mark that belongs to it.
  private mutating func writePlain(
    _ bytes: UnsafeBufferPointer<UInt8>, with pen: inout Pen, style: Style
  ) -> Int {
    var offset = 0
    guard var next = bytes.plainScalar(at: 0) else { return 0 }
    while pen.room > 0 {
      let following = offset + next.length
      let after = bytes.plainScalar(at: following)
      guard after != nil || following == bytes.count else { return offset }
      guard put(GlyphCode(scalar: next.scalar), width: next.width, with: &pen, style: style) else {
        // The text ends here, so it does not matter whether this is the end of a grapheme.
        return bytes.count
      }
      offset = following
      guard let after else { return offset }
      next = after
    }
    return offset
  }

  private mutating func writeGlyphs(
    of text: some Sequence<Character>, with pen: inout Pen, style: Style
  ) {
    for glyph in PrintableText(text, column: pen.used) {
      let code = code(for: glyph.character)
      guard put(code, width: glyph.width, with: &pen, style: style) else { return }
    }
  }

  /// Writes a glyph at the pen and advances the pen; false if there is no room.
  private mutating func put(
    _ glyph: GlyphCode, width: Int, with pen: inout Pen, style: Style
  ) -> Bool {
    guard pen.fits(width) else { return false }
    if pen.isInside(width) {
      put(glyph, width: width, column: pen.column, row: pen.row, style: style)
    } else {
      for column in pen.visible(width) {
        put(.space, width: 1, column: column, row: pen.row, style: style)
      }
    }
    pen.advance(width)
    return true
  }
}
