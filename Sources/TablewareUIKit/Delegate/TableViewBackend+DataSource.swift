#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension TableViewBackend: UITableViewDataSource {
  /// How many sections the committed snapshot has.
  public func numberOfSections(in tableView: UITableView) -> Int {
    noteOutsideReload()
    return snapshot.sectionCount
  }

  /// How many rows a section of the committed snapshot has.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < snapshot.sectionCount ? snapshot.rowCount(in: section) : 0
  }

  /// A cell of the row's kind, bound to the row.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let path = RowPath(indexPath)
    guard let row = snapshot[path] else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let cell = registry.cell(for: row, at: indexPath, in: tableView)
    bind(cell, to: row, at: path)
    return cell
  }

  /// The index titles of the sections that have one, after a magnifier if there is a search.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    indexTitles = titlesNow
    let titles = indexTitles
    guard !titles.isEmpty else { return nil }
    return indexHasSearch ? [UITableView.indexSearch] + titles : titles
  }

  /// Table views read the index when they read everything, and not when sections come or go (rule G-18).
  func showIndex(in tableView: UITableView) {
    guard titlesNow != indexTitles else { return }
    tableView.reloadSectionIndexTitles()
  }

  private var titlesNow: [String] {
    (0..<snapshot.sectionCount).compactMap { snapshot.indexTitle(of: $0) }
  }

  /// The section of an entry of the index; sections without a title have none. The magnifier leads to the
  /// very top (rule G-18).
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    if indexHasSearch, index == 0 {
      tableView.setContentOffset(
        CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
      return NSNotFound
    }
    // Entries are fewer than sections where some have no title.
    let titled = (0..<snapshot.sectionCount).filter { snapshot.indexTitle(of: $0) != nil }
    let place = index - (indexHasSearch ? 1 : 0)
    return titled.indices.contains(place) ? titled[place] : NSNotFound
  }
}
#endif
