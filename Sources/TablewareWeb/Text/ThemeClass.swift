import Tableware

/// The class that gives a page the theme of its screen. Like a ``ColorClass`` its name contains the
/// values, since the page allows no inline style:
///
/// ```
///  th-a6d28d9a78bfa-d2-r12-f0_110_Georgia
///     │              │  │   └ font of a role: percent, family
///     │              │  └ radius
///     └ role, light, │
///       dark         └ density
/// ```
struct ThemeClass: Hashable, Sendable {
  /// A pair of colors for a tone.
  private struct Role: Hashable {
    var mark: Character
    var colors: ColorClass
  }

  private struct Font: Hashable {
    var role: Int
    var percent: Int
    var family: String?
  }

  private var roles: [Role] = []
  private var density = RowStyle.Density.regular
  private var radius = Theme().cornerRadius
  private var fonts: [Font] = []

  init(_ theme: Theme) {
    for (mark, tone, _) in Self.marks {
      guard let color = theme.roles[tone] else { continue }
      roles.append(Role(mark: mark, colors: ColorClass(RGB(color.light), RGB(color.dark))))
    }
    density = theme.density
    radius = theme.shownCornerRadius
    for (index, role) in Theme.FontRole.allCases.enumerated() {
      guard let font = theme.fonts[role] else { continue }
      fonts.append(Font(role: index, percent: font.shownPercent, family: font.safeFamily))
    }
  }

  /// Reads the name of a class; `nil` for any other class, and for one with anything unknown.
  init?(_ name: some StringProtocol) {
    let parts = String(name).split(separator: "-")
    guard parts.first == "th", name.utf8.count <= 400 else { return nil }
    for part in parts.dropFirst() {
      guard let mark = part.first else { return nil }
      let value = part.dropFirst()
      if Self.marks.contains(where: { $0.mark == mark }) {
        guard let colors = ColorClass("k" + value) else { return nil }
        roles.append(Role(mark: mark, colors: colors))
      } else if mark == "d", let number = Int(value),
        RowStyle.Density.allCases.indices.contains(number)
      {
        density = RowStyle.Density.allCases[number]
      } else if mark == "r", let number = Int(value), (0...24).contains(number) {
        radius = number
      } else if mark == "f", let font = Self.font(value) {
        fonts.append(font)
      } else {
        return nil
      }
    }
  }

  private static func font(_ text: Substring) -> Font? {
    let parts = text.split(separator: "_", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let role = Int(parts[0]), properties.indices.contains(role),
      let percent = Int(parts[1]), (75...150).contains(percent)
    else { return nil }
    let family = String(parts[2].replacing("_", with: " "))
    guard family.isEmpty || Theme.Font(family).safeFamily != nil else { return nil }
    return Font(role: role, percent: percent, family: family.isEmpty ? nil : family)
  }

  /// The name of the class.
  var name: String {
    var parts = ["th"]
    parts += roles.map { "\($0.mark)\($0.colors.name.dropFirst())" }
    parts.append("d\(RowStyle.Density.allCases.firstIndex(of: density) ?? 0)")
    parts.append("r\(radius)")
    parts += fonts.map { font in
      let family = font.family ?? ""
      // A hyphen would end the part.
      let safe = family.contains("-") ? "" : family.replacing(" ", with: "_")
      return "f\(font.role)_\(font.percent)_\(safe)"
    }
    return parts.joined(separator: "-")
  }

  /// The rule for the page whose header has the class.
  var rule: String { rule(for: ":root:root:has(#r0.\(name))") }

  /// The rule that sets the custom properties of what a selector selects, and of the same where the
  /// user asks for more contrast.
  func rule(for selector: String) -> String {
    let contrast = properties(ratio: 7, withMeasures: false)
    let more =
      contrast.isEmpty
      ? "" : "@media (prefers-contrast:more){\(selector){\(contrast.joined(separator: ";"))}}"
    let usual = properties(ratio: 4.5, withMeasures: true)
    return "\(selector){\(usual.joined(separator: ";"))}\(more)"
  }

  private func properties(ratio: Double, withMeasures: Bool) -> [String] {
    var properties: [String] = []
    for role in roles {
      guard let property = Self.marks.first(where: { $0.mark == role.mark })?.property else {
        continue
      }
      let (light, dark) = (role.colors.light, role.colors.dark)
      var grounds = RowColor.backgrounds
      if role.mark == "a" {
        // What is selected; the accent has to be readable there too.
        grounds = (light.mixed(with: .white, 0.88), dark.mixed(with: RGB(0x1B_1B1F), 0.78))
        if withMeasures {
          properties.append("--chosen:light-dark(#\(grounds.light.hex),#\(grounds.dark.hex))")
        }
      }
      let text = (
        light: light.readable(on: RowColor.backgrounds.light, ratio: ratio)
          .readable(on: grounds.light, ratio: ratio),
        dark: dark.readable(on: RowColor.backgrounds.dark, ratio: ratio)
          .readable(on: grounds.dark, ratio: ratio)
      )
      properties.append("\(property):light-dark(#\(text.light.hex),#\(text.dark.hex))")
    }
    guard withMeasures else { return properties }
    properties.append("--radius:\(radius)px")
    properties += density.properties
    for font in fonts {
      let (name, size) = Self.properties[font.role]
      if let family = font.family { properties.append("\(name):\"\(family)\",var(--font)") }
      let points = size * font.percent
      properties.append("\(name)-size:\(points / 10_000).\(Self.digits(points % 10_000))rem")
    }
    return properties
  }

  private static func digits(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: 4 - text.count) + text
  }

  private static let marks: [(mark: Character, tone: RowText.Tone, property: String)] = [
    ("a", .accent, "--accent"), ("g", .good, "--good"), ("w", .warning, "--warn"),
    ("b", .bad, "--bad"), ("p", .primary, "--ink"), ("s", .secondary, "--quiet"),
  ]

  /// The properties of font roles, in their order, with the usual size in hundredths of a rem.
  private static let properties = [
    ("--body", 100), ("--secondary", 88), ("--header", 81),
  ]
}

extension Theme {
  /// The rule for all pages of a server; empty for the theme that the style sheet has.
  package var rule: String {
    self == Theme() ? "" : "\n\(ThemeClass(self).rule(for: ":root:root"))\n"
  }
}

extension RowStyle.Density {
  fileprivate var properties: [String] {
    switch self {
    case .compact: ["--row:2.25rem", "--pad:.2rem"]
    case .regular: ["--row:2.75rem", "--pad:.45rem"]
    case .comfortable: ["--row:3.5rem", "--pad:.8rem"]
    }
  }
}
