import Tableware
import TablewareHosting

/// A cell on screen with its item.
struct CellRecord<Cell> {
  let cell: Cell
  let kind: CellKind
  /// The item of the cell, at its position in the snapshot shown last.
  var item: ViewportItem
  /// The binding.
  var row: BoundRow?
  var state = CellState()
}

/// The cells that can be reused, by kind.
struct ReusePool<Cell> {
  private var cells: [CellKind: [Cell]] = [:]

  mutating func take(_ kind: CellKind) -> Cell? {
    cells.isEmpty ? nil : cells[kind]?.popLast()
  }

  mutating func give(_ cell: Cell, of kind: CellKind) {
    cells[kind, default: []].append(cell)
  }
}
