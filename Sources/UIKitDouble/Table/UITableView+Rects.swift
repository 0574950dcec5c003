#if !canImport(UIKit)
  import Foundation

  extension UITableView {
    /// Whether a row exists, as the table knows it.
    func holds(_ path: IndexPath) -> Bool {
      path.count == 2 && counts.indices.contains(path.section)
        && (0..<counts[path.section]).contains(path.row)
    }

    /// Where a section lies in the content, header and footer included, as if nothing floated; zero for one
    /// that does not exist.
    public func rect(forSection section: Int) -> CGRect {
      guard prepareRects(), heights.sections.indices.contains(section) else { return .zero }
      return sectionRect(section)
    }

    /// Where a header is now: in a plain table it floats (G-15).
    public func rectForHeader(inSection section: Int) -> CGRect {
      guard prepareRects(), heights.sections.indices.contains(section) else { return .zero }
      return headerRect(in: sectionRect(section), heights.sections[section])
    }

    /// Where a footer is now: in a plain table it floats.
    public func rectForFooter(inSection section: Int) -> CGRect {
      guard prepareRects(), heights.sections.indices.contains(section) else { return .zero }
      return footerRect(in: sectionRect(section), heights.sections[section])
    }

    /// Where a row lies in the content. One that does not exist is a hazard: documented as zero, it has thrown
    /// (G-11). Estimates count for rows that were never shown (G-04).
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
      guard prepareRects() else { return .zero }
      guard holds(indexPath) else {
        report("G-11", .hazard, "the rectangle of \(indexPath.text), which does not exist")
        return .zero
      }
      return rectForRow(of: indexPath)
    }

    /// The row at a point of the content, or `nil`; headers and footers are no rows.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
      guard prepareRects(), (0..<max(bounds.width, 1)).contains(point.x) else { return nil }
      return paths(from: point.y, to: point.y.nextUp).first
    }

    /// The rows in a rectangle of the content; `nil` for one without a size.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
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
      guard allows(.places) else { return false }
      loadIfNeeded()
      if phase == .idle, sectionsAreStale { asking(.layout) { measureSectionsIfNeeded() } }
      return phase != .poisoned
    }
  }
#endif
