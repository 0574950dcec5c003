#if !canImport(UIKit)
  import Foundation

  extension UITableView {
    /// The estimate for rows that were never measured.
    var rowEstimate: CGFloat {
      if rowHeight >= 0 { return rowHeight }
      return estimatedRowHeight > 0 ? estimatedRowHeight : TableHeights.estimate
    }

    /// Shows what the window covers: measures, asks for cells, ends the others.
    func layOut() {
      guard phase == .idle else { return }
      measureSections()
      var visible: Set<IndexPath> = []
      // Measuring a row moves those behind it: go on until nothing new comes into the window.
      while true {
        updateContentSize()
        let paths = pathsInWindow()
        let fresh = paths.filter { !visible.contains($0) }
        guard !fresh.isEmpty else { break }
        for path in fresh { show(path) }
        visible.formUnion(fresh)
        guard phase == .idle else { return }
      }
      let window = Set(pathsInWindow())
      for (path, cell) in shown.sorted(by: { $0.key < $1.key }) where !window.contains(path) {
        shown[path] = nil
        end(cell, at: path)
      }
      layOutHeaders(window)
      for (path, cell) in shown {
        cell.frame = rectForRow(at: path)
      }
    }

    private func show(_ path: IndexPath) {
      if let cell = shown[path] { return measure(cell, at: path) }
      guard let cell = cell(for: path) else { return }
      measure(cell, at: path)
      shown[path] = cell
      addSubview(cell)
      cell.setSelected(selected.contains(path), animated: false)
      cell.setEditing(isEditing, animated: false)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    private func measure(_ cell: UITableViewCell, at path: IndexPath) {
      var height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if height == Self.automaticDimension {
        height = cell.systemLayoutSizeFitting(bounds.size).height
      }
      if height.isNaN || height.isInfinite || height < 0 {
        report(
          height < 0 ? "G-02" : "G-03", .exception, "row \(path.text) has height \(height)")
        height = 0
      }
      heights.set(height, at: path)
    }

    private func measureSections() {
      for section in counts.indices {
        heights.setHeader(sectionHeight(section, isHeader: true), section)
        heights.setFooter(sectionHeight(section, isHeader: false), section)
      }
    }

    private func sectionHeight(_ section: Int, isHeader: Bool) -> CGFloat {
      let asked =
        isHeader
        ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
        : tableDelegate?.tableView(self, heightForFooterInSection: section)
      let height = asked ?? Self.automaticDimension
      if height >= 0 { return height }
      if height != Self.automaticDimension {
        report("G-02", .exception, "a header or footer of section \(section) has height \(height)")
        return 0
      }
      let title =
        isHeader
        ? dataSource?.tableView(self, titleForHeaderInSection: section)
        : dataSource?.tableView(self, titleForFooterInSection: section)
      let view =
        isHeader
        ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
        : tableDelegate?.tableView(self, viewForFooterInSection: section)
      defer { if let view { retire(view) } }
      return view?.systemLayoutSizeFitting(bounds.size).height ?? (title == nil ? 0 : 28)
    }

    private func layOutHeaders(_ window: Set<IndexPath>) {
      let sections = Set(window.map(\.section))
      for section in counts.indices {
        let isShown = sections.contains(section)
        if isShown, shownHeaders[section] == nil, heights.headers[section] > 0,
          let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
        {
          shownHeaders[section] = view
          addSubview(view)
        } else if !isShown, let view = shownHeaders.removeValue(forKey: section) {
          retire(view)
        }
        if isShown, shownFooters[section] == nil, heights.footers[section] > 0,
          let view = tableDelegate?.tableView(self, viewForFooterInSection: section)
        {
          shownFooters[section] = view
          addSubview(view)
        } else if !isShown, let view = shownFooters.removeValue(forKey: section) {
          retire(view)
        }
      }
    }

    func end(_ cell: UITableViewCell, at path: IndexPath) {
      cell.removeFromSuperview()
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      pool.put(cell)
    }

    func retire(_ view: UIView) {
      view.removeFromSuperview()
      if let header = view as? UITableViewHeaderFooterView { pool.put(header) }
    }

    func recycleAll() {
      for (path, cell) in shown.sorted(by: { $0.key > $1.key }) { end(cell, at: path) }
      shown = [:]
      for view in shownHeaders.values { retire(view) }
      for view in shownFooters.values { retire(view) }
      shownHeaders = [:]
      shownFooters = [:]
    }

    private func updateContentSize() {
      var height: CGFloat = tableHeaderView?.frame.height ?? 0
      for section in counts.indices {
        height += heights.headers[section] + heights.footers[section]
        for row in 0..<counts[section] {
          height += heights.height(at: IndexPath(row: row, section: section), estimate: rowEstimate)
        }
      }
      contentSize = CGSize(width: bounds.width, height: height)
      boundsOrigin.y = clamped(boundsOrigin.y)
    }

    private func pathsInWindow() -> [IndexPath] {
      let top = contentOffset.y
      let bottom = top + bounds.height
      var y: CGFloat = tableHeaderView?.frame.height ?? 0
      var paths: [IndexPath] = []
      for section in counts.indices {
        y += heights.headers[section]
        for row in 0..<counts[section] {
          let path = IndexPath(row: row, section: section)
          let height = heights.height(at: path, estimate: rowEstimate)
          if y < bottom, y + height > top { paths.append(path) }
          y += height
          if y >= bottom { return paths }
        }
        y += heights.footers[section]
      }
      return paths
    }
  }
#endif
