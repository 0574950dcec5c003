/// Something the user did: the only thing that comes in from a terminal.
package enum Input: Hashable, Sendable {
  case key(KeyPress)
  case mouse(Mouse)

  /// Text pasted at once: no control characters but newline and tab, at most a megabyte.
  case paste(String)

  /// The terminal's window got (`true`) or lost the keyboard.
  case focus(Bool)
}
