import Tableware
import TerminalKit

/// How meanings become styles. Only the terminal's own sixteen colors are used, so the user's theme
/// decides what they look like.
enum Theme {
  static let title = Style(bold: true)
  static let header = Style(bold: true)
  static let rule = Style(dim: true)
  static let secondary = Style(dim: true)
  static let accent = Style(foreground: .ansi(6), bold: true)
  static let warning = Style(foreground: .ansi(3))
  static let key = Style(bold: true)
  static let destructive = Style(foreground: .ansi(1))
  static let disabled = Style(dim: true)

  /// The style of a run of text that stands where `base` is usual.
  static func style(of run: RowText.Run, on base: Style) -> Style {
    var style =
      switch run.tone {
      case nil: base
      case .primary: Style.plain
      case .secondary: secondary
      case .accent: Style(foreground: .ansi(6))
      case .good: Style(foreground: .ansi(2))
      case .warning: Style(foreground: .ansi(3))
      case .bad: Style(foreground: .ansi(1))
      }
    style.bold = style.bold || run.isStrong
    return style
  }
}
