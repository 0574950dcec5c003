import Foundation

/// A font. The double knows its size, its weight and the height of a line.
public final class UIFont: NSObject, Sendable {
  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of text below a title.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of footers.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
  }

  /// The weight of letters.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of most texts.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The height of a line, in points.
  public let lineHeight: CGFloat
  /// The size, in points.
  public let pointSize: CGFloat
  /// The attributes of the font.
  public let fontDescriptor: UIFontDescriptor

  /// Whether all digits have one width; UIKit only gives their widths.
  public let hasMonospacedDigits: Bool

  /// The font with the attributes of a descriptor, in a size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor, pointSize, hasMonospacedDigits: false)
  }

  /// The font of the system.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(UIFontDescriptor(weight.rawValue > 0.2 ? .traitBold : []), size)
  }

  /// The font of the system, with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      UIFontDescriptor(weight.rawValue > 0.2 ? .traitBold : []), size, hasMonospacedDigits: true)
  }

  /// The font of a family; the double has every one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(UIFontDescriptor([]), fontSize, name: fontName)
  }

  /// The name of the font.
  public let fontName: String

  private init(
    _ descriptor: UIFontDescriptor, _ pointSize: CGFloat, hasMonospacedDigits: Bool = false,
    name: String = "System"
  ) {
    fontName = name
    fontDescriptor = descriptor
    self.hasMonospacedDigits = hasMonospacedDigits
    self.pointSize = pointSize
    lineHeight = pointSize + 5
  }

  /// The font that the user wants for a style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size: CGFloat = style == .body ? 17 : style == .footnote ? 13 : 15
    return UIFont(descriptor: UIFontDescriptor([]), size: size)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    let other = object as? UIFont
    return pointSize == other?.pointSize && hasMonospacedDigits == other?.hasMonospacedDigits
      && fontName == other?.fontName
      && fontDescriptor.symbolicTraits == other?.fontDescriptor.symbolicTraits
  }

  public override var hash: Int { fontDescriptor.symbolicTraits.hashValue }
}

/// The attributes of a font, of which the double knows the weight.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Properties of the glyphs.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt32
    /// Traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  /// The traits.
  public let symbolicTraits: SymbolicTraits

  init(_ traits: SymbolicTraits) { symbolicTraits = traits }

  /// The same font with other traits; the double has every one.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(symbolicTraits)
  }
}

extension NSAttributedString.Key {
  /// The font of a text: a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of a text: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A line through a text: an `NSUnderlineStyle` as a number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A line under a text: an `NSUnderlineStyle` as a number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The address that a text leads to: a `URL`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The color behind a text: a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
}

/// How a line at a text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int
  /// A style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}
