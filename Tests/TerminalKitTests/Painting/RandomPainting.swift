import TerminalKit

extension NastyText {
  mutating func style() -> Style {
    Style(
      foreground: color(), background: color(), bold: number(in: 0...2) == 0,
      dim: number(in: 0...3) == 0, italic: number(in: 0...3) == 0,
      underline: number(in: 0...3) == 0, reverse: number(in: 0...3) == 0)
  }

  private mutating func color() -> TerminalColor {
    let number = UInt8(truncatingIfNeeded: self.number(in: 0...255))
    return [.standard, .standard, .ansi(number % 16), .indexed(number)][self.number(in: 0...3)]
  }

  private mutating func area() -> Area {
    Area(
      column: number(in: -3...14), row: number(in: -1...5), columns: number(in: -1...9),
      rows: number(in: -1...4))
  }

  /// Does something to a grid that any program might do.
  mutating func disturb(_ grid: inout Grid) {
    switch number(in: 0...9) {
    case 0: grid.fill(area(), style: style())
    case 1:
      let style = style()
      grid.restyle(area()) { $0 = style }
    case 2:
      var other = Grid(columns: number(in: 0...8), rows: number(in: 0...3))
      for row in 0..<3 { other.write(next(), column: number(in: -2...3), row: row, style: style()) }
      grid.draw(
        other, number(in: 0...1) == 0 ? nil : area(), column: number(in: -4...14),
        row: number(in: -2...5))
    case 3:
      grid.write(
        Array(next()), column: number(in: -4...14), row: number(in: -1...5), style: style())
    default:
      grid.write(
        next(upTo: 12), column: number(in: -4...14), row: number(in: -1...5),
        width: number(in: -1...14), style: style())
    }
  }
}

extension Grid {
  /// What is wrong with the cells of this grid; nil if each wide glyph is whole.
  var unsoundness: String? {
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let cell = self[column, row]
        if cell.width == 0 { return "half a glyph at \(column), \(row)" }
        if max(1, cell.character.displayWidth) != cell.width { return "width at \(column), \(row)" }
        if cell.width == 2, self[column + 1, row].style != cell.style {
          return "style at \(column), \(row)"
        }
        column += cell.width
      }
    }
    return nil
  }
}
