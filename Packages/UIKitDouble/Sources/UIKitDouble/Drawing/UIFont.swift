import Foundation

/// A font. The double knows its size, its weight and the height of a line.
public final class UIFont: NSObject, Sendable {
  /// The weight of letters.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest one.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thinner than regular.
    public static let light = Weight(rawValue: -0.4)
    /// That of most texts.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between regular and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest one.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What the size follows from, for a font that follows the text size of the user.
  struct Scaling: Hashable, Sendable {
    let style: TextStyle
    /// The size before it was scaled; `nil` for that of the style.
    var base: CGFloat?
    var maximum: CGFloat?
  }

  /// The height of a line, in points: five more than the size.
  public let lineHeight: CGFloat
  /// The size, in points.
  public let pointSize: CGFloat
  /// The attributes of the font.
  public let fontDescriptor: UIFontDescriptor
  /// The name of the font.
  public let fontName: String
  /// Whether all digits have one width; UIKit only gives their widths.
  public let hasMonospacedDigits: Bool
  let scaling: Scaling?

  /// The part of a line above its baseline, in points.
  public var ascender: CGFloat { pointSize }
  /// The part of a line below its baseline, in points; negative.
  public var descender: CGFloat { -5 }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// The name of the family.
  public var familyName: String { fontName }
  /// The width of a letter, in points: 10 in a size of 17, and a multiple of one half.
  var letterWidth: CGFloat { (pointSize * 20 / 17).rounded() / 2 }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the system font, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the small system font, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  init(
    _ descriptor: UIFontDescriptor, _ pointSize: CGFloat, hasMonospacedDigits: Bool = false,
    name: String = "System", scaling: Scaling? = nil
  ) {
    fontName = name
    fontDescriptor = descriptor
    self.hasMonospacedDigits = hasMonospacedDigits
    self.pointSize = pointSize
    self.scaling = scaling
    lineHeight = pointSize + 5
  }

  /// The font with the attributes of a descriptor, in a size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor, pointSize)
  }

  /// The font of a family; the double has every one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(UIFontDescriptor([]), fontSize, name: fontName)
  }

  /// The font of the system.
  public class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(UIFontDescriptor(weight.rawValue > 0.2 ? .traitBold : []), size)
  }

  /// The bold font of the system.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The slanted font of the system.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(UIFontDescriptor(.traitItalic), size)
  }

  /// The font of the system, with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      UIFontDescriptor(weight.rawValue > 0.2 ? .traitBold : []), size, hasMonospacedDigits: true)
  }

  /// The font of the system with letters of one width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      UIFontDescriptor(weight.rawValue > 0.2 ? .traitBold : []), size, hasMonospacedDigits: true,
      name: "Mono")
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontDescriptor, fontSize, hasMonospacedDigits: hasMonospacedDigits, name: fontName)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    let other = object as? UIFont
    return pointSize == other?.pointSize && hasMonospacedDigits == other?.hasMonospacedDigits
      && fontName == other?.fontName
      && fontDescriptor.symbolicTraits == other?.fontDescriptor.symbolicTraits
  }

  public override var hash: Int { fontDescriptor.symbolicTraits.hashValue }
}
