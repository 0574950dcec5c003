#if canImport(UIKit) || os(Linux)
/// Why a table view showed everything again instead of animating the changes.
public enum ReloadReason: Hashable, Sendable {
  /// No row was displayed yet.
  case firstContent
  /// The table view is in no window or has no size, for example below a pushed controller.
  case notOnScreen
  /// Other code changed the table view. The diagnostic says what.
  case changedFromOutside
  /// The commit has this number of changes, more than ``TableViewBackend/changeLimit``.
  case tooManyChanges(Int)
  /// Another change was being animated, and this one is not to be.
  case notAnimated
}
#endif
