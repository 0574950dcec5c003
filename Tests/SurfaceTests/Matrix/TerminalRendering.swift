import Tableware
import TerminalKit

@testable import TablewareTerminal

extension Probe {
  /// The frames of a terminal while a user tries everything on the row, and the events.
  func renderOnTerminal() throws -> String {
    let screen = ProbeScreen(self, visibleRows: 12)
    let host = TerminalHost(Navigator(root: screen), columns: 60, rows: 14)
    var frames = [host.frame().description]
    func press(_ script: String) throws {
      for step in try KeyScript(script).steps {
        if case .input(let input) = step { host.handle(input) }
        frames.append(host.frame().description + "\n\(screen.journal.events)")
      }
    }
    host.advance(to: .seconds(5))
    try press("down")
    for script in ["right", "left", ". down esc", ". enter esc", "alt+enter", "i", "delete", "x"] {
      try press(script)
      while host.navigator.screens.count > 1 { host.navigator.pop() }
      try press("home down")
    }
    try press("alt+up alt+down enter text:1a@bcdefghijklmno enter")
    return frames.joined(separator: "\n")
  }
}

extension Grid {
  /// The characters of a grid, and where styles other than plain begin and end.
  fileprivate var description: String {
    var (text, styles) = ("", "")
    for row in 0..<rows {
      var style = Style.plain
      for column in 0..<columns {
        let cell = self[column, row]
        if cell.width > 0 { text.append(cell.character) }
        if cell.style != style { styles += "\(column),\(row) \(cell.style) " }
        style = cell.style
      }
      text.append("\n")
    }
    return text + styles
  }
}
