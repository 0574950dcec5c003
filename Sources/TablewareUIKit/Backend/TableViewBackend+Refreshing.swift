#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

extension TableViewBackend {
  /// Lets the user pull the table down to reload it. The control spins until the action has ended
  /// and its result is shown.
  ///
  /// ```swift
  /// tableView.show(table).setRefreshAction { await store.reload() }
  /// ```
  ///
  /// - Parameter action: reloads the data.
  public func setRefreshAction(_ action: @escaping @MainActor () async -> Void) {
    setRefreshAction { done in
      Task {
        await action()
        done()
      }
    }
  }

  /// Lets the user pull the table down to reload it.
  ///
  /// - Parameter start: begins to load, and calls `done` when it has ended, successfully or not.
  ///   The control spins until the result is on screen, and never stops in the middle of a batch
  ///   (F-51).
  public func setRefreshAction(
    starting start: @escaping (_ done: @escaping @MainActor () -> Void) -> Void
  ) {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        start {
          self?.host.setNeedsUpdate()
          self?.host.afterCommit { self?.whenIdle { control?.endRefreshing() } }
        }
      }, for: .valueChanged)
    tableView?.refreshControl = control
  }

  /// Removes the control with which the user pulls the table down.
  public func removeRefreshControl() { tableView?.refreshControl = nil }
}
#endif
