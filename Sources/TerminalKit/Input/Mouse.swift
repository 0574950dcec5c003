/// Something that the mouse did over the terminal.
package struct Mouse: Hashable, Sendable {
  package enum Button: Hashable, Sendable {
    case left, middle, right
  }

  package enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)

    /// Moved while the button is held down. Only arrives if the terminal was asked for it.
    case drag(Button)

    case wheelUp, wheelDown
  }

  package let action: Action

  /// From 0 at the left edge. It may lie outside of the table: the terminal may just have shrunk.
  package let column: Int

  /// From 0 at the top.
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
