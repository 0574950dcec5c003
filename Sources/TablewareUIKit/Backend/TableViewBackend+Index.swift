#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// The section index at the edge of the table view.
extension TableViewBackend {
  /// The titles of the index, after a magnifier if there is a search; `nil` without titles.
  func readIndexTitles() -> [String]? {
    indexTitles = snapshot.indexEntries.map(\.title)
    guard !indexTitles.isEmpty else { return nil }
    indexShowsSearch = snapshot.indexHasSearch
    return indexShowsSearch ? [UITableView.indexSearch] + indexTitles : indexTitles
  }

  /// Makes the table view read the index titles again, which it does not do when sections are
  /// inserted or removed (rule G-18).
  func showIndex(in tableView: UITableView) {
    guard
      snapshot.indexEntries.map(\.title) != indexTitles
        || snapshot.indexHasSearch != indexShowsSearch
    else { return }
    tableView.reloadSectionIndexTitles()
  }

  /// The section of an entry of the index; `nil` if no section has it. The magnifier scrolls to the
  /// top (rule G-18).
  func section(ofIndexEntry entry: Int, in tableView: UITableView) -> Int? {
    if indexShowsSearch, entry == 0 {
      tableView.setContentOffset(
        CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
      return nil
    }
    let entries = snapshot.indexEntries
    let index = entry - (indexShowsSearch ? 1 : 0)
    return entries.indices.contains(index) ? entries[index].section : nil
  }
}
#endif
