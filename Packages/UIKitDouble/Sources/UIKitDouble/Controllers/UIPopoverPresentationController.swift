import Foundation

/// Where a popover appears. The double shows nothing of it.
@MainActor
open class UIPopoverPresentationController: NSObject {
  /// The view that the popover points to.
  open weak var sourceView: UIView?
  /// The part of ``sourceView`` that it points to.
  open var sourceRect = CGRect.zero
  /// The button that the popover points to instead of a view.
  open var barButtonItem: UIBarButtonItem?
}
