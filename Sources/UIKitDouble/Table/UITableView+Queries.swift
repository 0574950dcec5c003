#if !canImport(UIKit)
  import Foundation

  extension UITableView {
    /// Whether a row exists, as the table knows it.
    func holds(_ path: IndexPath) -> Bool {
      path.count == 2 && counts.indices.contains(path.section)
        && (0..<counts[path.section]).contains(path.row)
    }

    /// The cell of a row on screen.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      if phase != .idle { report("B-57", .warning, "cellForRow(at:) during an update") }
      return shown[indexPath]
    }

    /// The row that a cell shows.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
      shown.first { $0.value === cell }?.key
    }

    public var visibleCells: [UITableViewCell] {
      if phase != .idle { report("B-57", .warning, "visibleCells during an update") }
      return shown.sorted { $0.key < $1.key }.map(\.value)
    }

    public var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      shownHeaders[section] as? UITableViewHeaderFooterView
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
      shownFooters[section] as? UITableViewHeaderFooterView
    }

    /// Where a row lies in the content; zero for one that does not exist (G-11).
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
      guard holds(indexPath) else { return .zero }
      var y: CGFloat = tableHeaderView?.frame.height ?? 0
      for section in 0...indexPath.section {
        y += heights.headers[section]
        for row in 0..<(section == indexPath.section ? indexPath.row : counts[section]) {
          y += heights.height(at: IndexPath(row: row, section: section), estimate: rowEstimate)
        }
        if section < indexPath.section { y += heights.footers[section] }
      }
      let height = heights.height(at: indexPath, estimate: rowEstimate)
      return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    /// Scrolls to a row; one that does not exist is an exception (G-20).
    public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
      guard isUsable("scrollToRow") else { return }
      loadIfNeeded()
      guard holds(indexPath) else {
        return report("G-20", .exception, "scrolled to \(indexPath.text), which does not exist")
      }
      let rect = rectForRow(at: indexPath)
      let offset: CGFloat =
        switch position {
        case .top: rect.minY
        case .middle: rect.midY - bounds.height / 2
        case .bottom: rect.maxY - bounds.height
        case .none:
          if rect.minY < contentOffset.y {
            rect.minY
          } else if rect.maxY > contentOffset.y + bounds.height {
            rect.maxY - bounds.height
          } else {
            contentOffset.y
          }
        }
      contentOffset = CGPoint(x: 0, y: clamped(offset))
    }

    /// Runs `cellForRow` again for rows on screen; the same cell has to come back (L-20).
    public func reconfigureRows(at indexPaths: [IndexPath]) {
      guard isUsable("reconfigureRows") else { return }
      for path in indexPaths {
        guard holds(path) else {
          return report("B-11", .exception, "reconfigured \(path.text), which does not exist")
        }
        guard let cell = shown[path], phase == .idle else { continue }
        _ = self.cell(for: path, existing: cell)
        heights.set(nil, at: path)
      }
      setNeedsLayout()
    }

    public var indexPathsForSelectedRows: [IndexPath]? {
      selected.isEmpty ? nil : selected.sorted()
    }

    public var indexPathForSelectedRow: IndexPath? { selected.min() }

    /// Selects a row; nobody is told (L-30).
    public func selectRow(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      guard isUsable("selectRow") else { return }
      guard let indexPath else {
        for path in selected { deselectRow(at: path, animated: animated) }
        return
      }
      guard holds(indexPath) else {
        return report("G-20", .exception, "selected \(indexPath.text), which does not exist")
      }
      if !allowsMultipleSelection {
        for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
      }
      selected.insert(indexPath)
      shown[indexPath]?.setSelected(true, animated: animated)
      if scrollPosition != .none {
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
      }
    }

    /// Deselects a row; nobody is told.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
      guard selected.remove(indexPath) != nil else { return }
      shown[indexPath]?.setSelected(false, animated: animated)
    }
  }
#endif
