/// One grapheme that may be sent to a terminal, with its width.
struct PrintableGlyph: Hashable, Sendable {
  let character: Character

  /// Columns: 1 or 2, never 0.
  let width: Int

  static let space = PrintableGlyph(character: " ", width: 1)
  static let ellipsis = PrintableGlyph(character: "…", width: 1)
  static let replacement = PrintableGlyph(character: "\u{FFFD}", width: 1)

  init(character: Character, width: Int) {
    self.character = character
    self.width = width
  }

  /// `character`, which is safe to draw.
  init(_ character: Character) {
    self.init(character: character, width: max(1, character.displayWidth))
  }
}
