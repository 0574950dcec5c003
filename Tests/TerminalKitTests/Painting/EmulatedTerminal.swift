import TerminalKit

/// A small terminal: replays the bytes of a ``FrameWriter`` on a screen of cells. Whatever it does
/// not know is a mistake of the writer.
struct EmulatedTerminal {
  struct Failure: Error {
    let reason: String
  }

  private(set) var cells: [[Cell]]
  private(set) var isSynchronized = false
  private var column = 0
  private var row = 0
  private var style = Style.plain
  private var columns: Int

  /// It begins full of rubbish, as a terminal does.
  init(columns: Int, rows: Int) {
    self.columns = columns
    let rubbish = Cell(character: "?", style: Style(bold: true), width: 1)
    cells = Array(repeating: Array(repeating: rubbish, count: columns), count: rows)
  }

  mutating func replay(_ bytes: [UInt8]) throws {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        rest = rest.dropFirst()
        guard rest.first == "[" else { throw Failure(reason: "escape without bracket") }
        let parameters = rest.dropFirst().prefix { !$0.properties.isAlphabetic }
        rest = rest.dropFirst(1 + parameters.count)
        guard let final = rest.popFirst() else { throw Failure(reason: "unfinished sequence") }
        try perform(String(parameters), final)
      } else {
        // A run of text between two sequences; the terminal clusters it as Unicode says.
        let run = rest.prefix { $0 != "\u{1B}" }
        for character in String(run) { try print(character) }
        rest = rest.dropFirst(run.count)
      }
    }
    if isSynchronized { throw Failure(reason: "the update was never shown") }
    if style != .plain { throw Failure(reason: "a style was left on") }
  }

  private mutating func perform(_ parameters: String, _ final: Unicode.Scalar) throws {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? -1 }
    switch (parameters, final) {
    case ("?2026", "h"): isSynchronized = true
    case ("?2026", "l"): isSynchronized = false
    case ("2", "J"):
      let blank = Cell(character: " ", style: style, width: 1)
      cells = cells.map { $0.map { _ in blank } }
    case (_, "H") where numbers.count == 2:
      (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case (_, "m"): try change(numbers[...])
    default: throw Failure(reason: "unknown sequence \(parameters)\(final)")
    }
  }

  private mutating func change(_ numbers: ArraySlice<Int>) throws {
    var rest = numbers
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.bold = true
      case 2: style.dim = true
      case 3: style.italic = true
      case 4: style.underline = true
      case 7: style.reverse = true
      case 9: style.strikethrough = true
      case 22: (style.bold, style.dim) = (false, false)
      case 23: style.italic = false
      case 24: style.underline = false
      case 27: style.reverse = false
      case 29: style.strikethrough = false
      case 39: style.foreground = .standard
      case 49: style.background = .standard
      case 30...37: style.foreground = .ansi(UInt8(number - 30))
      case 40...47: style.background = .ansi(UInt8(number - 40))
      case 90...97: style.foreground = .ansi(UInt8(number - 82))
      case 100...107: style.background = .ansi(UInt8(number - 92))
      case 38, 48:
        let color: TerminalColor
        switch (rest.popFirst(), rest.popFirst()) {
        case (5?, let index?): color = .indexed(UInt8(index))
        case (2?, let red?):
          guard let green = rest.popFirst(), let blue = rest.popFirst() else {
            throw Failure(reason: "bad true color")
          }
          color = .rgb(UInt32(red << 16 | green << 8 | blue))
        default: throw Failure(reason: "bad color")
        }
        if number == 38 { style.foreground = color } else { style.background = color }
      default: throw Failure(reason: "unknown style \(number)")
      }
    }
  }

  private mutating func print(_ character: Character) throws {
    let width = character.displayWidth
    guard isSynchronized, width > 0, cells.indices.contains(row), column + width <= columns else {
      throw Failure(reason: "\(character.unicodeScalars.map(\.value)) at \(column), \(row)")
    }
    split(at: column)
    split(at: column + width)
    cells[row][column] = Cell(character: character, style: style, width: width)
    if width == 2 { cells[row][column + 1] = Cell(character: " ", style: style, width: 0) }
    column += width
  }

  /// Blanks the wide glyph that reaches across the left edge of a cell, as terminals do.
  private mutating func split(at column: Int) {
    guard column < columns, cells[row][column].width == 0 else { return }
    for half in [column - 1, column] {
      cells[row][half] = Cell(character: " ", style: cells[row][half].style, width: 1)
    }
  }
}

extension EmulatedTerminal {
  /// The first cell that differs from a grid, in words.
  func difference(from grid: Grid, color: Bool = true) -> String? {
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let wanted = grid[column, row]
        let shown = cells[row][column]
        let style = color ? wanted.style : wanted.style.colorless
        let sameText = shown.character.unicodeScalars.elementsEqual(wanted.character.unicodeScalars)
        if !sameText || shown.style != style || shown.width != wanted.width {
          return "column \(column), row \(row): wanted \(wanted), shown \(shown)"
        }
      }
    }
    return nil
  }
}
