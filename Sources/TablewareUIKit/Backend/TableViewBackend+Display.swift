#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// Rows that appear, disappear, are seen, or may appear soon.
extension TableViewBackend {
  /// The events that ``TablewareHosting/RowDisplay`` raises. The table view itself says what to
  /// prefetch.
  private static let displayEvents: DisplayEvents = [.appearance, .impression, .observed]

  /// Looks at the rows on screen after this turn: a table view displays cells in the middle of a
  /// batch.
  func setNeedsDisplayEvents() {
    guard !isDisplayScheduled else { return }
    let isListening = cells.cells.contains { _, binding in
      !binding.row.presentation.displayEvents.isDisjoint(with: Self.displayEvents)
    }
    guard isListening || !display.isIdle else { return }
    isDisplayScheduled = true
    Turn.afterThis { [weak self] in
      guard let self else { return }
      isDisplayScheduled = false
      guard let tableView, tableView.tablewareBackend === self else { return }
      // After a reload the rows on screen have no cells until the next layout.
      if canShowBatches { tableView.layoutIfNeeded() }
      display.announce(seenRows, of: host.snapshot, on: impressionTimeline) { [] }
    }
  }

  private var seenRows: [SeenRow] {
    guard let tableView else { return [] }
    return cells.rows.sorted { $0.path < $1.path }.map { row in
      let isListening = row.presentation.displayEvents.contains(.impression)
      let share = isListening ? visibleShare(of: row.path, in: tableView) : 0
      return SeenRow(row, share: share, raising: Self.displayEvents)
    }
  }

  /// The visible part of a row, or of the table view if the row is higher; 0 without a window.
  private func visibleShare(of path: RowPath, in tableView: UITableView) -> Double {
    guard tableView.window != nil, tableView.has(path) else { return 0 }
    let row = tableView.rectForRow(at: IndexPath(path))
    let inset = tableView.adjustedContentInset
    let top = tableView.contentOffset.y + inset.top
    let bottom = tableView.contentOffset.y + tableView.bounds.height - inset.bottom
    let visible = min(row.maxY, bottom) - max(row.minY, top)
    let whole = min(row.height, bottom - top)
    guard visible > 0, whole > 0 else { return 0 }
    return min(1, Double(visible / whole))
  }

  /// The time of the screens, or of the table view where no screen shows the table.
  private var impressionTimeline: Timeline? {
    if let timeline = host.timeline { return timeline }
    if let ownTimeline { return ownTimeline.timeline }
    let isNeeded = cells.rows.contains { $0.presentation.displayEvents.contains(.impression) }
    guard isNeeded else { return nil }
    let timeline = Timeline()
    ownTimeline = (timeline, TimelineDriver(timeline))
    return timeline
  }

  /// Prepares rows that may appear soon, the nearest first: raises ``Tableware/Prefetch`` and loads
  /// their pictures. Paths may be of the time before an update (rule L-16): rows that do not exist
  /// are left out.
  func prefetch(_ paths: [IndexPath]) {
    deliver(Prefetch(), to: paths) { [images] in images.prefetch($0) }
    noteDisplay(of: paths, isCanceled: false)
  }

  /// Cancels what ``prefetch(_:)`` began for rows that will not appear after all.
  func cancelPrefetch(_ paths: [IndexPath]) {
    deliver(PrefetchCancel(), to: paths) { [images] in images.cancelPrefetch($0.id) }
    noteDisplay(of: paths, isCanceled: true)
  }

  private func noteDisplay(of paths: [IndexPath], isCanceled: Bool) {
    for path in paths.map(RowPath.init) where host.snapshot.contains(path) {
      display.prefetch(host.snapshot.rowID(at: path), at: path, isCanceled: isCanceled)
    }
  }

  private func deliver(_ event: some Event, to paths: [IndexPath], _ action: (AnyRow) -> Void) {
    let snapshot = snapshot
    for path in paths.map(RowPath.init) {
      guard let row = row(at: path) else { continue }
      if snapshot.displayEvents(of: row, at: path).contains(.prefetch) {
        host.deliver(event, from: row.id, near: path)
      }
      action(row)
    }
  }
}
#endif
