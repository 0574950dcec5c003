/// One place of a ``Grid`` in eight bytes. See ``Cell`` for what it means.
struct PackedCell: Hashable, Sendable {
  var glyph: GlyphCode
  var style: Style

  static let blank = PackedCell(glyph: .space, style: .plain)
}
