import Tableware

/// The brand of a server's pages: an accent color, the density of rows, round corners.
///
/// ```swift
/// var options = WebOptions()
/// options.theme = WebTheme(accent: RowColor(0x6D28D9), density: .compact)
/// ```
///
/// It sets custom properties of the style sheet, which `Documentation/web.md` lists.
public struct WebTheme: Hashable, Sendable {
  /// The minimum height of the page's rows.
  public enum Density: Hashable, Sendable, CaseIterable {
    /// Rows of at least 36 pixels, for long lists.
    case compact
    /// Rows of at least 44 pixels, the default.
    case regular
    /// Rows of at least 56 pixels, for touch screens.
    case comfortable
  }

  /// The color of clickable text; `nil` for blue. It is adjusted until it is readable.
  public var accent: RowColor?
  /// The minimum height of the page's rows.
  public var density: Density
  /// The radius of round pictures and fields in pixels, from 0 to 24.
  public var cornerRadius: Int

  /// Creates the theme of a server's pages.
  ///
  /// - Parameters:
  ///   - accent: the color of clickable text; `nil` for blue.
  ///   - density: the minimum height of rows.
  ///   - cornerRadius: the radius of round pictures and fields in pixels, from 0 to 24.
  public init(accent: RowColor? = nil, density: Density = .regular, cornerRadius: Int = 8) {
    self.accent = accent
    self.density = density
    self.cornerRadius = cornerRadius
  }
}

extension WebTheme {
  /// The rule that sets the custom properties; empty for the default theme.
  package var rule: String {
    guard self != WebTheme() else { return "" }
    var properties = ["--radius:\(min(max(cornerRadius, 0), 24))px", "--row:\(density.height)rem"]
    if let accent {
      let chosen = (
        light: RGB(accent.light).mixed(with: .white, 0.88),
        dark: RGB(accent.dark).mixed(with: RGB(0x1B_1B1F), 0.78)
      )
      // Readable on a selected row, too.
      let text = (
        light: accent.text.light.readable(on: chosen.light),
        dark: accent.text.dark.readable(on: chosen.dark)
      )
      properties.append("--accent:light-dark(#\(text.light.hex),#\(text.dark.hex))")
      properties.append("--chosen:light-dark(#\(chosen.light.hex),#\(chosen.dark.hex))")
    }
    return "\n:root:root{\(properties.joined(separator: ";"))}\n"
  }
}

extension WebTheme.Density {
  fileprivate var height: String {
    switch self {
    case .compact: "2.25"
    case .regular: "2.75"
    case .comfortable: "3.5"
    }
  }
}
