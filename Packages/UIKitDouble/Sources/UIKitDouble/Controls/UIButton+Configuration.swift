import Foundation

extension UIButton {
  /// The look of a button as a value.
  public struct Configuration: Hashable {
    /// Where the picture is beside the title.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// How large the button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The look that the configuration began with.
    public private(set) var simulatedStyle: String
    /// The title.
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// Where the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The room around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// The color of title and picture.
    public var baseForegroundColor: UIColor?
    /// The color of the background.
    public var baseBackgroundColor: UIColor?
    /// Whether a turning wheel is shown instead of the picture.
    public var showsActivityIndicator = false

    private init(_ style: String) {
      simulatedStyle = style
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    /// Without a background.
    public static func plain() -> Configuration { Configuration("plain") }
    /// With a background in the tint color.
    public static func filled() -> Configuration { Configuration("filled") }
    /// With a background in a light tint color.
    public static func tinted() -> Configuration { Configuration("tinted") }
    /// With a gray background.
    public static func gray() -> Configuration { Configuration("gray") }
    /// Without a background or room for one.
    public static func borderless() -> Configuration { Configuration("borderless") }
    /// With a gray background and title in the tint color.
    public static func bordered() -> Configuration { Configuration("bordered") }
    /// With a background in the tint color, for the most important action.
    public static func borderedProminent() -> Configuration { Configuration("borderedProminent") }
    /// With a background in a light tint color.
    public static func borderedTinted() -> Configuration { Configuration("borderedTinted") }

    /// The size of the content with the room around it: body text and the picture.
    @MainActor
    func size(title: String?, image: UIImage?) -> CGSize {
      let font = UIFont.preferredFont(forTextStyle: .body)
      let small = UIFont.preferredFont(forTextStyle: .caption1)
      let widths = [
        CGFloat((title ?? "").count) * font.letterWidth,
        CGFloat((subtitle ?? "").count) * small.letterWidth,
      ]
      let hasTexts = title != nil || subtitle != nil
      var width = max(widths[0], widths[1])
      var height = (hasTexts ? font.lineHeight : 0)
      if subtitle != nil { height += titlePadding + small.lineHeight }
      if let picture = showsActivityIndicator ? CGSize(width: 20, height: 20) : image?.size {
        let padding = hasTexts ? imagePadding : 0
        if imagePlacement == .leading || imagePlacement == .trailing {
          width += picture.width + padding
          height = max(height, picture.height)
        } else {
          width = max(width, picture.width)
          height += picture.height + padding
        }
      }
      return CGSize(
        width: width + contentInsets.leading + contentInsets.trailing,
        height: height + contentInsets.top + contentInsets.bottom)
    }
  }
}

/// Edges of a rectangle in the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt
  /// Edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
}
