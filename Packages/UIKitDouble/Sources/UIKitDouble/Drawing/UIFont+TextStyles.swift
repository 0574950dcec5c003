import Foundation

extension UIFont {
  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The style of the largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings, which is bold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of text below a title.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of footers.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The sizes in points, from the smallest text size of the user to the largest, as Apple's
    /// Human Interface Guidelines list them.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The size in points for a text size of the user; that of ``large`` if it is not specified.
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
      let index = category.step ?? 3
      return sizes.indices.contains(index) ? sizes[index] : 17
    }
  }

  /// The font for a style in the usual text size. A label with
  /// ``UILabel/adjustsFontForContentSizeCategory`` shows it in the text size of the user; UIKit
  /// gives every caller the font in that size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a style in the text size of an environment.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .standard).preferredContentSizeCategory
    return UIFont(
      UIFontDescriptor(style == .headline ? .traitBold : []), style.size(category),
      scaling: Scaling(style: style))
  }

  /// The font in the text size of an environment, if it follows the text size of the user.
  func scaled(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let category = traits.preferredContentSizeCategory
    var size = scaling.style.size(category)
    if let base = scaling.base {
      size = (base * size / scaling.style.size(.large) * 3).rounded() / 3
    }
    size = min(size, scaling.maximum ?? size)
    guard size != pointSize else { return self }
    return UIFont(
      fontDescriptor, size, hasMonospacedDigits: hasMonospacedDigits, name: fontName,
      scaling: scaling)
  }
}

/// Scales fonts and sizes of an app with a text size: that of an environment, or the usual one.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// The metrics of a style: what they scale grows as fonts of the style do.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font that labels show in the text size of the user.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font that labels show in the text size of the user, at most so large.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil)
  }

  /// The font in the text size of an environment.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, nil, traitCollection) }

  /// A size in points for the usual text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A size in points for the text size of an environment.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .standard).preferredContentSizeCategory
    return (value * style.size(category) / style.size(.large) * 3).rounded() / 3
  }

  private func scaled(
    _ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?
  ) -> UIFont {
    UIFont(
      font.fontDescriptor, font.pointSize, hasMonospacedDigits: font.hasMonospacedDigits,
      name: font.fontName,
      scaling: UIFont.Scaling(style: style, base: font.pointSize, maximum: maximum)
    ).scaled(for: traits ?? .standard)
  }
}
