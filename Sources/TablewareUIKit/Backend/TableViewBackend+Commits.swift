#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

extension TableViewBackend: @MainActor TableBackend {
  /// Whether a batch can be shown: the table view is in a window, has a size, and no other code
  /// changed it.
  public var isReady: Bool {
    guard let tableView else { return false }
    dropPooled()
    // Both are called: each of them repairs something.
    let isInstalled = reinstall(in: tableView)
    let isInStep = isInStep(tableView)
    return isInstalled && isInStep && canShowBatches
  }

  var canShowBatches: Bool {
    tableView?.window != nil && tableView?.bounds.isEmpty == false
  }

  /// Every row with a cell, also one that is only prepared, and every section whose header or
  /// footer may be on screen.
  public var bindings: Bindings {
    Bindings(rows: cells.cells.map(\.binding.row), sections: boundSections)
  }

  /// Returns the path of the row of a binding; `nil` if its cell shows another row.
  ///
  /// - Parameter generation: the number of the binding.
  public func path(ofBinding generation: Int) -> RowPath? {
    cells.cells.first { $0.binding.row.generation == generation }?.binding.row.path
  }

  /// Sections with their headers and footers, also those without: all of them, or in a large table
  /// those near the rows on screen.
  private var boundSections: [BoundSection] {
    var sections = 0..<snapshot.sectionCount
    if sections.count > Self.countedSections {
      let first = (cells.rows.map(\.path.section).min() ?? 0) - Self.countedSections / 2
      sections = sections.clamped(to: first..<(first + Self.countedSections))
    }
    return sections.map { BoundSection($0, of: snapshot) }
  }

  /// Releases cells that were prepared and never displayed, which UIKit does not report (rule
  /// L-15).
  private func dropPooled() {
    for (cell, binding) in cells.cells where !binding.isDisplayed {
      if tableView?.cellForRow(at: IndexPath(binding.row.path)) !== cell { cells.release(cell) }
    }
  }

  /// Shows a snapshot as a whole. Cells return to the pool; scroll position, selection and keyboard
  /// are kept by identity.
  ///
  /// - Parameter new: the sections and rows to show.
  public func reload(to new: Snapshot) {
    defer { didCommit() }
    guard let tableView else { return snapshot = new }
    let anchor = awayAnchor ?? ScrollAnchor(tableView, cells.rows, table.anchoring)
    let typing = rowWithKeyboard
    noteHeights()
    closeSwipe(tableView)
    snapshot = new
    heights.keepRows { new.path(of: $0) != nil }
    // Before any cell is displayed, and selected.
    showSelectionMode(in: tableView)
    updating {
      tableView.reloadData()
      // The remaining cells were displayed while another delegate was informed of it.
      cells.releaseAll()
    }
    guard canShowBatches else { return keepForReturn(anchor) }
    awayAnchor = nil
    anchor?.restore(in: tableView, new)
    showSelection()
    keepTyping(in: typing)
  }

  /// Keeps the scroll position until rows are laid out, which they are not without a window
  /// (F-109).
  func keepForReturn(_ anchor: ScrollAnchor?) {
    guard awayAnchor == nil, let anchor else { return }
    awayAnchor = anchor
    waitingForLayout.append { [weak self] in
      guard let self, let tableView, let anchor = awayAnchor else { return }
      awayAnchor = nil
      anchor.restore(in: tableView, snapshot)
    }
  }

