import Foundation

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
