import Tableware
import TablewareTerminal
import TerminalKit
import Testing

extension TerminalHost {
  /// A host of one screen and those that it leads to.
  convenience init(_ screen: any Screen, columns: Int = 32, rows: Int = 8) {
    self.init(Navigator(root: screen), columns: columns, rows: rows)
  }

  /// Does what a script says, a frame after each step, and gives the last frame as text.
  @discardableResult
  func drive(_ script: String) throws -> String {
    var frame = self.frame().plainText
    for step in try KeyScript(script).steps {
      switch step {
      case .input(let input): handle(input)
      case .resize(let columns, let rows): resize(columns: columns, rows: rows)
      case .wait(let duration): advance(to: navigator.timeline.now + duration)
      case .settle: Issue.record("A script that waits for loads is driven by a HeadlessSession.")
      }
      frame = self.frame().plainText
    }
    return frame
  }
}

extension String {
  /// The lines of a frame.
  var frameLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
