import Tableware
import TablewareViewport

/// A surface whose frames are lines of text, and which notes every call that `Surface` forbids.
///
/// ```
/// ^ B        a header kept at the top        # B   a header in its place
/// > b        the focused row                   c   a row
/// | b.2      its second line                 - f   a footer
/// ```
///
/// A content is as high as its lines, wrapped to the width less the two columns of the mark.
final class TextSurface: Surface {
  final class Cell {
    let kind: CellKind
    fileprivate(set) var content: CellContent?
    fileprivate(set) var state = CellState()
    fileprivate(set) var frame: CellFrame?

    init(_ kind: CellKind) { self.kind = kind }
  }

  var size: Size
  var estimates: [ViewportItem.Kind: Int] = [:]
  /// What was presented last, one line for each unit of height.
  private(set) var lines: [String] = []
  /// How often something was presented.
  private(set) var frameCount = 0
  /// What was done against the rules of `Surface`.
  private(set) var violations: [String] = []
  private(set) var placed: [Cell] = []

  init(width: Int, height: Int) {
    size = Size(width: width, height: height)
  }

  func estimatedHeight(of kind: ViewportItem.Kind) -> Int { estimates[kind] ?? 1 }

  func height(of content: CellContent, width: Int) -> Int {
    if width <= 0 { violations.append("measured for a width of \(width)") }
    return Self.height(of: content.text, width: width)
  }

  static func height(of text: String, width: Int) -> Int { wrap(text, width: width).count }

  func makeCell(for kind: CellKind) -> Cell { Cell(kind) }

  func bind(_ cell: Cell, to content: CellContent) {
    if cell.kind != content.kind { violations.append("\(cell.kind) bound to \(content.kind)") }
    cell.content = content
  }

  func decorate(_ cell: Cell, as state: CellState) {
    if cell.content == nil { violations.append("decorated without content") }
    cell.state = state
  }

  func layOut(_ cell: Cell, at frame: CellFrame) {
    if cell.content == nil { violations.append("placed without content") }
    if cell.frame == nil { placed.append(cell) }
    cell.frame = frame
  }

  func recycle(_ cell: Cell) {
    if cell.content == nil { violations.append("recycled twice") }
    cell.content = nil
    cell.frame = nil
    placed.removeAll { $0 === cell }
  }

  func present() {
    frameCount += 1
    lines = Array(repeating: "", count: max(0, size.height))
    let flat = placed.filter { !$0.state.isPinned }.sorted { $0.top < $1.top }
    for (upper, lower) in zip(flat, flat.dropFirst()) where upper.bottom != lower.top {
      violations.append("a cell ends at \(upper.bottom), the next begins at \(lower.top)")
    }
    for cell in flat + placed.filter(\.state.isPinned) { draw(cell) }
  }

  private func draw(_ cell: Cell) {
    guard let content = cell.content, let frame = cell.frame else { return }
    let texts = Self.wrap(content.text, width: frame.width)
    if texts.count != frame.height || frame.width != size.width {
      violations.append("\(content.text) is \(texts.count) high, placed at \(frame)")
    }
    for (line, text) in texts.enumerated() where lines.indices.contains(frame.y + line) {
      lines[frame.y + line] = content.mark(cell.state, line) + text
    }
  }

  private static func wrap(_ text: String, width: Int) -> [String] {
    if text == "nothing" { return [] }
    let room = max(3, width) - 2
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      stride(from: 0, to: max(1, line.count), by: room).map {
        String(line.dropFirst($0).prefix(room))
      }
    }
  }
}

extension TextSurface.Cell {
  var isHeader: Bool { if case .header = kind { true } else { false } }
  var top: Int { frame?.y ?? 0 }
  var bottom: Int { frame.map { $0.y + $0.height } ?? 0 }
}

extension CellContent {
  var text: String { presentation.content.title.string }

  fileprivate func mark(_ state: CellState, _ line: Int) -> String {
    guard line == 0 else { return "| " }
    return switch self {
    case .row: state.isFocused ? "> " : "  "
    case .header: state.isPinned ? "^ " : "# "
    case .footer: "- "
    }
  }
}
