import Foundation

extension UITableView {
  func baseHeaderView(forSection section: Int) -> UITableViewHeaderFooterView? {
    allows(.visiblePaths) ? shownHeaders[section] as? UITableViewHeaderFooterView : nil
  }

  func baseFooterView(forSection section: Int) -> UITableViewHeaderFooterView? {
    allows(.visiblePaths) ? shownFooters[section] as? UITableViewHeaderFooterView : nil
  }

  /// Shows headers and footers in the window, ends the others. They survive a batch as cells do.
  func layOutHeaders() {
    let window = CGRect(origin: contentOffset, size: bounds.size)
    var y: CGFloat = tableHeaderView?.frame.height ?? 0
    for section in counts.indices {
      let heights = heights.sections[section]
      let bounds = CGRect(x: 0, y: y, width: bounds.width, height: heights.total)
      y += heights.total
      let header = headerRect(in: bounds, heights)
      if header.height > 0, header.intersects(window) {
        showHeader(section, header)
      } else if let view = shownHeaders.removeValue(forKey: section) {
        retire(view, header: section)
      }
      let footer = footerRect(in: bounds, heights)
      if footer.height > 0, footer.intersects(window) {
        showFooter(section, footer)
      } else if let view = shownFooters.removeValue(forKey: section) {
        retire(view, footer: section)
      }
    }
  }

  private func showHeader(_ section: Int, _ rect: CGRect) {
    if shownHeaders[section] == nil {
      guard
        let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
          ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
      else { return }
      shownHeaders[section] = view
      addSubview(view)
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    shownHeaders[section]?.frame = rect
  }

  private func showFooter(_ section: Int, _ rect: CGRect) {
    if shownFooters[section] == nil {
      guard
        let view = tableDelegate?.tableView(self, viewForFooterInSection: section)
          ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section))
      else { return }
      shownFooters[section] = view
      addSubview(view)
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    shownFooters[section]?.frame = rect
  }

  private func titleView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func retire(_ view: UIView, header section: Int) {
    retire(view) {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  func retire(_ view: UIView, footer section: Int) {
    retire(view) {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func retire(_ view: UIView, _ tell: () -> Void) {
    view.removeFromSuperview()
    asking(phase == .committing ? .committing : .layout, tell)
    if let view = view as? UITableViewHeaderFooterView { pool.put(view) }
  }

  /// Headers of plain tables float at the top while their section is there (G-15).
  func headerRect(in section: CGRect, _ heights: SectionHeights) -> CGRect {
    var y = section.minY + heights.padding
    if style == .plain {
      y = min(max(contentOffset.y + contentInset.top, y), section.maxY - heights.header)
    }
    return CGRect(x: 0, y: y, width: section.width, height: heights.header)
  }

  /// Footers of plain tables float at the bottom while their section is there.
  func footerRect(in section: CGRect, _ heights: SectionHeights) -> CGRect {
    var y = section.maxY - heights.footer
    if style == .plain {
      let bottom = contentOffset.y + bounds.height - contentInset.bottom
      y = max(min(bottom - heights.footer, y), section.minY)
    }
    return CGRect(x: 0, y: y, width: section.width, height: heights.footer)
  }
}
