import Foundation

/// Recognizes a gesture among the touches of a view and its subviews.
///
/// The double has no touches: a simulated gesture of a table view begins and ends the recognizers
/// that are added to the table view.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// What a recognizer has found so far.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  /// What it has found so far.
  open var state = State.possible
  /// The object that decides whether the gesture may begin; weak.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it recognizes anything.
  open var isEnabled = true
  /// Whether a touch that it recognized never ends for the view: it is no tap then.
  open var cancelsTouchesInView = true
  /// The view that it is added to.
  open internal(set) weak var view: UIView?
  private weak var target: AnyObject?
  private let action: Selector?
  private var place = CGPoint.zero

  /// A recognizer that sends a selector to a target whenever its state changes.
  public init(target: Any?, action: Selector?) {
    self.target = target as? AnyObject
    self.action = action
  }

  /// Where the touch is, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return place }
    return own.convert(CGRect(origin: place, size: .zero), to: view).origin
  }

  /// Begins at a point of its view, if the delegate allows that.
  ///
  /// - Returns: whether it began.
  func begin(at point: CGPoint) -> Bool {
    place = point
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    become(.began)
    return true
  }

  func end() {
    become(.ended)
    state = .possible
  }

  private func become(_ state: State) {
    self.state = state
    guard let target, let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

/// Decides what a recognizer may recognize.
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the recognizer may begin, as its touches would allow it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true` by default.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// Recognizes a touch that stays in one place.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the touch has to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

extension UITableView {
  /// Touches a row for some time and lifts the finger again.
  ///
  /// A menu opens if the delegate has one. A delegate that answers `nil` does not end the touch:
  /// unless a recognizer cancels it, the row is tapped when the finger is lifted.
  ///
  /// - Parameter duration: the time that the touch lasts, in seconds.
  /// - Returns: whether the row was tapped.
  @discardableResult
  public func simulateLongPress(at path: IndexPath, for duration: TimeInterval = 0.6) -> Bool {
    guard allows(.gesture) else { return false }
    layoutIfNeeded()
    guard phase == .idle, let cell = shown[path] else { return false }
    guard simulateContextMenu(at: path) == nil else { return false }
    let isCancelled = simulatePress(at: path, for: duration)
    guard !isCancelled, phase == .idle, shown[path] === cell else { return false }
    return simulateTap(at: path)
  }

  /// Begins and ends the recognizers of long presses at a row, without a menu or a tap.
  ///
  /// - Returns: whether one of them canceled the touch.
  @discardableResult
  public func simulatePress(at path: IndexPath, for duration: TimeInterval = 0.6) -> Bool {
    guard allows(.gesture), phase == .idle, let cell = shown[path] else { return false }
    let point = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    var isCancelled = false
    for case let recognizer as UILongPressGestureRecognizer in gestureRecognizers ?? []
    where duration >= recognizer.minimumPressDuration && recognizer.begin(at: point) {
      if recognizer.cancelsTouchesInView { isCancelled = true }
      recognizer.end()
    }
    return isCancelled
  }
}
