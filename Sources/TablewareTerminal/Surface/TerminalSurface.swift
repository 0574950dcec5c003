import Tableware
import TablewareViewport
import TerminalKit

/// A cell of a table in a terminal: its content, painted once for each binding and width.
package final class TerminalCell {
  var content: CellContent?
  var painted: Grid?
  var state = CellState()
  /// The position of the cell; `nil` while it is in the pool.
  var frame: CellFrame?
}

/// Paints a viewport into a grid. One unit is a line or a column.
package final class TerminalSurface: Surface {
  /// The room for the table.
  package var size: Size
  /// The last presented frame.
  package private(set) var grid = Grid(columns: 0, rows: 0)
  /// The editor of the focused row.
  var editing: RowEditing?
  private var placed: [TerminalCell] = []
  /// The pictures of the frame that was presented last, from the top.
  private(set) var pictures: [(picture: RowPicture, column: Int, row: Int)] = []
  /// The lines of the table that no pinned header covers.
  private(set) var freeLines = 0..<0

  package init(size: Size) {
    self.size = size
  }

  package func estimatedHeight(of kind: ViewportItem.Kind) -> Int { 1 }

  package func height(of content: CellContent, width: Int) -> Int {
    RowPainter.lines(of: content, width: width)
  }

  package func makeCell(for kind: CellKind) -> TerminalCell { TerminalCell() }

  package func bind(_ cell: TerminalCell, to content: CellContent) {
    cell.content = content
    cell.painted = nil
  }

  package func decorate(_ cell: TerminalCell, as state: CellState) {
    cell.state = state
  }

  package func layOut(_ cell: TerminalCell, at frame: CellFrame) {
    if cell.frame == nil { placed.append(cell) }
    if cell.frame?.width != frame.width || cell.frame?.height != frame.height {
      cell.painted = nil
    }
    cell.frame = frame
  }

  package func recycle(_ cell: TerminalCell) {
    cell.content = nil
    cell.painted = nil
    cell.frame = nil
    placed.removeAll { $0 === cell }
  }

  /// Draws all cells, the pinned header last because it lies on top.
  package func present() {
    grid = Grid(columns: size.width, rows: size.height)
    for cell in placed where !cell.state.isPinned { draw(cell) }
    for cell in placed where cell.state.isPinned { draw(cell) }
    notePictures()
  }

  private func notePictures() {
    pictures = []
    guard Look.pictures != nil else { return }
    let covered = placed.filter(\.state.isPinned).compactMap { $0.frame.map { $0.y + $0.height } }
    freeLines = min(max(0, covered.max() ?? 0), size.height)..<size.height
    for cell in placed {
      guard let frame = cell.frame, let content = cell.content else { continue }
      let shape = RowShape(
        content.presentation.content, in: RowPlace(content), width: frame.width)
      guard let picture = shape.picture else { continue }
      pictures.append((picture, shape.layout.title.lowerBound, frame.y))
    }
    pictures.sort { $0.row < $1.row }
  }

  private func draw(_ cell: TerminalCell) {
    guard let frame = cell.frame, let content = cell.content else { return }
    if cell.state.isFocused, let editing, content.row.identity == editing.row {
      return drawEdited(content, editing, at: frame)
    }
    let painted =
      cell.painted ?? RowPainter.paint(content, width: frame.width, height: frame.height)
    cell.painted = painted
    grid.draw(painted, column: 0, row: frame.y)
    guard cell.state.isFocused else { return }
    let isDisabled = !content.presentation.content.isEnabled
    let area = Area(column: 0, row: frame.y, columns: frame.width, rows: frame.height)
    grid.restyle(area) { style in
      // A badge is reversed already.
      style = Style(bold: style.bold, dim: isDisabled, reverse: !style.reverse)
    }
    grid.write("❯", column: 0, row: frame.y, style: Style(bold: true, reverse: true))
  }

  /// Draws the edited row: not in reverse, because its cursor would be invisible.
  private func drawEdited(_ content: CellContent, _ editing: RowEditing, at frame: CellFrame) {
    let painted = RowPainter.paint(
      content, width: frame.width, height: frame.height, editing: editing)
    grid.draw(painted, column: 0, row: frame.y)
    grid.write("❯", column: 0, row: frame.y, style: Style(bold: true, reverse: true))
  }
}
