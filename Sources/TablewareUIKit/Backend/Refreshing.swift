#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension TableViewBackend {
  /// Lets the reader pull the table down to load it again. The control turns until the action has ended and
  /// what it brought is shown.
  ///
  /// ```swift
  /// tableView.show(table).setRefreshAction { await store.reload() }
  /// ```
  public func setRefreshAction(_ action: @escaping @MainActor () async -> Void) {
    setRefreshAction { done in
      Task {
        await action()
        done()
      }
    }
  }

  /// Lets the reader pull the table down to load it again.
  ///
  /// - Parameter start: begins to load, and calls `done` when it has ended, however it ended. The control
  ///   turns until what was shown meanwhile is on screen: never in the middle of a batch (F-51).
  public func setRefreshAction(
    starting start: @escaping (_ done: @escaping @MainActor () -> Void) -> Void
  ) {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        start { self?.table.afterCommit { control?.endRefreshing() } }
      }, for: .valueChanged)
    tableView?.refreshControl = control
  }

  /// Takes the control away.
  public func removeRefreshControl() { tableView?.refreshControl = nil }
}
#endif
