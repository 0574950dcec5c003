import Tableware
import TerminalKit

@testable import TablewareTerminal

extension Probe {
  /// The frames of a terminal while a user tries everything on the row, and the events.
  func renderOnTerminal() throws -> String {
    let screen = ProbeScreen(self, visibleRows: 24)
    let host = TerminalHost(Navigator(root: screen), columns: 80, rows: 26)
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
  /// The characters of a grid, and the styles other than plain.
  fileprivate var description: String {
    let styles = (0..<rows).flatMap { row in
      (0..<columns).compactMap { column -> String? in
        let cell = self[column, row]
        return cell.style == .plain ? nil : "\(column),\(row) \(cell.style)"
      }
    }
    return plainText + "\n" + styles.joined(separator: " ")
  }
}
