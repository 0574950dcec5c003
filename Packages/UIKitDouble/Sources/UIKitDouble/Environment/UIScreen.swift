import Foundation

/// A space in which rectangles stand.
@MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the space itself.
  var bounds: CGRect { get }
}

/// The screen of the device, which a window may fill or share.
@MainActor
open class UIScreen: NSObject, UICoordinateSpace {
  /// The rectangle of the screen.
  open var bounds = CGRect.zero
  /// The space of the screen.
  open var coordinateSpace: any UICoordinateSpace { self }
}

extension UIWindow {
  /// The position in this window of a rectangle of the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// The screen that the window is on: as large as the window, unless a test says otherwise.
  public var screen: UIScreen {
    if let simulatedScreen { return simulatedScreen }
    let screen = UIScreen()
    screen.bounds = CGRect(x: 0, y: 0, width: frame.maxX, height: frame.maxY)
    return screen
  }
}
