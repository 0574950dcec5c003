/// A color that every terminal can show: its own, one of its sixteen, or one of 256.
///
/// There is no true color on purpose: the sixteen follow the user's theme, and a table that
/// ignores the theme is unreadable for half of its users.
package enum TerminalColor: Hashable, Sendable {
  /// Whatever the user chose for text or background.
  case standard

  /// One of the sixteen colors of the user's theme: 0–7 normal, 8–15 bright.
  /// Numbers above 15 are understood as ``indexed(_:)``.
  case ansi(UInt8)

  /// One of the 256 fixed colors.
  case indexed(UInt8)
}
