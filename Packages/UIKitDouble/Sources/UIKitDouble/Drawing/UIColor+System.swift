import Foundation

// The values are those that Apple's Human Interface Guidelines list for the light and the dark
// appearance.
extension UIColor {
  private convenience init(_ name: String, _ light: Int, _ dark: Int, _ alpha: CGFloat...) {
    func parts(_ number: Int, _ alpha: CGFloat?) -> [CGFloat] {
      let shifts: [Int] = [16, 8, 0]
      let colors: [CGFloat] = shifts.map { CGFloat(number >> $0 & 0xFF) / 255 }
      return colors + [alpha ?? 1]
    }
    self.init(name, light: parts(light, alpha.first), dark: parts(dark, alpha.last))
  }

  /// White.
  public static let white = UIColor("white", 0xFFFFFF, 0xFFFFFF)
  /// Black.
  public static let black = UIColor("black", 0x000000, 0x000000)
  /// Gray.
  public static let gray = UIColor("gray", 0x808080, 0x808080)
  /// Light gray.
  public static let lightGray = UIColor("lightGray", 0xAAAAAA, 0xAAAAAA)
  /// Dark gray.
  public static let darkGray = UIColor("darkGray", 0x555555, 0x555555)
  /// Red that is the same everywhere.
  public static let red = UIColor("red", 0xFF0000, 0xFF0000)
  /// Green that is the same everywhere.
  public static let green = UIColor("green", 0x00FF00, 0x00FF00)
  /// Blue that is the same everywhere.
  public static let blue = UIColor("blue", 0x0000FF, 0x0000FF)
  /// No color.
  public static let clear = UIColor("clear", 0x000000, 0x000000, 0, 0)
  /// The color of text.
  public static let label = UIColor("label", 0x000000, 0xFFFFFF)
  /// The color of text that explains other text.
  public static let secondaryLabel = UIColor("secondaryLabel", 0x3C3C43, 0xEBEBF5, 0.6, 0.6)
  /// The color of text that matters less, such as disabled text.
  public static let tertiaryLabel = UIColor("tertiaryLabel", 0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// The color of text that matters least.
  public static let quaternaryLabel = UIColor("quaternaryLabel", 0x3C3C43, 0xEBEBF5, 0.18, 0.16)
  /// The color of text that stands for an empty field.
  public static let placeholderText = UIColor("placeholderText", 0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// The color of lines that let the background through.
  public static let separator = UIColor("separator", 0x3C3C43, 0x545458, 0.29, 0.6)
  /// The color of opaque lines.
  public static let opaqueSeparator = UIColor("opaqueSeparator", 0xC6C6C8, 0x38383A)
  /// The color of links.
  public static let link = UIColor("link", 0x007AFF, 0x0984FF)
  /// The color of areas that contain no text.
  public static let systemFill = UIColor("systemFill", 0x787880, 0x787880, 0.2, 0.36)
  /// The color of larger areas.
  public static let secondarySystemFill = UIColor(
    "secondarySystemFill", 0x787880, 0x787880, 0.16, 0.32)
  /// The color of fields and buttons.
  public static let tertiarySystemFill = UIColor(
    "tertiarySystemFill", 0x767680, 0x767680, 0.12, 0.24)
  /// The color behind content.
  public static let systemBackground = UIColor("systemBackground", 0xFFFFFF, 0x000000)
  /// The color behind grouped content.
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E)
  /// The color behind content inside of a group.
  public static let tertiarySystemBackground = UIColor(
    "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E)
  /// The color behind a grouped table.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground", 0xF2F2F7, 0x000000)
  /// The color of cells in a grouped table.
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E)
  /// The tint color of the view that uses the color.
  public static let tintColor = UIColor("tintColor", 0x007AFF, 0x0A84FF)
  /// Blue.
  public static let systemBlue = UIColor("systemBlue", 0x007AFF, 0x0A84FF)
  /// Green.
  public static let systemGreen = UIColor("systemGreen", 0x34C759, 0x30D158)
  /// Indigo.
  public static let systemIndigo = UIColor("systemIndigo", 0x5856D6, 0x5E5CE6)
  /// Orange.
  public static let systemOrange = UIColor("systemOrange", 0xFF9500, 0xFF9F0A)
  /// Pink.
  public static let systemPink = UIColor("systemPink", 0xFF2D55, 0xFF375F)
  /// Purple.
  public static let systemPurple = UIColor("systemPurple", 0xAF52DE, 0xBF5AF2)
  /// Red.
  public static let systemRed = UIColor("systemRed", 0xFF3B30, 0xFF453A)
  /// Teal.
  public static let systemTeal = UIColor("systemTeal", 0x30B0C7, 0x40C8E0)
  /// Yellow.
  public static let systemYellow = UIColor("systemYellow", 0xFFCC00, 0xFFD60A)
  /// Gray of the system.
  public static let systemGray = UIColor("systemGray", 0x8E8E93, 0x8E8E93)
  /// Gray that is close to the background.
  public static let systemGray2 = UIColor("systemGray2", 0xAEAEB2, 0x636366)
  /// Gray that is closer to the background.
  public static let systemGray3 = UIColor("systemGray3", 0xC7C7CC, 0x48484A)
  /// Gray of borders.
  public static let systemGray4 = UIColor("systemGray4", 0xD1D1D6, 0x3A3A3C)
  /// Gray of areas.
  public static let systemGray5 = UIColor("systemGray5", 0xE5E5EA, 0x2C2C2E)
  /// Gray of backgrounds.
  public static let systemGray6 = UIColor("systemGray6", 0xF2F2F7, 0x1C1C1E)
}
