#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

extension TableViewProxy: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    backend?.noteOutsideReload()
    return backend?.snapshot.sectionCount ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let snapshot = backend?.snapshot, (0..<snapshot.sectionCount).contains(section) else {
      return 0
    }
    return snapshot.rowCount(in: section)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    backend?.cell(at: indexPath, in: tableView)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  // Answered here, so that they never reach the delegate of the app.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { backend?.readIndexTitles() }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    backend?.section(ofIndexEntry: index, in: tableView) ?? NSNotFound
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let presentation = presentation(at: indexPath) else { return false }
    return presentation.isMovable || presentation.hasSwipeActions || insertsRow(at: indexPath)
      || delegateHasSwipe(tableView, indexPath)
  }

  /// Returns whether the delegate of the app has swipe actions. A table view requests them only for
  /// rows that can be edited.
  private func delegateHasSwipe(_ tableView: UITableView, _ path: IndexPath) -> Bool {
    let leading = delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    let trailing = delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return (leading?(tableView, path) ?? nil) != nil || (trailing?(tableView, path) ?? nil) != nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    presentation(at: indexPath)?.isMovable == true
  }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    backend?.adoptMove(from: RowPath(source), to: RowPath(destination))
  }

  /// Returns whether the row adds another one, so that it has a green mark in the editing mode.
  func insertsRow(at indexPath: IndexPath) -> Bool {
    backend?.row(at: RowPath(indexPath))?.base is any InsertingRow
      && presentation(at: indexPath)?.content.isEnabled == true
  }

  /// The red button performs the destructive swipe action, and the green one the tap of the row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .insert, insertsRow(at: indexPath) {
      backend?.perform(.tap, at: RowPath(indexPath))
    }
    guard editingStyle == .delete, let action = presentation(at: indexPath)?.deletion else {
      return
    }
    backend?.perform(action, at: RowPath(indexPath))
  }
}

extension TableViewProxy: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    backend?.prefetch(indexPaths)
    backend?.prefetchDataSource?.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    backend?.cancelPrefetch(indexPaths)
    let inform = backend?.prefetchDataSource?.tableView(_:cancelPrefetchingForRowsAt:)
    inform?(tableView, indexPaths)
  }
}

/// The restoration of UIKit, by identity (rule E-11).
extension TableViewProxy: UIDataSourceModelAssociation {
  func modelIdentifierForElement(at indexPath: IndexPath, in view: UIView) -> String? {
    guard let snapshot = backend?.snapshot, snapshot.contains(RowPath(indexPath)) else {
      return nil
    }
    return snapshot.rowID(at: RowPath(indexPath)).token
  }

  func indexPathForElement(
    withModelIdentifier identifier: String, in view: UIView
  ) -> IndexPath? {
    // `nil` for a row that was removed (F-126).
    guard let snapshot = backend?.snapshot else { return nil }
    return snapshot.row(token: identifier).flatMap(snapshot.path(of:)).map(IndexPath.init)
  }
}

extension RowPresentation {
  /// Whether a swipe uncovers actions.
  fileprivate var hasSwipeActions: Bool { actions.contains { $0.placement != .menu } }

  /// The action of the red button in editing mode; `nil` for a row that has none.
  var deletion: ActionPresentation? {
    swipeActions(.trailing).first { $0.role == .destructive && $0.isEnabled }
  }
}
#endif
