/// A key of the keyboard, without the modifiers held down with it: see ``KeyPress``.
///
/// The space bar is `.character(" ")`. A capital letter is `.character("A")`, as the terminal
/// reports what was typed and not which keys made it.
package enum Key: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, tab, escape
  case backspace, delete, insert

  /// `function(1)` is F1.
  case function(Int)

  /// Anything that types text: one grapheme, which may be several scalars. Never a control
  /// character, but still text from outside: draw it only through a ``Grid``.
  case character(Character)
}
