#if canImport(UIKit) || os(Linux)
import Tableware

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

extension TableViewBackend {
  /// Returns whether a batch can be shown, and keeps the reason if not.
  ///
  /// - Parameter isUnchanged: whether no other code changed the table view.
  func canAnimate(isUnchanged: Bool) -> Bool {
    if !hasDisplayed {
      obstacle = .firstContent
    } else if !canShowBatches {
      obstacle = .notOnScreen
    } else {
      obstacle = isUnchanged ? nil : .changedFromOutside
    }
    return obstacle == nil
  }

  /// Keeps the reason of a reload.
  func noteReload() {
    let rest: ReloadReason =
      !hasDisplayed ? .firstContent : canShowBatches ? .notAnimated : .notOnScreen
    lastReload = obstacle ?? rest
    obstacle = nil
  }

  /// Keeps the reason why a batch is not animated, and reports one with too many changes once.
  func noteObstacle(to batch: Batch) {
    guard canShowBatches, batch.changeCount > changeLimit else { return }
    obstacle = .tooManyChanges(batch.changeCount)
    guard reportsManyChanges else { return }
    reportsManyChanges = false
    table.diagnostics.report(.surface(.tooManyChanges(batch.changeCount, limit: changeLimit)))
  }
}
#endif
