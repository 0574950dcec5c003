import Foundation
import Tableware

/// Pull to refresh: the control of the table view, and what it does.
@MainActor
final class Refreshing {
  private let control = UIRefreshControl()
  private var task: Task<Void, Never>?

  init(
    _ tableView: UITableView, _ table: Table, _ action: @escaping @MainActor () async -> Void
  ) {
    tableView.refreshControl = control
    control.addAction(
      UIAction { [weak self, weak table] _ in
        self?.task = Task { [weak self] in
          await action()
          // The control goes when what came is shown, never in the middle of a batch (F-51).
          guard let table else { return self?.end() ?? () }
          table.afterCommit { [weak self] in self?.end() }
        }
      }, for: .valueChanged)
  }

  private func end() { control.endRefreshing() }

  deinit { task?.cancel() }
}

extension TableViewBackend {
  /// Lets the reader pull the table down to load it again. The control turns until the action has ended and
  /// what it brought is shown; it is cancelled when the table goes.
  ///
  /// ```swift
  /// tableView.show(table).refreshes { await store.reload() }
  /// ```
  ///
  /// - Parameter action: `nil` takes the control away.
  public func refreshes(with action: (@MainActor () async -> Void)?) {
    refreshing = nil
    tableView?.refreshControl = nil
    guard let action, let tableView else { return }
    refreshing = Refreshing(tableView, table, action)
  }
}
