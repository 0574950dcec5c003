extension Grid {
  /// All of this grid.
  package var bounds: Area { Area(column: 0, row: 0, columns: columns, rows: rows) }

  /// Blanks an area in a style.
  package mutating func fill(_ area: Area, style: Style = .plain) {
    let width = area.columns(within: columns)
    guard !width.isEmpty else { return }
    for row in area.rows(within: rows) {
      separate(at: width.lowerBound, row: row)
      separate(at: width.upperBound, row: row)
      for column in width { setCell(PackedCell(glyph: .space, style: style), column, row) }
    }
  }

  /// Changes the style of the cells in an area and keeps the text, as a focus or a selection does.
  /// A wide glyph changes as a whole if its first half is in the area.
  package mutating func restyle(_ area: Area, _ change: (inout Style) -> Void) {
    let width = area.columns(within: columns)
    for row in area.rows(within: rows) {
      for column in width {
        let index = row * columns + column
        guard cells[index].glyph != .continuation else { continue }
        var style = cells[index].style
        change(&style)
        setStyle(style, at: index)
        if isWide(at: index) { setStyle(style, at: index + 1) }
      }
    }
  }

  /// Copies another grid, or an area of it, to a position of its top left corner.
  ///
  /// Parts outside of this grid are cut off; half a wide glyph at a cut is a blank. Parts of `area`
  /// outside of `source` are not copied at all.
  package mutating func draw(_ source: Grid, _ area: Area? = nil, column: Int, row: Int) {
    if area == nil, column == 0, source.columns <= columns, source.clusters.count == 0 {
      return drawLines(of: source, row: row)
    }
    let area = area ?? source.bounds
    for y in area.rows(within: source.rows) {
      guard let row = Self.moved(y, from: area.row, to: row, limit: rows) else { continue }
      for x in area.columns(within: source.columns) {
        guard let column = Self.moved(x, from: area.column, to: column, limit: columns) else {
          continue
        }
        let index = y * source.columns + x
        let cell = source.cells[index]
        if cell.glyph == .continuation {
          // Its first half was cut off, or was copied with this half.
          let isCut = x == area.column || column == 0
          if isCut { put(.space, width: 1, column: column, row: row, style: cell.style) }
        } else if source.isWide(at: index) {
          let isCut =
            !area.columns(within: source.columns).contains(x + 1) || column + 1 == columns
          put(
            isCut ? .space : code(for: source.character(of: cell.glyph)), width: isCut ? 1 : 2,
            column: column, row: row, style: cell.style)
        } else {
          let glyph =
            cell.glyph.cluster == nil ? cell.glyph : code(for: source.character(of: cell.glyph))
          put(glyph, width: 1, column: column, row: row, style: cell.style)
        }
      }
    }
  }

  /// Copies whole lines, whose glyphs are all scalars: no glyph of them is cut, and none has a
  /// number.
  private mutating func drawLines(of source: Grid, row: Int) {
    for y in 0..<source.rows {
      guard let row = Self.moved(y, from: 0, to: row, limit: rows) else { continue }
      separate(at: source.columns, row: row)
      setLine(source.cells[y * source.columns..<(y + 1) * source.columns], row)
    }
  }

  private static func moved(_ position: Int, from start: Int, to target: Int, limit: Int) -> Int? {
    let (offset, overflow) = position.subtractingReportingOverflow(start)
    let (result, overflow2) = target.addingReportingOverflow(offset)
    return overflow || overflow2 || !(0..<limit).contains(result) ? nil : result
  }
}
