/// A color of the app, such as that of a label, for light and for dark backgrounds.
///
/// ```swift
/// RowText("12 %", color: RowColor(0xD73A4A))
/// RowBadge("bug", color: RowColor(light: 0x9A0014, dark: 0xFF7B72))
/// ```
///
/// Prefer a ``RowText/Tone`` if one has the intended meaning: each surface and its user choose the
/// color of a tone. As the color of a text, a color is darkened or lightened until its contrast
/// with the background is at least 4.5:1, as WCAG AA requires. If the app provides both variants,
/// one that had to be changed is reported as ``ContentProblem/lowContrast(color:ratio:)``.
public struct RowColor: Hashable, Sendable {
  /// The color on a light background, as 0xRRGGBB.
  public var light: Int { Int(lightNumber) }
  /// The color on a dark background, as 0xRRGGBB.
  public var dark: Int { Int(darkNumber) }
  // A row holds many colors, so each is small.
  private let lightNumber: UInt32
  private let darkNumber: UInt32
  /// Whether the app chose both variants.
  private let isPair: Bool
  /// The first number that is no color, as the app gave it.
  package var invalidNumber: Int? { invalid == 0 ? nil : invalid }
  /// That number; 0, which is a color, for none.
  private let invalid: Int

  /// Creates a color that is adjusted to light and dark backgrounds.
  ///
  /// - Parameter rgb: 0xRRGGBB. A number below 0 or above 0xFFFFFF is clamped and reported.
  public init(_ rgb: Int) { self.init(light: rgb, dark: rgb, isPair: false) }

  /// Creates a color with a variant for each background.
  ///
  /// - Parameters:
  ///   - light: 0xRRGGBB, for light backgrounds.
  ///   - dark: 0xRRGGBB, for dark backgrounds.
  public init(light: Int, dark: Int) { self.init(light: light, dark: dark, isPair: true) }

  private init(light: Int, dark: Int, isPair: Bool) {
    let range = 0...0xFF_FFFF
    lightNumber = UInt32(min(max(light, 0), 0xFF_FFFF))
    darkNumber = UInt32(min(max(dark, 0), 0xFF_FFFF))
    self.isPair = isPair
    invalid = [light, dark].first { !range.contains($0) } ?? 0
  }
}

extension RowColor {
  /// The backgrounds of texts on the framework's own surfaces.
  package static let backgrounds = (light: RGB(0xF3F3F6), dark: RGB(0x26262C))

  /// The variants as the color of a text: readable on light and on dark backgrounds.
  package var text: (light: RGB, dark: RGB) {
    (
      RGB(light).readable(on: Self.backgrounds.light),
      RGB(dark).readable(on: Self.backgrounds.dark)
    )
  }

  /// The variants as the color behind a row: at least as light, or as dark, as the background that
  /// all other colors are readable on.
  package var ground: (light: RGB, dark: RGB) {
    (
      Self.mixed(RGB(light), with: .white) { $0 >= Self.backgrounds.light.luminance },
      Self.mixed(RGB(dark), with: RGB(0x11_1114)) { $0 <= Self.backgrounds.dark.luminance }
    )
  }

  private static func mixed(
    _ color: RGB, with goal: RGB, until isEnough: (_ luminance: Double) -> Bool
  ) -> RGB {
    var (shown, part) = (color, 0.0)
    while !isEnough(shown.luminance), part < 1 {
      part += 0.04
      shown = color.mixed(with: goal, min(part, 1))
    }
    return shown
  }

  /// The problem of the color behind a row: a pair of which one had to be adapted is reported with
  /// the least contrast that a readable text may have on it.
  package var groundProblem: ContentProblem? {
    if let numberProblem { return numberProblem }
    guard isPair else { return nil }
    for (number, shown, background) in [
      (light, ground.light, Self.backgrounds.light), (dark, ground.dark, Self.backgrounds.dark),
    ] where RGB(number) != shown {
      // Texts are adjusted to 4.5:1 with the background, and have less on what is beyond it.
      let least = 4.5 / RGB(number).contrast(with: background)
      return .lowBackgroundContrast(
        color: "#\(RGB(number).hex)", ratio: RGB.text(ofRatio: least))
    }
    return nil
  }

  /// The variants as the color behind a text.
  package var fill: (light: RGB, dark: RGB) { (RGB(light), RGB(dark)) }

  /// Returns a color for a text, the same each time for the same text.
  package static func stable(for text: String) -> RowColor {
    let hash = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return palette[Int(hash % UInt32(palette.count))]
  }

  private static let palette = [
    0xB4_2318, 0xB5_4708, 0x93_6F00, 0x4D_7C0F, 0x0F_766E, 0x02_6AA2, 0x17_5CD3, 0x5B_21B6,
    0x9F_1AB1, 0xC0_1574, 0x47_5467, 0x6F_4E37,
  ].map { RowColor($0) }

  /// The problem of the color as the color of a text.
  package var textProblem: ContentProblem? {
    if let numberProblem { return numberProblem }
    guard isPair else { return nil }
    for (number, background) in [
      (light, Self.backgrounds.light), (dark, Self.backgrounds.dark),
    ] {
      let ratio = RGB(number).contrast(with: background)
      guard ratio < 4.5 else { continue }
      return .lowContrast(
        color: "#\(RGB(number).hex)", ratio: RGB(number).ratioText(with: background))
    }
    return nil
  }

  /// The problem of the color behind a text, whose own color is derived from it.
  package var numberProblem: ContentProblem? { invalidNumber.map { .colorOutOfRange($0) } }
}
