import Tableware
import TablewareViewport

/// A surface that does what a terminal must do for each cell, without a device: it makes the text
/// of the content that it receives.
final class TextSurface: Surface {
  final class Cell {
    var text = ""
    var y = 0
  }

  let size: Size
  private(set) var frame: [String] = []
  private var placed: [ObjectIdentifier: Cell] = [:]

  init(width: Int = 100, height: Int = 40) {
    size = Size(width: width, height: height)
  }

  func estimatedHeight(of kind: ViewportItem.Kind) -> Int { 1 }

  func height(of content: CellContent, width: Int) -> Int {
    if case .row(let row, _) = content, row.content.subtitle != nil { 2 } else { 1 }
  }

  func makeCell(for kind: CellKind) -> Cell { Cell() }

  func bind(_ cell: Cell, to content: CellContent) {
    cell.text = content.presentation.content.title.string
  }

  func decorate(_ cell: Cell, as state: CellState) {}

  func layOut(_ cell: Cell, at frame: CellFrame) {
    cell.y = frame.y
    placed[ObjectIdentifier(cell)] = cell
  }

  func recycle(_ cell: Cell) { placed[ObjectIdentifier(cell)] = nil }

  func present() {
    frame = Array(repeating: "", count: size.height)
    for cell in placed.values where frame.indices.contains(cell.y) { frame[cell.y] = cell.text }
  }
}
