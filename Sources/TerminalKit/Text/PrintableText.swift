/// Text as a terminal may receive it: all data passes through this type on its way to the screen.
///
/// ```
///   "a\tb\u{1B}[31m"   →   "a   b␛[31m"
/// ```
///
/// - Control characters become visible pictures or "\u{FFFD}", so no text can send an escape
///   sequence; a newline becomes "⏎" as this is for single lines.
/// - A tab becomes spaces up to the next multiple of four columns, counted from the start.
/// - Bidirectional controls and invisible characters are dropped.
/// - A combining mark without a base gets "◌"; excessive marks are cut off.
/// - Graphemes stay separate: where dropping something between two would join them, "\u{FFFD}"
///   replaces it.
///
/// It is lazy: showing eighty columns of ten megabytes processes eighty columns.
struct PrintableText<Source: Sequence>: Sequence where Source.Element == Character {
  private let source: Source
  private let column: Int

  /// - Parameter column: the column where the text begins, if tabs are counted from further left.
  init(_ source: Source, column: Int = 0) {
    self.source = source
    self.column = column
  }

  func makeIterator() -> Iterator {
    Iterator(source: source.makeIterator(), column: column)
  }

  struct Iterator: IteratorProtocol {
    private var source: Source.Iterator
    private var column: Int
    private var spaces = 0
    private var waiting: PrintableGlyph?

    /// The last glyph, if a change could make it one with the next.
    private var neighbor: Character?
    private var droppedSince = false

    fileprivate init(source: Source.Iterator, column: Int) {
      self.source = source
      self.column = column
    }

    mutating func next() -> PrintableGlyph? {
      if spaces > 0 {
        spaces -= 1
        return advance(.space)
      }
      if let glyph = waiting {
        waiting = nil
        return advance(glyph)
      }
      while let character = source.next() {
        if let width = character.plainWidth {
          neighbor = nil
          return advance(PrintableGlyph(character: character, width: width))
        }
        if character == "\t" {
          neighbor = nil
          spaces = 3 - column & 3
          return advance(.space)
        }
        switch GraphemeCleaner.verdict(on: character) {
        case .drop: droppedSince = true
        case .keep: return advance(separated(character, isChanged: false))
        case .replace(let replacement): return advance(separated(replacement, isChanged: true))
        }
      }
      return nil
    }

    private mutating func advance(_ glyph: PrintableGlyph) -> PrintableGlyph {
      column &+= glyph.width
      return glyph
    }

    /// The next glyph: `character`, or a separator while `character` waits.
    private mutating func separated(
      _ character: Character, isChanged: Bool
    ) -> PrintableGlyph {
      let glyph = PrintableGlyph(character)
      let mayTouch = droppedSince || isChanged
      let touches = mayTouch && neighbor.map { Self.merge($0, character) } ?? false
      neighbor = character
      droppedSince = isChanged
      guard touches else { return glyph }
      waiting = glyph
      return .replacement
    }

    private static func merge(_ first: Character, _ second: Character) -> Bool {
      let joined = String(first) + String(second)
      return joined.first?.unicodeScalars.count != first.unicodeScalars.count
    }
  }
}
