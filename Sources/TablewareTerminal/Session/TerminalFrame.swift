import Tableware
import TablewareHosting
import TablewareViewport

/// A single frame of a table without anything around it.
enum TerminalFrame {
  static func text(of table: Table, columns: Int, rows: Int) -> String {
    // A table of its own: whatever shows the real one is not disturbed.
    let table = TableHost(table).copy()
    let surface = TerminalSurface(size: Size(width: columns, height: rows))
    let viewport = Viewport(table, on: surface)
    viewport.layout()
    var lines = surface.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
