import Tableware
import TablewareViewport

/// A surface that draws nothing and says of heights whatever a test wants.
final class FlatSurface: Surface {
  final class Cell {
    fileprivate(set) var content: CellContent?
    fileprivate(set) var frame: CellFrame?
  }

  var size: Size
  var estimate = 1
  /// How high a content is at a width.
  var measure: (CellContent, Int) -> Int
  /// The texts that were measured, in this order.
  private(set) var measured: [String] = []
  private(set) var bound: [String] = []
  private var placed: [Cell] = []

  init(width: Int = 20, height: Int, measure: @escaping (CellContent, Int) -> Int = { _, _ in 1 }) {
    size = Size(width: width, height: height)
    self.measure = measure
  }

  /// What is on screen from the top to the bottom, as `text@y+height`.
  var frame: [String] {
    placed.sorted { ($0.frame?.y ?? 0) < ($1.frame?.y ?? 0) }.map {
      "\($0.content?.text ?? "?")@\($0.frame?.y ?? 0)+\($0.frame?.height ?? 0)"
    }
  }

  func forgetCalls() {
    measured = []
    bound = []
  }

  func estimatedHeight(of kind: ViewportItem.Kind) -> Int { estimate }

  func height(of content: CellContent, width: Int) -> Int {
    measured.append(content.text)
    return measure(content, width)
  }

  func makeCell(for kind: CellKind) -> Cell { Cell() }

  func bind(_ cell: Cell, to content: CellContent) {
    bound.append(content.text)
    cell.content = content
  }

  func decorate(_ cell: Cell, as state: CellState) {}

  func layOut(_ cell: Cell, at frame: CellFrame) {
    if cell.frame == nil { placed.append(cell) }
    cell.frame = frame
  }

  func recycle(_ cell: Cell) {
    cell.frame = nil
    placed.removeAll { $0 === cell }
  }

  func present() {}
}
