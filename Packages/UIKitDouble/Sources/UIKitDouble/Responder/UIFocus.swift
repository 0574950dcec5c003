import Foundation

/// A move of the focus.
@MainActor
open class UIFocusUpdateContext: NSObject {
  /// A move from nowhere to nowhere.
  public override init() {}
}

/// A move of the focus in a table.
@MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had it.
  public internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets it.
  public internal(set) var nextFocusedIndexPath: IndexPath?
}

/// Lets something change while the focus moves.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var completions: [() -> Void] = []

  /// A coordinator.
  public override init() {}

  /// Runs a change at once, and something else when the focus has moved.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    if let completion { completions.append(completion) }
  }

  func run() { for completion in completions { completion() } }
}

/// Something that is held over a view until it opens.
///
/// Checked against developer.apple.com/documentation/uikit/uispringloadedinteractioncontext.
@MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view that it is held over.
  var targetView: UIView? { get set }
  /// What of the view is meant.
  var targetItem: Any? { get set }
  /// Where it is held.
  func location(in view: UIView?) -> CGPoint
}
