#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// The section index at the edge of the table view.
extension TableViewBackend {
  private var currentIndexTitles: [String] {
    (0..<snapshot.sectionCount).compactMap { snapshot.indexTitle(of: $0) }
  }

  /// The index titles of the sections that have one, after a magnifier if there is a search; `nil`
  /// without titles.
  func readIndexTitles() -> [String]? {
    indexTitles = currentIndexTitles
    guard !indexTitles.isEmpty else { return nil }
    return indexHasSearch ? [UITableView.indexSearch] + indexTitles : indexTitles
  }

  /// Makes the table view read the index titles again, which it does not do when sections are
  /// inserted or removed (rule G-18).
  func showIndex(in tableView: UITableView) {
    guard currentIndexTitles != indexTitles else { return }
    tableView.reloadSectionIndexTitles()
  }

  /// The section of an entry of the index; `nil` if no section has it. The magnifier scrolls to the
  /// top (rule G-18).
  func section(ofIndexEntry entry: Int, in tableView: UITableView) -> Int? {
    if indexHasSearch, entry == 0 {
      tableView.setContentOffset(
        CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
      return nil
    }
    // Entries are fewer than sections where some have no title.
    let titled = (0..<snapshot.sectionCount).filter { snapshot.indexTitle(of: $0) != nil }
    let index = entry - (indexHasSearch ? 1 : 0)
    return titled.indices.contains(index) ? titled[index] : nil
  }
}
#endif
