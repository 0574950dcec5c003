import Foundation

/// An action that a swipe uncovers.
@MainActor
public final class UIContextualAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Runs with the action, the cell, and what has to be called once with whether it was done
  /// (E-04).
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is.
  public let style: Style
  /// What it is called.
  public var title: String?
  /// The picture instead of the title.
  public var image: UIImage?
  private var color: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the title or picture; `nil` sets that of the style.
  public var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }
  let handler: Handler
  /// How often it was tapped.
  public private(set) var tapCount = 0
  /// How often the handler answered; once for each tap is right (E-04).
  public private(set) var completionCount = 0
  /// Called with each answer.
  var onAnswer: ((Bool) -> Void)?

  /// An action. Its handler should hold the identity of the row: the path may be stale when it runs
  /// (F-50).
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Taps the action in the view that it belongs to.
  public func simulateTap(in view: UIView) {
    tapCount += 1
    handler(self, view) { isDone in
      self.completionCount += 1
      self.onAnswer?(isDone)
    }
  }
}

/// The actions that a swipe uncovers.
@MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first one.
  public var performsFirstActionWithFullSwipe = true

  /// A configuration; without actions the row cannot be swiped.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
