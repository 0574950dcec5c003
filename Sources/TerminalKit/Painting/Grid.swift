/// A frame of a terminal as a value: columns × rows of styled glyphs.
///
/// ```swift
/// var grid = Grid(columns: 6, rows: 2)
/// let used = grid.write("漢字", column: 1, row: 0, style: Style(bold: true))   // 4
/// grid.plainText                                                             // " 漢字\n"
/// ```
///
/// All methods that write accept any numbers: positions outside are ignored, and content is cut at
/// the edges. No wide glyph is ever shown by half: overwriting one half blanks the other. No text,
/// whatever it contains, can do more than fill cells.
package struct Grid: Sendable {
  /// The most columns and the most rows. Larger sizes are reduced to this, negative ones count as
  /// 0.
  package static let longestSide = 4096

  package let columns: Int
  package let rows: Int

  /// The cells, row by row. A wide glyph is followed by a continuation in the same row and style.
  private(set) var cells: [PackedCell]
  private(set) var clusters = ClusterTable()

  /// A blank grid in plain style.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Self.longestSide)
    self.rows = min(max(0, rows), Self.longestSide)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The cell at a position; ``Cell/blank`` outside.
  package subscript(column: Int, row: Int) -> Cell {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return .blank }
    let index = row * columns + column
    let cell = cells[index]
    let width = cell.glyph == .continuation ? 0 : isWide(at: index) ? 2 : 1
    return Cell(character: character(of: cell.glyph), style: cell.style, width: width)
  }

  /// The text of all rows without the spaces at their ends, joined by newlines.
  package var plainText: String {
    var text: [UInt8] = []
    text.reserveCapacity(cells.count + rows)
    for row in 0..<rows {
      if row > 0 { text.append(UInt8(ascii: "\n")) }
      let line = cells[row * columns..<(row + 1) * columns]
      let last = line.lastIndex { $0.glyph != .space && $0.glyph != .continuation }
      let end = last.map { $0 + 1 } ?? line.startIndex
      for cell in line[..<end] where cell.glyph != .continuation {
        if let cluster = cell.glyph.cluster {
          text.append(contentsOf: clusters[cluster].utf8)
        } else if cell.glyph.scalar.isASCII {
          text.append(UInt8(truncatingIfNeeded: cell.glyph.scalar.value))
        } else if let bytes = UTF8.encode(cell.glyph.scalar) {
          text.append(contentsOf: bytes)
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  func character(of glyph: GlyphCode) -> Character {
    glyph.cluster.map { clusters[$0] } ?? Character(glyph.scalar)
  }

  /// Whether a wide glyph begins at `index` of ``cells``.
  func isWide(at index: Int) -> Bool {
    (index + 1) % columns != 0 && cells[index + 1].glyph == .continuation
  }

  /// Whether this and the other grid show the same glyph at `index`, although each numbers its
  /// graphemes in its own way. Both must have the same size.
  func showsSameGlyph(as other: Grid, at index: Int) -> Bool {
    let mine = cells[index].glyph
    let theirs = other.cells[index].glyph
    guard let number = mine.cluster, let otherNumber = theirs.cluster else { return mine == theirs }
    return ExactCharacter(character: clusters[number])
      == ExactCharacter(character: other.clusters[otherNumber])
  }
}

extension Grid {
  /// Writes a glyph and blanks the other halves of wide glyphs that it covers partly. All of its
  /// columns have to be in the grid.
  mutating func put(_ glyph: GlyphCode, width: Int, column: Int, row: Int, style: Style) {
    separate(at: column, row: row)
    separate(at: column + width, row: row)
    let index = row * columns + column
    cells[index] = PackedCell(glyph: glyph, style: style)
    if width == 2 { cells[index + 1] = PackedCell(glyph: .continuation, style: style) }
  }

  /// Blanks the wide glyph, if any, that reaches across the left edge of a cell.
  mutating func separate(at column: Int, row: Int) {
    guard column > 0, column < columns else { return }
    let index = row * columns + column
    guard cells[index].glyph == .continuation else { return }
    cells[index - 1].glyph = .space
    cells[index].glyph = .space
  }

  /// Replaces a cell without regard to its neighbors.
  mutating func setCell(_ cell: PackedCell, _ column: Int, _ row: Int) {
    cells[row * columns + column] = cell
  }

  /// Replaces the first cells of a row, without regard to the one after them.
  mutating func setLine(_ line: ArraySlice<PackedCell>, _ row: Int) {
    cells.replaceSubrange(row * columns..<row * columns + line.count, with: line)
  }

  mutating func setStyle(_ style: Style, at index: Int) {
    cells[index].style = style
  }

  /// The stored form of `character`, which is printable.
  mutating func code(for character: Character) -> GlyphCode {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return GlyphCode(scalar: first)
    }
    if clusters.count > 256 + 2 * cells.count { forgetUnusedClusters() }
    return GlyphCode(cluster: clusters.number(of: character))
  }

  /// Keeps the table of graphemes in proportion to the grid if the grid is painted over again and
  /// again.
  private mutating func forgetUnusedClusters() {
    var used = ClusterTable()
    for index in cells.indices {
      guard let number = cells[index].glyph.cluster else { continue }
      cells[index].glyph = GlyphCode(cluster: used.number(of: clusters[number]))
    }
    clusters = used
  }
}

extension Grid: Equatable {
  package static func == (left: Grid, right: Grid) -> Bool {
    guard left.columns == right.columns, left.rows == right.rows else { return false }
    return left.cells.indices.allSatisfy { index in
      left.cells[index].style == right.cells[index].style
        && left.showsSameGlyph(as: right, at: index)
    }
  }
}
