import Foundation

/// The root of a tree of views. Its next responder is its scene, or without one the application
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
  /// The scene that the window belongs to.
  public private(set) weak var windowScene: UIWindowScene?
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// A window as large as its scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.simulatedBounds)
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Shows the window, and lays out.
  open func makeKeyAndVisible() { layoutIfNeeded() }

  /// Ends the turn and lays out what the next frame shows. No time passes.
  public func simulateFrame() {
    VirtualTime.shared.endTurn()
    layoutIfNeeded()
  }
}
