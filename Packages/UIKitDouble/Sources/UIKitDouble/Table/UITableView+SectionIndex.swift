import Foundation

extension UITableView {
  /// The titles at the side, as they were read last; `nil` if none are shown (G-18).
  public var shownIndexTitles: [String]? {
    let rows = counts.reduce(0, +)
    guard style == .plain, rows >= sectionIndexMinimumDisplayRowCount else { return nil }
    return indexTitles
  }

  func baseReloadSectionIndexTitles() {
    guard allows(.reloadSectionIndexTitles) else { return }
    loadIfNeeded()
    indexTitles = dataSource?.sectionIndexTitles(for: self)
  }

  /// Touches a title at the side: scrolls to the section that the data source says.
  ///
  /// - Returns: the section, or `nil` if nothing was scrolled.
  @discardableResult
  public func simulateIndexTap(at index: Int) -> Int? {
    guard allows(.gesture) else { return nil }
    layoutIfNeeded()
    guard let titles = shownIndexTitles, titles.indices.contains(index), let dataSource else {
      return nil
    }
    inspector.note(.index(index))
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    guard section != NSNotFound else { return nil }
    guard counts.indices.contains(section) else {
      report(
        "G-18", .exception, "index title “\(titles[index])” leads to section \(section)")
      return nil
    }
    contentOffset = CGPoint(x: 0, y: clamped(sectionRect(section).minY - contentInset.top))
    layoutIfNeeded()
    return section
  }
}
