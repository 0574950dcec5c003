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
  }

  /// The height of a line, in points.
  public let lineHeight: CGFloat
  /// The size, in points.
  public let pointSize: CGFloat
  /// The attributes of the font.
  public let fontDescriptor: UIFontDescriptor

  /// The font with the attributes of a descriptor, in a size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor = descriptor
    self.pointSize = pointSize
    lineHeight = pointSize + 5
  }

  /// The font that the user wants for a style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: UIFontDescriptor([]), size: style == .body ? 17 : 15)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    let other = object as? UIFont
    return pointSize == other?.pointSize
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

/// A color, known by its name.
public final class UIColor: NSObject, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public override var description: String { name }

  /// No color.
  public static let clear = UIColor("clear")
  /// The color of text.
  public static let label = UIColor("label")
  /// The color of text that explains other text.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The color of text that matters less, such as disabled text.
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  /// The color of areas that contain no text.
  public static let systemFill = UIColor("systemFill")
  /// The tint color of the view that uses the color.
  public static let tintColor = UIColor("tintColor")
  /// Green.
  public static let systemGreen = UIColor("systemGreen")
  /// Orange.
  public static let systemOrange = UIColor("systemOrange")
  /// Red.
  public static let systemRed = UIColor("systemRed")
}

extension NSAttributedString.Key {
  /// The font of a text: a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of a text: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind a text: a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
}
