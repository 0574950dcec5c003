import Tableware
import TablewareHosting
import TablewareViewport

/// A single frame of a table without a screen around it.
enum TerminalFrame {
  static func text(of table: Table, columns: Int, rows: Int) -> String {
    // A copy of the table: the back end of the original is not affected.
    let theme = table.shownTheme
    let table = TableHost(table).copy()
    table.theme = theme
    let surface = TerminalSurface(size: Size(width: columns, height: rows))
    let viewport = Viewport(table, on: surface)
    Look.$theme.withValue(table.theme) { viewport.layout() }
    var lines = surface.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
