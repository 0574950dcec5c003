/// The content of one position of a ``Grid``: a glyph and its style.
///
/// ```
///   漢 a        two glyphs, three cells: width 2, width 0 (the rest of 漢), width 1
/// ```
package struct Cell: Hashable, Sendable {
  /// The glyph; a space in the second half of a wide one.
  package let character: Character

  package let style: Style

  /// Columns that the glyph takes: 1, 2, or 0 for the second half of a wide glyph.
  package let width: Int

  package init(character: Character, style: Style, width: Int) {
    self.character = character
    self.style = style
    self.width = width
  }

  /// The cell at every position that was not written, and everywhere outside.
  package static let blank = Cell(character: " ", style: .plain, width: 1)
}

/// One position of a ``Grid`` in eight bytes. See ``Cell`` for what it means.
struct PackedCell: Hashable, Sendable {
  var glyph: GlyphCode
  var style: Style

  static let blank = PackedCell(glyph: .space, style: .plain)
}
