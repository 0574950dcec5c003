import Foundation

/// A bar with buttons.
///
/// Checked against developer.apple.com/documentation/uikit/uitoolbar.
@MainActor
open class UIToolbar: UIView {
  /// The buttons, from the leading edge.
  open var items: [UIBarButtonItem]?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
