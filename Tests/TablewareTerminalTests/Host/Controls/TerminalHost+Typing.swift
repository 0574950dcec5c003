import Tableware
@testable import TablewareTerminal

extension TerminalHost {
  /// The row of the top screen that has the focus.
  var focusedRow: Identity? { terminalScreen.viewport.focusedIdentity }

  /// The text that the user is typing, and its row; `nil` while the user types nothing.
  var typedText: (row: Identity, text: String)? {
    guard case .text(let typing) = terminalScreen.editing else { return nil }
    return (typing.row, typing.editor.text)
  }
}
