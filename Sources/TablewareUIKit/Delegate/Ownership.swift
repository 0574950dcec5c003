#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// Whether the table view is still as it was left here: others may have become its data source, or told it of
/// changes of their own (F-29, F-30).
extension TableViewBackend {
  /// How many sections are counted at each commit; of larger tables, those on screen.
  static let countedSections = 256

  /// Takes back what others took.
  ///
  /// - Returns: whether there was nothing to take back.
  func takeBack(_ tableView: UITableView) -> Bool {
    var taken: [String] = []
    if tableView.dataSource !== self { taken.append("dataSource") }
    if tableView.delegate !== self {
      taken.append("delegate")
      if let theirs = tableView.appDelegate { delegate = theirs }
    }
    if tableView.prefetchDataSource !== self {
      taken.append("prefetchDataSource")
      if let theirs = tableView.prefetchDataSource { prefetchDataSource = theirs }
    }
    guard !taken.isEmpty else { return true }
    takeOver(tableView)
    for role in taken { table.diagnostics.report(.surface(.replaced(role))) }
    return false
  }

  /// Whether the table view counts and places its rows as the snapshot does (rule P-10).
  func isInStep(_ tableView: UITableView) -> Bool {
    guard hasSameCounts(tableView), hasSamePlaces(tableView) else {
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

  private func hasSamePlaces(_ tableView: UITableView) -> Bool {
    cells.cells.allSatisfy { cell, binding in
      guard binding.isDisplayed, let path = tableView.indexPath(for: cell) else { return true }
      return RowPath(path) == binding.row.path
    }
  }

  /// The table view was told to read everything again, and not from here: selection and bindings have to
  /// follow.
  func noteOutsideReload() {
    guard !isTelling else { return }
    Turn.afterThis { [weak self] in self?.showSelection() }
  }
}
#endif
