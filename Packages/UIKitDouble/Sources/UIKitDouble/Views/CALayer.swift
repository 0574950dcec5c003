import Foundation

/// The part of a layer that rounds corners.
public final class CALayer: NSObject {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Whether what lies outside is cut off.
  public var masksToBounds = false
  /// The width of the line around it, in points.
  public var borderWidth: CGFloat = 0
}
