import Foundation

// Foundation has points, sizes and rectangles on Linux; colors and paths are parts of Core
// Graphics, which exists on Apple platforms only.
#if !canImport(CoreGraphics)
/// A color of a layer: that of a ``UIColor`` in one environment.
public final class CGColor: NSObject, Sendable {
  /// Red, green, blue and alpha, from 0 to 1.
  public let components: [CGFloat]?
  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// A color by its parts, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGColor)?.components == components
  }
  public override var hash: Int { components.hashValue }
}

/// A change of the coordinates in which a view is drawn.
public struct CGAffineTransform: Equatable, Sendable {
  /// The values of the matrix.
  public var a, b, c, d, tx, ty: CGFloat

  /// No change.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A change by the values of its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A rotation by an angle in radians, clockwise in UIKit.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    self.init(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  /// Whether nothing changes.
  public var isIdentity: Bool { self == .identity }
}

/// A shape: the double knows its bounding box and the radius of its corners.
public final class CGPath: NSObject, Sendable {
  /// The smallest rectangle around the shape.
  public let boundingBox: CGRect
  /// The radius of the corners, in points.
  let cornerRadius: CGFloat

  init(_ boundingBox: CGRect, _ cornerRadius: CGFloat) {
    self.boundingBox = boundingBox
    self.cornerRadius = cornerRadius
  }

  public override func isEqual(_ object: Any?) -> Bool {
    let other = object as? CGPath
    return other?.boundingBox == boundingBox && other?.cornerRadius == cornerRadius
  }
  public override var hash: Int { Int(boundingBox.width) }
}

extension UIColor {
  /// The color in the current environment.
  public var cgColor: CGColor {
    let parts = components(.current)
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A color by that of a layer.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

/// A rectangle with or without rounded corners, as a shape.
public final class UIBezierPath: NSObject {
  /// The shape.
  public let cgPath: CGPath
  /// The smallest rectangle around the shape.
  public var bounds: CGRect { cgPath.boundingBox }

  /// A rectangle.
  public init(rect: CGRect) { cgPath = CGPath(rect, 0) }
  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(rect, cornerRadius)
  }
  /// An ellipse.
  public init(ovalIn rect: CGRect) { cgPath = CGPath(rect, min(rect.width, rect.height) / 2) }
}
#endif
