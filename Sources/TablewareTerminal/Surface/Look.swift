import Tableware
import TerminalKit

/// The styles of tones. Tones have the terminal's own sixteen colors, so the user's theme
/// determines their appearance, unless the theme of the app has a color for them. Colors of the
/// app are unchanged.
enum Look {
  /// The theme of the frame that is painted.
  @TaskLocal static var theme = Theme()
  /// The pictures of the frame that is painted; `nil` where placeholders stand for them.
  @TaskLocal static var pictures: TerminalPictures?

  static let title = Style(bold: true)
  static let header = Style(bold: true)
  static let rule = Style(dim: true)
  static var secondary: Style { style(of: .secondary, Style(dim: true)) }
  static var accent: Style { style(of: .accent, Style(foreground: .ansi(6), bold: true)) }
  static var warning: Style { style(of: .warning, Style(foreground: .ansi(3))) }
  static let key = Style(bold: true)
  static var destructive: Style { style(of: .bad, Style(foreground: .ansi(1))) }
  static let disabled = Style(dim: true)

  /// A style with the color that the theme has for a tone, if it has one.
  private static func style(of tone: RowText.Tone, _ usual: Style) -> Style {
    guard let color = theme.roles[tone] else { return usual }
    var style = usual
    style.foreground = foreground(of: color)
    style.dim = false
    return style
  }

  /// Returns the style of a run of text among text of the style `base`.
  static func style(of run: RowText.Run, on base: Style) -> Style {
    var style =
      switch run.tone {
      case nil: base
      case .primary: self.style(of: .primary, .plain)
      case .secondary: secondary
      case .accent: self.style(of: .accent, Style(foreground: .ansi(6)))
      case .good: self.style(of: .good, Style(foreground: .ansi(2)))
      case .warning: warning
      case .bad: destructive
      }
    if let color = run.color {
      style.foreground = foreground(of: color)
      style.dim = false
    }
    style.bold = style.bold || run.isStrong
    style.reverse = style.reverse || run.style.contains(.reversed)
    style.italic = style.italic || run.style.contains(.italic)
    style.strikethrough = style.strikethrough || run.style.contains(.strikethrough)
    style.underline =
      style.underline || run.style.contains(.highlighted) || run.safeLink != nil
    return style
  }

  /// Returns the style of a badge: the reverse of its color, which is readable on the background.
  static func style(of badge: RowBadge) -> Style {
    var style = style(of: RowText.Run(text: "", tone: badge.tone, color: badge.color), on: .plain)
    style.reverse = true
    return style
  }

  /// Returns the color of plain texts on a color behind a row, and that color.
  static func ground(
    _ variants: (light: RGB, dark: RGB)
  ) -> (ink: TerminalColor, color: TerminalColor) {
    let ink = shown((RGB(0x1B_1B1F), RGB(0xEC_ECF1)))
    return (ink, shown(variants))
  }

  /// Returns the variant of a color for the background of the terminal.
  private static func foreground(of color: RowColor) -> TerminalColor { shown(color.text) }

  private static func shown(_ variants: (light: RGB, dark: RGB)) -> TerminalColor {
    let color = TerminalBackground.ofThisProcess == .light ? variants.light : variants.dark
    return .rgb(UInt32(color.number))
  }
}
