/// An action of the mouse over the terminal.
package struct Mouse: Hashable, Sendable {
  package enum Button: Hashable, Sendable {
    case left, middle, right
  }

  package enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)

    /// Moved while the button is held down. Arrives only if it was requested from the terminal.
    case drag(Button)

    case wheelUp, wheelDown
  }

  package let action: Action

  /// The column, from 0 at the left edge. It may be outside of the table: the terminal may just
  /// have shrunk.
  package let column: Int

  /// The row, from 0 at the top.
  package let row: Int

  package let modifiers: Modifiers

  /// Negative positions count as 0.
  package init(_ action: Action, column: Int, row: Int, modifiers: Modifiers = []) {
    self.action = action
    self.column = max(0, column)
    self.row = max(0, row)
    self.modifiers = modifiers
  }
}