  /// Applies a batch inside `performBatchUpdates`, exactly as it was planned. Rows that stay keep
  /// their cells; rows that are removed lose the keyboard (rule B-61).
  ///
  /// - Parameters:
  ///   - batch: the changes.
  ///   - new: the sections and rows after the batch.
  ///   - done: called when the animation has ended.
  public func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    let typing = rowWithKeyboard
    // The table view may have left its window since the step before.
    guard let tableView, canShowBatches, batch.changeCount <= changeLimit else {
      reload(to: new)
      return done()
    }
    let anchor = ScrollAnchor(tableView, cells.rows, table.anchoring)
    let headers = boundSections
    let mapping = BatchMapping(batch)
    for (cell, binding) in cells.cells where mapping.row(binding.row.path) == nil {
      cell.endTyping()
    }
    forgetHeights(batch)
    // Without animations UIKit may call the completion at once, and the next step must not begin
    // within this one.
    var isOver = false
    var isDone = false
    let update = { [self] in
      tableView.performBatchUpdates(
        { [self] in
          // Not before: the table view may lay out, and request cells, when the batch opens.
          follow(mapping)
          snapshot = new
          tableView.apply(batch)
        },
        completion: { [weak self] _ in
          self?.dropPooled()
          isOver = true
          if isDone { done() }
        })
    }
    updating {
      // With an animation, the rows that the user looks at would jump away and slide back.
      if anchor?.isMoved(by: mapping) == true {
        UIView.performWithoutAnimation(update)
      } else {
        update()
      }
    }
    for old in headers {
      guard let section = mapping.section(old.index),
        new.header(of: section) != old.header || new.footer(of: section) != old.footer
      else { continue }
      showHeader(of: section)
    }
    anchor?.restore(in: tableView, new)
    keepTyping(in: typing)
    isDone = true
    if isOver { done() }
  }

  /// Binds rows again in their cells. Rows of another kind get another cell.
  ///
  /// - Parameters:
  ///   - refresh: the rows and headers.
  ///   - new: the current sections and rows.
  public func refresh(_ refresh: Refresh, to new: Snapshot) {
    snapshot = new
    defer { didCommit() }
    guard let tableView else { return }
    let changed = Set(refresh.rows)
    var mustMeasure = !(refresh.replacedRows.isEmpty && refresh.sections.isEmpty)
    // A cell that UIKit only prepared may show the same row as the one on screen.
    for (cell, binding) in cells.cells where new.contains(binding.row.path) {
      if changed.contains(binding.row.path) || binding.isOutOfDate {
        let isBound = bindAgain(cell, binding)
        mustMeasure =
          mustMeasure
          || isBound && wantsAnotherHeight(cell, at: binding.row.path, in: tableView)
      } else {
        binding.stamp = stamp
        // Its first and last position offer other moves.
        if binding.row.presentation.isMovable { describe(cell, binding.row) }
      }
    }
    for section in refresh.sections { showHeader(of: section) }
    if mustMeasure { measure(replacing: refresh.replacedRows, in: tableView) }
    showSelection()
    showIndex(in: tableView)
  }

  private func didCommit() {
    onCommit?()
    setNeedsDisplayEvents()
  }

  /// Moves bindings with the rows of a batch.
  private func follow(_ mapping: BatchMapping) {
    for (cell, binding) in cells.cells {
      if let path = mapping.row(binding.row.path) {
        binding.row.path = path
      } else {
        // The cell may be on screen until the animation ends, and shows no row any more.
        cells.release(cell)
      }
    }
  }

  /// Measures again by an empty batch, without new cells (rule G-10). Rows of another kind get
  /// their cells in the same batch, because two batches in one turn would overlap (rule B-56).
  private func measure(replacing rows: [RowPath], in tableView: UITableView) {
    guard canShowBatches else { return reload(to: snapshot) }
    for path in rows {
      cell(at: path)?.endTyping()
      if snapshot.rowID(at: path) == swiped { closeSwipe(tableView) }
    }
    let anchor = ScrollAnchor(tableView, cells.rows, table.anchoring)
    updating {
      if rows.isEmpty {
        tableView.performBatchUpdates(nil, completion: nil)
      } else {
        UIView.performWithoutAnimation {
          tableView.performBatchUpdates(
            { tableView.reloadRows(at: rows.map(IndexPath.init), with: .none) }, completion: nil)
        }
      }
    }
    anchor?.restore(in: tableView, snapshot)
  }

  /// Keeps the keyboard in a row that stays, also in another cell (rule P-11).
  private func keepTyping(in row: Identity?) {
    guard let row, rowWithKeyboard == nil, let path = snapshot.path(of: row) else { return }
    focus(path)
  }

  /// Marks changes of the table view meanwhile as caused by the back end.
  func updating(_ action: () -> Void) {
    let wasUpdating = isUpdating
    isUpdating = true
    action()
    isUpdating = wasUpdating
  }
}
#endif
