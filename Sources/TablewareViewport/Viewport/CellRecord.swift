import Tableware
import TablewareHosting

/// A cell on screen and what it shows.
struct CellRecord<Cell> {
  let cell: Cell
  let kind: CellKind
  /// What it shows, at its place in the snapshot shown last.
  var item: ViewportItem
  /// The binding, if it shows a row.
  var row: BoundRow?
  var state = CellState()
}

/// Cells that wait for their next use, by kind.
struct ReusePool<Cell> {
  private var cells: [CellKind: [Cell]] = [:]

  mutating func take(_ kind: CellKind) -> Cell? {
    cells[kind]?.popLast()
  }

  mutating func give(_ cell: Cell, of kind: CellKind) {
    cells[kind, default: []].append(cell)
  }
}
