import Foundation

/// A font, of which the double knows how high a line is.
@MainActor
public final class UIFont: NSObject {
  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is read.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
  }

  /// How high a line is, in points.
  public let lineHeight: CGFloat

  private init(lineHeight: CGFloat) { self.lineHeight = lineHeight }

  /// The font that the reader wants for a style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(lineHeight: 22)
  }
}

/// A colour, which nobody sees here.
public final class UIColor: NSObject, Sendable {
  /// None.
  public static let clear = UIColor()
}
