import Foundation

extension UITableView {
  /// Whether a row exists, by the counts that the table stores.
  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.row)
  }

  func baseRect(forSection section: Int) -> CGRect {
    guard prepareRects(), heights.sections.indices.contains(section) else { return .zero }
    return sectionRect(section)
  }

  func baseRectForHeader(inSection section: Int) -> CGRect {
    guard prepareRects(), heights.sections.indices.contains(section) else { return .zero }
    return headerRect(in: sectionRect(section), heights.sections[section])
  }

  func baseRectForFooter(inSection section: Int) -> CGRect {
    guard prepareRects(), heights.sections.indices.contains(section) else { return .zero }
    return footerRect(in: sectionRect(section), heights.sections[section])
  }

  func baseRectForRow(at indexPath: IndexPath) -> CGRect {
    guard prepareRects() else { return .zero }
    guard holds(indexPath) else {
      report("G-11", .hazard, "the rectangle of \(indexPath.text), which does not exist")
      return .zero
    }
    return rectForRow(of: indexPath)
  }

  func baseIndexPathForRow(at point: CGPoint) -> IndexPath? {
    guard prepareRects(), (0..<max(bounds.width, 1)).contains(point.x) else { return nil }
    return paths(from: point.y, to: point.y.nextUp).first
  }

  func baseIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard prepareRects(), !rect.isEmpty else { return nil }
    return paths(from: rect.minY, to: rect.maxY)
  }

  func rectForRow(of path: IndexPath) -> CGRect {
    let section = heights.sections[path.section]
    let y = sectionTop(path.section) + section.top + section.offset(of: path.row)
    return CGRect(x: 0, y: y, width: bounds.width, height: section.row(path.row))
  }

  func sectionRect(_ section: Int) -> CGRect {
    CGRect(
      x: 0, y: sectionTop(section), width: bounds.width, height: heights.sections[section].total)
  }

  private func sectionTop(_ section: Int) -> CGFloat {
    heights.sections[..<section].reduce(tableHeaderView?.frame.height ?? 0) { $0 + $1.total }
  }

  private func prepareRects() -> Bool {
    guard allows(.positions) else { return false }
    loadIfNeeded()
    if phase == .idle, sectionsAreStale { asking(.layout) { measureSectionsIfNeeded() } }
    return phase != .poisoned
  }
}
