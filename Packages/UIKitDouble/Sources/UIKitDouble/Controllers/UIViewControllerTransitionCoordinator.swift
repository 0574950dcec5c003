import Foundation

/// What is known of a transition.
///
/// Checked against
/// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it can be seen.
  var isAnimated: Bool { get }
  /// Whether it was undone.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// Lets a controller change with a transition, and after it.
///
/// Checked against developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a change when the view has its new size, and another closure when all has come to rest.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a change when the view has its new size.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The transition of a window to another size.
@MainActor
final class ResizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Change = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var changes: [Change] = []
  private var completions: [Change] = []
  let isAnimated = true
  let isCancelled = false
  let transitionDuration: TimeInterval = 0.3

  @discardableResult
  func animate(alongsideTransition animation: Change?, completion: Change?) -> Bool {
    if let animation { changes.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runChanges() {
    let waiting = changes
    changes = []
    for change in waiting { change(self) }
  }

  func runCompletions() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}

extension UIWindow {
  /// Turns the device or splits the screen: controllers are notified, the size changes, all is laid
  /// out, and with time the transition ends.
  public func simulateResize(to size: CGSize) {
    let transition = ResizeTransition()
    if size != bounds.size {
      var controller = rootViewController
      while let current = controller {
        current.viewWillTransition(to: size, with: transition)
        controller = current.presentedViewController
      }
    }
    frame.size = size
    var controller = rootViewController
    while let current = controller {
      current.view.frame = bounds
      controller = current.presentedViewController
    }
    transition.runChanges()
    layoutIfNeeded()
    VirtualTime.shared.after(transition.transitionDuration) { transition.runCompletions() }
  }
}
