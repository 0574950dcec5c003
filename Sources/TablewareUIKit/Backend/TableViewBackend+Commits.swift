#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension TableViewBackend: @MainActor TableBackend {
  /// Whether a batch could be shown: the table view is in a window, has a size, and is as it was left here.
  public var isReady: Bool {
    guard let tableView else { return false }
    dropPooled()
    // Both are looked at: each of them mends something.
    let isMine = takeBack(tableView)
    let isInStep = isInStep(tableView)
    return isMine && isInStep && canShowBatches
  }

  private var canShowBatches: Bool {
    tableView?.window != nil && tableView?.bounds.isEmpty == false
  }

  /// Every row with a cell, also one that is only prepared, and every section whose header or footer may be
  /// on screen.
  public var bindings: Bindings {
    Bindings(rows: cells.cells.map(\.binding.row), sections: boundSections)
  }

  /// Where a row that was bound stands now.
  public func path(ofBinding generation: Int) -> RowPath? {
    cells.cells.first { $0.binding.row.generation == generation }?.binding.row.path
  }

  /// Also sections that have no header yet: all of them, or in a table of many those around the rows on
  /// screen.
  private var boundSections: [BoundSection] {
    var sections = 0..<snapshot.sectionCount
    if sections.count > Self.countedSections {
      let first = (cells.rows.map(\.path.section).min() ?? 0) - Self.countedSections / 2
      sections = sections.clamped(to: first..<(first + Self.countedSections))
    }
    return sections.map { BoundSection($0, of: snapshot) }
  }

  /// Cells that were prepared and never displayed go back to the pool without a word (rule L-15).
  private func dropPooled() {
    for (cell, binding) in cells.cells where !binding.isDisplayed {
      if tableView?.cellForRow(at: IndexPath(binding.row.path)) !== cell { cells.release(cell) }
    }
  }

  /// Shows a snapshot as a whole. Cells go back to the pool; place, selection and keyboard are kept by
  /// identity.
  public func reload(to new: Snapshot) {
    defer { onCommit?() }
    guard let tableView else { return snapshot = new }
    let anchor = Anchor(tableView, cells.rows, table.anchoring)
    let typing = rowWithKeyboard
    noteHeights()
    closeSwipe(tableView)
    snapshot = new
    heights.keepOnly(new)
    // Before any cell is displayed, and selected.
    showSelectionMode(in: tableView)
    telling {
      tableView.reloadData()
      // What is left was displayed while somebody else was told of it.
      cells.releaseAll()
    }
    guard canShowBatches else { return keepForReturn(anchor) }
    anchor?.restore(in: tableView, new)
    showSelection()
    keepTyping(in: typing)
  }

  /// Without a window nothing is laid out: the place of before is brought back when rows are (F-109).
  private func keepForReturn(_ anchor: Anchor?) {
    guard awayPlace == nil, let anchor else { return }
    awayPlace = anchor
    waitingForLayout.append { [weak self] in
      guard let self, let tableView, let place = awayPlace else { return }
      awayPlace = nil
      place.restore(in: tableView, snapshot)
    }
  }

  /// Applies a batch inside `performBatchUpdates`, exactly as it was planned. Cells of rows that stay,
  /// stay; the keyboard leaves rows that go (rule B-61).
  public func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    let typing = rowWithKeyboard
    // The window may have gone since the step before.
    guard let tableView, canShowBatches, batch.changeCount <= Self.changeLimit else {
      reload(to: new)
      return done()
    }
    let anchor = Anchor(tableView, cells.rows, table.anchoring)
    let headers = boundSections
    let mapping = BatchMapping(batch)
    for (cell, binding) in cells.cells where mapping.row(binding.row.path) == nil {
      cell.endTyping()
    }
    forgetHeights(batch)
    // Without animations UIKit may answer at once, and the next step must not begin in the middle of this one.
    var isOver = false
    var isDone = false
    let tell = { [self] in
      tableView.performBatchUpdates(
        { [self] in
          // Not before: the table view may lay out, and ask for cells, when the batch opens.
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
    telling {
      // What is read would be seen to jump away and slide back.
      if anchor?.isMoved(by: mapping) == true {
        UIView.performWithoutAnimation(tell)
      } else {
        tell()
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

  /// Binds rows again, in their cells; rows that need another cell get one.
  public func refresh(_ refresh: Refresh, to new: Snapshot) {
    snapshot = new
    defer { onCommit?() }
    guard let tableView else { return }
    let changed = Set(refresh.rows)
    var mustMeasure = !(refresh.replacedRows.isEmpty && refresh.sections.isEmpty)
    // A cell that UIKit only prepared may stand for the same row as the one on screen.
    for (cell, binding) in cells.cells {
      guard let row = new[binding.row.path] else { continue }
      if changed.contains(binding.row.path), binding.row.content != row.content {
        let path = binding.row.path
        bind(cell, to: row, at: path)
        mustMeasure = mustMeasure || wantsAnotherHeight(cell, at: path, in: tableView)
      } else if binding.isDisplayed {
        // The content is the same; what can be done with the row may not be.
        binding.stamp = stamp
        describe(cell, row, at: binding.row.path)
      }
    }
    for section in refresh.sections { showHeader(of: section) }
    if mustMeasure { measure(replacing: refresh.replacedRows, in: tableView) }
    showSelection()
    showIndex(in: tableView)
  }

  /// Scrolls to a row; once rows are laid out, if none is yet.
  public func scroll(to path: RowPath, at position: ScrollPosition, animated: Bool) {
    whenLaidOut(snapshot.rowID(at: path)) { tableView, path in
      tableView.scrollToRow(
        at: IndexPath(path), at: UITableView.ScrollPosition(position), animated: animated)
    }
  }

  /// Gives the keyboard to the field of a row, or takes it away.
  public func focus(_ path: RowPath?) {
    guard let path else { return cells.cells.forEach { $0.cell.endTyping() } }
    whenLaidOut(snapshot.rowID(at: path)) { [weak self] tableView, path in
      tableView.scrollToRow(at: IndexPath(path), at: .none, animated: false)
      tableView.layoutIfNeeded()
      // Nobody types into what does not answer.
      guard let cell = self?.cell(at: path), cell.isUserInteractionEnabled else { return }
      cell.beginTyping()
    }
  }

  /// Does something with a row of today, now or when the table view has laid out.
  private func whenLaidOut(_ row: Identity, _ act: @escaping (UITableView, RowPath) -> Void) {
    let look = { [weak self] in
      guard let self, let tableView, let path = snapshot.path(of: row) else { return }
      act(tableView, path)
    }
    guard let tableView, tableView.window != nil, !tableView.bounds.isEmpty else {
      return waitingForLayout.append(look)
    }
    look()
  }

  /// The cells of rows that stay go with them.
  private func follow(_ mapping: BatchMapping) {
    for (cell, binding) in cells.cells {
      if let path = mapping.row(binding.row.path) {
        binding.row.path = path
      } else {
        // It may be on screen until the animation ends, and stands for nothing any more.
        cells.release(cell)
      }
    }
  }

  /// Heights may differ now: an empty batch measures without new cells (rule G-10). Rows of another kind get
  /// theirs in the same batch: two in a turn would overlap (rule B-56).
  private func measure(replacing rows: [RowPath], in tableView: UITableView) {
    guard canShowBatches else { return reload(to: snapshot) }
    for path in rows {
      cell(at: path)?.endTyping()
      if snapshot.rowID(at: path) == swiped { closeSwipe(tableView) }
    }
    let anchor = Anchor(tableView, cells.rows, table.anchoring)
    telling {
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

  /// A row that survives keeps the keyboard, also in another cell (rule P-11).
  private func keepTyping(in row: Identity?) {
    guard let row, rowWithKeyboard == nil, let path = snapshot.path(of: row) else { return }
    focus(path)
  }

  func telling(_ action: () -> Void) {
    let wasTelling = isTelling
    isTelling = true
    action()
    isTelling = wasTelling
  }

  private func showSelectionMode(in tableView: UITableView) {
    // Only when it changes: the app may have set these, too.
    guard shownMode != table.selectionMode else { return }
    shownMode = table.selectionMode
    tableView.allowsMultipleSelection = table.selectionMode == .multiple
    tableView.allowsMultipleSelectionDuringEditing = table.selectionMode == .multiple
  }

  /// Selects in the table view what is selected in the table; nobody is told (rule L-34).
  func showSelection() {
    guard let tableView else { return }
    showSelectionMode(in: tableView)
    let shown = Set(tableView.indexPathsForSelectedRows ?? [])
    for row in cells.rows where snapshot.contains(row.path) {
      let path = IndexPath(row.path)
      // The snapshot may be of before the tap.
      let isSelected = table.selectionMode != .none && table.selection.contains(row.identity)
      if isSelected, !shown.contains(path) {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      } else if !isSelected, shown.contains(path) {
        tableView.deselectRow(at: path, animated: false)
      }
    }
  }
}
#endif
