import Tableware
import TablewareViewport

/// A surface of plain lines, as small as a surface can be. One unit is a line or a character.
package final class LineSurface: Surface {
  /// A cell with the lines that it shows.
  package final class Cell {
    fileprivate var content: CellContent?
    fileprivate var state = CellState()
    fileprivate var frame: CellFrame?
  }

  /// The size in characters and lines.
  package var size: Size
  /// The lines that were presented last, from the top.
  package private(set) var lines: [String] = []
  private var placed: [Cell] = []

  package init(size: Size) { self.size = size }

  package func estimatedHeight(of kind: ViewportItem.Kind) -> Int { 1 }

  package func height(of content: CellContent, width: Int) -> Int {
    content.lines(width: width).count
  }

  package func makeCell(for kind: CellKind) -> Cell { Cell() }

  package func bind(_ cell: Cell, to content: CellContent) { cell.content = content }

  package func decorate(_ cell: Cell, as state: CellState) { cell.state = state }

  package func layOut(_ cell: Cell, at frame: CellFrame) {
    if cell.frame == nil { placed.append(cell) }
    cell.frame = frame
  }

  package func recycle(_ cell: Cell) {
    cell.content = nil
    cell.frame = nil
    placed.removeAll { $0 === cell }
  }

  package func present() {
    lines = Array(repeating: "", count: max(0, size.height))
    for cell in placed where !cell.state.isPinned { draw(cell) }
    for cell in placed where cell.state.isPinned { draw(cell) }
  }

  private func draw(_ cell: Cell) {
    guard let content = cell.content, let frame = cell.frame else { return }
    for (index, line) in content.lines(width: frame.width).enumerated()
    where lines.indices.contains(frame.y + index) {
      lines[frame.y + index] =
        cell.state.isFocused && index == 0 ? ">" + line.dropFirst() : line
    }
  }
}
