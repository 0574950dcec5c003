import Foundation

extension UITableView {
  /// Shows what the window covers: measures, asks for cells, ends the others.
  func layOut() {
    guard phase == .idle else { return }
    let top = contentOffset.y
    asking(.layout) {
      if let measuredWidth, measuredWidth != bounds.width { forgetMeasured() }
      measuredWidth = bounds.width
      measureSectionsIfNeeded()
      showRows()
      guard phase == .layout else { return }
      endRows()
      layOutHeaders()
      layOutCells()
    }
    guard phase == .idle else { return }
    if contentOffset.y != top { delegate?.scrollViewDidScroll(self) }
    guard phase == .idle else { return }
    prefetch()
  }

  /// Measuring a row moves those behind it: goes on until nothing new comes into the window.
  private func showRows() {
    var seen: Set<IndexPath> = []
    while phase == .layout {
      updateContentSize()
      let fresh = pathsInWindow().filter { !seen.contains($0) }
      guard !fresh.isEmpty else { break }
      for path in fresh where phase == .layout {
        seen.insert(path)
        let estimate = heights.sections[path.section].row(path.row)
        show(path)
        guard phase == .layout, heights.sections[path.section].row(path.row) == estimate else {
          break
        }
      }
    }
    rowsAreStale = false
  }

  private func show(_ path: IndexPath) {
    if let cell = shown[path] {
      let isMeasured = heights.sections[path.section].measured(path.row) != nil
      if rowsAreStale || !isMeasured || cell.sizesItself { measure(cell, at: path) }
      cell.sizesItself = false
      return
    }
    guard let cell = prepared.removeValue(forKey: path) ?? cell(for: path) else { return }
    cell.updateConfigurationIfNeeded()
    measure(cell, at: path)
    shown[path] = cell
    cell.displayPath = path
    addSubview(cell)
    cell.setSelected(selected.contains(path), animated: false)
    showEditing(cell, at: path)
    cell.indentationLevel =
      tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    unannounced = inspector.hostility.contains(.unknownPaths) ? cell : nil
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    unannounced = nil
  }

  private func endRows() {
    let window = Set(pathsInWindow())
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) where !window.contains(path) {
      shown[path] = nil
      end(cell, at: path)
    }
  }

  /// A cell is shown no longer. The path may be that of when it was shown (L-13).
  func end(_ cell: UITableViewCell, at path: IndexPath) {
    let isStale = inspector.hostility.contains(.stalePaths)
    let told = isStale ? cell.displayPath ?? path : path
    cell.displayPath = nil
    cell.removeFromSuperview()
    asking(phase == .committing ? .committing : .layout) {
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: told)
    }
    pool.put(cell)
  }

  /// Everything goes back to the pools, from bottom to top (L-14).
  func recycleAll() {
    for (path, cell) in shown.sorted(by: { $0.key > $1.key }) { end(cell, at: path) }
    shown = [:]
    dropPrepared()
    for (section, view) in shownHeaders { retire(view, header: section) }
    for (section, view) in shownFooters { retire(view, footer: section) }
    shownHeaders = [:]
    shownFooters = [:]
  }

  private func layOutCells() {
    for (path, cell) in shown { cell.frame = rectForRow(of: path) }
    tableHeaderView?.frame.origin = .zero
    tableFooterView?.frame.origin.y = contentSize.height - (tableFooterView?.frame.height ?? 0)
  }

  func updateContentSize() {
    var height = (tableHeaderView?.frame.height ?? 0) + (tableFooterView?.frame.height ?? 0)
    for section in heights.sections { height += section.total }
    contentSize = CGSize(width: bounds.width, height: height)
    boundsOrigin.y = clamped(boundsOrigin.y)
  }

  func pathsInWindow() -> [IndexPath] {
    paths(from: contentOffset.y, to: contentOffset.y + bounds.height)
  }

  /// The rows between two heights of the content.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var y: CGFloat = tableHeaderView?.frame.height ?? 0
    var paths: [IndexPath] = []
    for (index, section) in heights.sections.enumerated() {
      defer { y += section.total }
      guard y < bottom else { break }
      guard y + section.total > top else { continue }
      let first = y + section.top
      for row in section.rows(from: top - first, to: bottom - first) {
        paths.append(IndexPath(row: row, section: index))
      }
    }
    return paths
  }
}
