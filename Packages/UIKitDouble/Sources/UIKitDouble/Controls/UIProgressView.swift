import Foundation

/// A bar that fills.
@MainActor
open class UIProgressView: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }
  /// How full it is, from 0 to 1.
  open var progress: Float = 0
}
