import Foundation

/// A rectangle for constraints that nothing is drawn in.
@MainActor
open class UILayoutGuide: NSObject {
  /// What of the owner the guide follows; a guide of an app follows its own constraints.
  enum Kind { case own, safeArea, margins, readableContent }

  let kind: Kind
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide in warnings.
  open var identifier = ""
  /// The frame in the owner, after a layout.
  open internal(set) var layoutFrame = CGRect.zero

  /// A guide, to be added to a view.
  public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView, _ identifier: String) {
    self.kind = kind
    super.init()
    owningView = view
    self.identifier = identifier
  }

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The center from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The center from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
