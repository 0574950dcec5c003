#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit

/// Reports that the view that contains it enters or leaves a window or was laid out, which UIKit
/// tells only the view itself.
@MainActor
final class WindowObserver: UIView {
  private let onChange: @MainActor () -> Void
  private let onLayout: @MainActor () -> Void

  /// - Parameters:
  ///   - onChange: runs after the view entered or left a window.
  ///   - onLayout: runs in the layout after `setNeedsLayout`.
  init(
    _ onChange: @escaping @MainActor () -> Void, onLayout: @escaping @MainActor () -> Void
  ) {
    self.onChange = onChange
    self.onLayout = onLayout
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  /// Returns `nil`: an archive cannot contain the closure.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil { onLayout() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Not when the view itself is removed from the table view.
    if superview != nil { onChange() }
  }
}
#endif
