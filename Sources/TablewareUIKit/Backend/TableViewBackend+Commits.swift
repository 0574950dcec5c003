#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

extension TableViewBackend: @MainActor TableBackend, @MainActor AnimatingBackend {
  /// Whether a batch can be shown: the table view is in a window, has a size, has displayed a row,
  /// and no other code changed it.
  public var isReady: Bool {
    guard let tableView else { return false }
    dropPooled()
    // Both are called: each of them repairs something.
    let isInstalled = reinstall(in: tableView)
    let isInStep = isInStep(tableView)
    return canAnimate(isUnchanged: isInstalled && isInStep)
  }

  var canShowBatches: Bool {
    tableView?.window != nil && tableView?.bounds.isEmpty == false
  }

  /// Every row with a cell, also one that is only prepared, and every section whose header or
  /// footer may be on screen.
  public var bindings: Bindings {
    Bindings(
      rows: cells.cells.map(\.binding.row) + headers.views.map(\.binding.row),
      sections: boundSections)
  }

  /// Returns the path of the row of a binding; `nil` if its cell shows another row.
  ///
  /// - Parameter generation: the number of the binding.
  public func path(ofBinding generation: Int) -> RowPath? {
    let cell = cells.cells.first { $0.binding.row.generation == generation }?.binding
    return cell?.row.path
      ?? headers.views.first { $0.binding.row.generation == generation }?.binding.row.path
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
    dropPooledHeaders()
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
    showTheme()
    noteReload()
    guard let tableView else { return snapshot = new }
    let anchor = awayAnchor ?? ScrollAnchor(tableView, cells.rows, table.anchoring)
    let (typing, read) = (rowWithKeyboard, rowWithVoiceOver)
    noteHeights()
    closeSwipe(tableView)
    updateEstimates(for: new)
    snapshot = new
    if runningBatch != nil {
      // The reload ends the animation.
      runningBatch = nil
      mustMeasureLater = false
      sectionsToReload = []
      Turn.afterThis { [weak self] in self?.resumeAfterAnimation() }
    }
    // Before any cell is displayed, and selected.
    showSelectionMode(in: tableView)
    updating {
      tableView.reloadData()
      // The remaining cells were displayed while another delegate was informed of it.
      cells.releaseAll()
      headers.releaseAll()
    }
    guard canShowBatches else { return keepForReturn(anchor) }
    awayAnchor = nil
    anchor?.restore(in: tableView, new)
    showSelection()
    keepTyping(in: typing)
    guard let read else { return }
    // The cells of the new state.
    tableView.layoutIfNeeded()
    moveVoiceOver(to: read)
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

  /// A batch waits while the user drags a row, and for the end of the animation of the batch before
  /// (rule B-56), unless it is not animated itself.
  package func waits(before batch: Batch, then action: @escaping () -> Void) -> Bool {
    if isDragging {
      Turn.after(.milliseconds(100)) { action() }
      return true
    }
    guard runningBatch != nil, !isUnanimated(batch, table.commitAnimations) else { return false }
    afterAnimation = action
    return true
  }

  /// Applies a batch inside `performBatchUpdates`, exactly as it was planned. Rows that stay keep
  /// their cells; rows that are removed lose the keyboard (rule B-61).
  ///
  /// The commit goes on while the batch is animated, so a change of contents is shown at once. A
  /// batch that is not animated ends the animation of the batch before.
  ///
  /// - Parameters:
  ///   - batch: the changes.
  ///   - new: the sections and rows after the batch.
  ///   - done: called at once, so that the commit goes on.
  public func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    let chosen = table.commitAnimations
    // The table view may have left its window since the step before.
    guard let tableView, canShowBatches, runningBatch == nil, batch.changeCount <= changeLimit
    else {
      noteObstacle(to: batch)
      reload(to: new)
      return done()
    }
    perform(batch, to: new, chosen, in: tableView)
    done()
  }

