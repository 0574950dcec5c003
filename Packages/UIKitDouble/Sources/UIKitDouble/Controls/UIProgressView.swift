import Foundation

/// A bar that fills.
@MainActor
open class UIProgressView: UIView {
  /// How full it is, from 0 to 1.
  open var progress: Float = 0
}
