/// The brand of an app, a screen or a server: its accent color and other roles, the density of its
/// rows, the radius of corners and its fonts.
///
/// ```swift
/// let brand = Theme(accent: RowColor(0x6D28D9), density: .compact, cornerRadius: 12)
/// options.theme = brand                                  // a web server
/// try await Terminal.run(screen, theme: brand)           // a terminal
/// navigationController.push(screen, theme: brand)        // UIKit
/// ```
///
/// A screen has a theme of its own by ``Screen/theme``. Colors are adapted to light and dark
/// backgrounds, and more where the user asks for more contrast.
public struct Theme: Hashable, Sendable {
  /// The place of a text, for which a theme has a font.
  public enum FontRole: Hashable, Sendable, CaseIterable {
    /// Titles and values of rows.
    case body
    /// Subtitles, details and messages of rows.
    case secondary
    /// The titles in headers and footers of sections.
    case header
  }

  /// A font by its family. Its size is that of the role, in the text size of the user.
  public struct Font: Hashable, Sendable {
    /// The name of the family, such as `Georgia`; `nil` for the font of the system.
    public var family: String?
    /// The size in percent of the usual size of the role, from 75 to 150.
    public var percent: Int

    /// Creates a description of a font by its family.
    ///
    /// - Parameters:
    ///   - family: the name of the family; `nil` for the font of the system.
    ///   - percent: the size in percent of the usual size, from 75 to 150.
    public init(_ family: String?, percent: Int = 100) {
      self.family = family
      self.percent = percent
    }
  }

  /// The colors of tones; a tone without one has the color of the surface.
  public var roles: [RowText.Tone: RowColor]
  /// The height of rows that have no ``RowStyle/density`` of their own.
  public var density: RowStyle.Density
  /// The radius of round pictures and fields in points, from 0 to 24. A terminal has no corners.
  public var cornerRadius: Int
  /// The fonts of texts. A terminal has the font of its user.
  public var fonts: [FontRole: Font]

  /// Creates a theme; everything that is not given is that of the surface.
  ///
  /// - Parameters:
  ///   - accent: the color of what can be clicked: the role `accent`.
  ///   - roles: the colors of other tones.
  ///   - density: the height of rows.
  ///   - cornerRadius: in points, from 0 to 24.
  ///   - fonts: the fonts of texts.
  public init(
    accent: RowColor? = nil, roles: [RowText.Tone: RowColor] = [:],
    density: RowStyle.Density = .regular, cornerRadius: Int = 8, fonts: [FontRole: Font] = [:]
  ) {
    self.roles = roles
    if let accent { self.roles[.accent] = accent }
    self.density = density
    self.cornerRadius = cornerRadius
    self.fonts = fonts
  }
}

extension Theme {
  /// The radius as surfaces show it, in points.
  package var shownCornerRadius: Int { min(max(cornerRadius, 0), 24) }
}

extension Theme.Font {
  /// The size as surfaces show it, in percent.
  package var shownPercent: Int { min(max(percent, 75), 150) }

  /// The name of the family, if it is one that a style sheet can name without quoting anything:
  /// letters, digits, spaces and hyphens.
  package var safeFamily: String? {
    guard let family, !family.isEmpty, family.utf8.count <= 60,
      family.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == " " || $0 == "-"
      })
    else { return nil }
    return family
  }
}