  private func perform(
    _ batch: Batch, to new: Snapshot, _ chosen: CommitAnimations, in tableView: UITableView
  ) {
    let typing = rowWithKeyboard
    let anchor = ScrollAnchor(tableView, cells.rows, table.anchoring)
    let mapping = BatchMapping(batch)
    let next = rowAfterVoiceOver(mapping)
    for (cell, binding) in cells.cells where mapping.row(binding.row.path) == nil {
      cell.endTyping()
    }
    forgetHeights(batch)
    updateEstimates(for: new)
    let number = beginBatch()
    let update = { [self] in
      tableView.performBatchUpdates(
        { [self] in
          // Not before: the table view may lay out, and request cells, when the batch opens.
          follow(mapping)
          followHeaders(mapping)
          let old = snapshot
          follow(batch, to: new)
          apply(batch, to: tableView, from: old, chosen)
        },
        completion: { [weak self] _ in self?.batchEnded(number) })
    }
    updating {
      // With an animation, the rows that the user looks at would jump away and slide back.
      if anchor?.isMoved(by: mapping) == true || isUnanimated(batch, chosen) {
        UIView.performWithoutAnimation(update)
      } else {
        update()
      }
    }
    anchor?.restore(in: tableView, new, after: mapping)
    keepTyping(in: typing)
    if let next { whenIdle { [weak self] in self?.moveVoiceOver(to: next) } }
  }

  /// The animation of a batch ended, or was interrupted.
  func batchEnded(_ number: Int) {
    guard runningBatch == number else { return }
    // The user may have begun to drag a row meanwhile, which the next batch would disturb.
    if isDragging {
      return Turn.after(.milliseconds(100)) { [weak self] in self?.batchEnded(number) }
    }
    runningBatch = nil
    dropPooled()
    measureNow()
    if runningBatch == nil { resumeAfterAnimation() }
  }

  /// Runs what waited for the end of an animation.
  func resumeAfterAnimation() {
    let actions = idleActions
    idleActions = []
    for action in actions { action() }
    let action = afterAnimation
    afterAnimation = nil
    action?()
  }

  /// Runs an action when no batch is animated.
  func whenIdle(_ action: @escaping () -> Void) {
    if runningBatch == nil { action() } else { idleActions.append(action) }
  }

  /// Binds rows again in their cells. Rows of another kind get another cell.
  ///
  /// - Parameters:
  ///   - changes: the rows and headers whose content changed.
  ///   - new: the current sections and rows.
  public func refresh(_ changes: ContentChanges, to new: Snapshot) {
    showContents(of: new)
    defer { didCommit() }
    showTheme()
    guard let tableView else { return }
    let show = { [self] in self.show(changes, of: new, in: tableView) }
    // A cell animates its controls by itself.
    if table.commitAnimations.isNone { UIView.performWithoutAnimation(show) } else { show() }
  }

  private func show(_ changes: ContentChanges, of new: Snapshot, in tableView: UITableView) {
    let changed = Set(changes.rows)
    var mustMeasure = !(changes.replacedRows.isEmpty && changes.sections.isEmpty)
    // UIKit would resize a cell with another configuration by itself, at a moment of its own, and
    // so move the rows that the user looks at.
    let selfSizing = tableView.selfSizingInvalidation
    tableView.selfSizingInvalidation = .disabled
    defer { tableView.selfSizingInvalidation = selfSizing }
    // A cell that UIKit only prepared may show the same row as the one on screen.
    for (cell, binding) in cells.cells where new.contains(binding.row.path) {
      if changed.contains(binding.row.path) || binding.isOutOfDate || isOther(binding, in: new) {
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
    let replaced = changes.replacedRows
    if showHeaders({ changed.contains($0) || replaced.contains($0) }) { mustMeasure = true }
    if mustMeasure {
      measureWhenIdle(replacing: replaced, sections: changes.sections, in: tableView)
    }
    showSelection()
    showIndex(in: tableView)
  }

  /// Whether the row of a binding is `Equatable` and differs, though its content may be the same.
  private func isOther(_ binding: Binding, in new: Snapshot) -> Bool {
    guard let base = binding.base, base is any Equatable, let row = new[binding.row.path] else {
      return false
    }
    return row.base.differs(from: base)
  }

  private func didCommit() {
    // Fields may have been inserted or removed around the one that is typed into.
    if fieldBar?.isShown == true { showFieldBar() }
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

  /// Keeps the keyboard in a row that stays, also in another cell (rule P-11).
  func keepTyping(in row: Identity?) {
    guard let row, rowWithKeyboard == nil, let path = snapshot.path(of: row), let tableView,
      canShowBatches
    else { return }
    beginTyping(at: path, in: tableView)
  }

  /// Marks changes of the table view meanwhile as caused by the back end.
  func updating(_ action: () -> Void) {
    let (wasUpdating, outerSpace) = (isUpdating, updateSpace)
    isUpdating = true
    updateSpace = outerSpace ?? tableView?.space
    if estimates?.space != updateSpace { estimates = nil }
    action()
    (isUpdating, updateSpace) = (wasUpdating, outerSpace)
  }
}
#endif
