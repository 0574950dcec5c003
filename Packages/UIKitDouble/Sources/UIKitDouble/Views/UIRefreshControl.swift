import Foundation

/// What is pulled down to refresh.
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether it turns.
  public private(set) var isRefreshing = false

  /// Turns, and sends nothing.
  open func beginRefreshing() { isRefreshing = true }

  /// Stands still; best after the commit that shows what came (F-51).
  open func endRefreshing() { isRefreshing = false }

  /// Pulls far enough: it turns and sends `valueChanged`. Nothing happens while it turns already.
  public func simulatePull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
