import Foundation

/// The root of a tree of views. Its next responder is the application: the double has no scenes
///
@MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window; setting it makes its view appear.
  public var rootViewController: UIViewController? {
    didSet {
      if let oldValue { oldValue.disappears(false) { oldValue.view.removeFromSuperview() } }
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      controller.appears(false) { addSubview(controller.view) }
    }
  }

  /// The screen that a test puts the window on.
  public var simulatedScreen: UIScreen?
  /// The environment of all that it shows.
  var traits = UITraitCollection.standard
  open override var next: UIResponder? { UIApplication.shared }

  /// Shows the window, and lays out.
  open func makeKeyAndVisible() { layoutIfNeeded() }

  /// Ends the turn and lays out what the next frame shows. No time passes.
  public func simulateFrame() {
    VirtualTime.shared.endTurn()
    layoutIfNeeded()
  }
}
