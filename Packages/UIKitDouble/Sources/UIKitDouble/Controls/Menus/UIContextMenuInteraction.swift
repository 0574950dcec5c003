import Foundation

/// What a view looks like while it is lifted; here the view itself.
@MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView

  /// A preview of a view that is in a window.
  public init(view: UIView) { self.view = view }
}

/// Lets something change while a menu opens or closes.
///
/// Checked against developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Runs a change with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs something when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Lets something change while a tap on the preview opens what it shows.
///
/// Checked against developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

/// What happens beside a menu; its closures run at once, one after the other.
@MainActor
final class MenuAnimation: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for change in animations { change() }
    for completion in completions { completion() }
  }
}
