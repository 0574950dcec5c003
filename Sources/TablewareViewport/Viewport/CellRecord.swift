import Tableware
import TablewareHosting

/// A cell on screen with its item.
struct CellRecord<Cell: AnyObject> {
  let cell: Cell
  let kind: CellKind
  /// The item of the cell, at its position in the snapshot shown last.
  var item: ViewportItem
  /// The binding.
  var row: BoundRow?
  var state = CellState()
}

/// The cells that can be reused, by kind. A table has few kinds.
struct ReusePool<Cell: AnyObject> {
  private var kinds: [CellKind] = []
  private var cells: [[Cell]] = []

  mutating func take(_ kind: CellKind) -> Cell? {
    kinds.firstIndex(of: kind).flatMap { cells[$0].popLast() }
  }

  mutating func give(_ cell: Cell, of kind: CellKind) {
    if let index = kinds.firstIndex(of: kind) {
      cells[index].append(cell)
    } else {
      kinds.append(kind)
      cells.append([cell])
    }
  }
}
