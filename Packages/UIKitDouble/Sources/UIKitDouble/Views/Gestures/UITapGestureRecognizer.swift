import Foundation

/// Recognizes taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps follow each other.
  open var numberOfTapsRequired = 1
  /// How many fingers tap.
  open var numberOfTouchesRequired = 1
}

extension UIView {
  /// Taps a view in its center: the recognizers of the view and its superviews begin and end.
  ///
  /// - Returns: whether a recognizer recognized the tap.
  @discardableResult
  public func simulateTapGesture() -> Bool {
    guard window != nil else { return false }
    var isRecognized = false
    var view: UIView? = self
    while let current = view {
      guard current.isUserInteractionEnabled, !current.isHidden else { return isRecognized }
      for case let recognizer as UITapGestureRecognizer in current.gestureRecognizers ?? [] {
        let center = convert(
          CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0), to: current)
        guard recognizer.begin(at: center.origin) else { continue }
        isRecognized = true
        recognizer.end()
      }
      view = current.superview
    }
    return isRecognized
  }
}
