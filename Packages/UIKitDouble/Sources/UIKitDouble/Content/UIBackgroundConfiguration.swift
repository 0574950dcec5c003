import Foundation

/// The background of a cell, behind its content. The double keeps it and draws nothing.
///
/// Checked against developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct.
public struct UIBackgroundConfiguration: Hashable {
  /// The color of the background.
  public var backgroundColor: UIColor?
  /// The picture over the color.
  public var image: UIImage?
  /// The color of the border.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The radius of the corners, in points. In a grouped table the first and the last cell of a
  /// section have rounded corners of their own.
  public var cornerRadius: CGFloat = 0

  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }

  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  /// A background without a color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
