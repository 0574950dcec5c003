import Foundation

/// Which corners of a layer are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, as in Core Animation.
  public let rawValue: UInt
  /// A mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smoother shape of the system.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a view is drawn: its corners, border and shadow. The double keeps what is set.
@MainActor
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether what lies outside is cut off, the shadow as well.
  open var masksToBounds = false
  /// The width of the line around it, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the line around it.
  open var borderColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The shape that has the shadow; without one Core Animation looks at each pixel.
  open var shadowPath: CGPath?
  /// The color behind the content.
  open var backgroundColor: CGColor?
  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is invisible.
  open var isHidden = false
  /// Whether the layer is drawn once and kept as a picture.
  open var shouldRasterize = false
  /// How many pixels are a point in that picture.
  open var rasterizationScale: CGFloat = 1
  /// The order among layers of one superlayer.
  open var zPosition: CGFloat = 0
  private var ownFrame = CGRect.zero
  /// The view that the layer draws.
  weak var view: UIView?
  /// The layers inside.
  open private(set) var sublayers: [CALayer]?
  /// The layer that contains this one.
  open private(set) weak var superlayer: CALayer?

  /// The frame; that of its view if it draws one.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }
  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
  }

  /// A layer without a view.
  public required override init() {}

  /// Adds a layer on top of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  /// Adds a layer at a position, counted from the lowest.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Removes the layer from the one that contains it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}

/// A layer of colors that change into each other.
@MainActor
open class CAGradientLayer: CALayer {
  /// The colors, as values of ``CGColor``.
  open var colors: [Any]?
  /// The positions of the colors, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first color is, from 0 to 1 in both directions.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
