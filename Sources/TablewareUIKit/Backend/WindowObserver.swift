#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit

/// Reports that the view that contains it enters or leaves a window, which UIKit tells only the
/// view itself.
@MainActor
final class WindowObserver: UIView {
  private let onChange: @MainActor () -> Void

  init(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  /// Returns `nil`: an archive cannot contain the closure.
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Not when the view itself is removed from the table view.
    if superview != nil { onChange() }
  }
}
#endif
