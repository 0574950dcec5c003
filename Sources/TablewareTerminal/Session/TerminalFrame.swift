import Tableware
import TablewareViewport

/// A single frame of a table without anything around it.
enum TerminalFrame {
  static func text(of table: Table, columns: Int, rows: Int) -> String {
    let surface = TerminalSurface(size: Size(width: columns, height: rows))
    let viewport = Viewport(table, on: surface)
    defer { table.detach() }
    table.commit()
    viewport.layout()
    var lines = surface.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
