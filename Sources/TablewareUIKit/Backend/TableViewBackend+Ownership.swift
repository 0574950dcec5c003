#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Changes of the table view by other code: another data source or delegate, or updates of its own
/// (F-29, F-30).
extension TableViewBackend {
  /// How many sections are counted at each commit; of larger tables, those on screen.
  static let countedSections = 256

  /// Makes the proxy data source and delegate again where other code replaced it. The replacements
  /// receive what the table does not answer.
  ///
  /// - Returns: whether nothing was replaced.
  func reinstall(in tableView: UITableView) -> Bool {
    let roles = replacedRoles(in: tableView)
    guard !roles.isEmpty else { return true }
    if roles.contains("delegate"), let theirs = tableView.appDelegate { delegate = theirs }
    if roles.contains("prefetchDataSource"), let theirs = tableView.prefetchDataSource {
      prefetchDataSource = theirs
    }
    install(in: tableView)
    for role in roles { table.diagnostics.report(.surface(.replaced(role))) }
    return false
  }

  /// Whether the table view has the sections and rows of the snapshot, in the same order (rule
  /// P-10).
  func isInStep(_ tableView: UITableView) -> Bool {
    guard hasSameCounts(tableView), hasSameOrder(tableView) else {
      table.diagnostics.report(.surface(.changedFromOutside))
      return false
    }
    return true
  }

  private func hasSameCounts(_ tableView: UITableView) -> Bool {
    guard tableView.numberOfSections == snapshot.sectionCount else { return false }
    let sections =
      snapshot.sectionCount <= Self.countedSections
      ? Array(0..<snapshot.sectionCount) : Array(Set(cells.rows.map(\.path.section)))
    return sections.allSatisfy {
      tableView.numberOfRows(inSection: $0) == snapshot.rowCount(in: $0)
    }
  }

  private func hasSameOrder(_ tableView: UITableView) -> Bool {
    cells.cells.allSatisfy { cell, binding in
      guard binding.isDisplayed, let path = tableView.indexPath(for: cell) else { return true }
      return RowPath(path) == binding.row.path
    }
  }

  /// Restores the selection after other code reloaded the table view.
  func noteOutsideReload() {
    guard !isUpdating else { return }
    Turn.afterThis { [weak self] in self?.showSelection() }
  }
}
#endif
