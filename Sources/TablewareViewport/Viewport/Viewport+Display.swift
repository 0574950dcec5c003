import Tableware
import TablewareHosting

/// Raises the display events of rows: appearance, disappearance, impressions, prefetches.
extension Viewport {
  /// Raises the events of the frame that was just laid out.
  func announce() {
    noteDirection()
    display.announce(seenRows, of: snapshot, on: timeline) { nextRows }
  }

  /// The rows on screen, with the visible part of each.
  private var seenRows: [SeenRow] {
    (records + [pinned].compactMap { $0 }).compactMap { record in
      guard let row = record.row else { return nil }
      let share = row.presentation.displayEvents.isEmpty ? 0 : visibleShare(of: row.path)
      return share.map { SeenRow(row, share: $0) }
    }
  }

  /// Returns the visible part of a row, from 0 to 1; `nil` if it is not visible.
  private func visibleShare(of path: RowPath) -> Double? {
    guard let frame = frame(of: path), frame.height > 0 else { return nil }
    let top = path == pinned?.item.path ? max(0, frame.y) : max(frame.y, coveredHeight)
    let visible = min(frame.y + frame.height, framesHeight) - top
    guard visible > 0 else { return nil }
    return Double(visible) / Double(max(1, min(frame.height, framesHeight)))
  }

  private func noteDirection() {
    guard let first = frames.first else { return }
    let top = geometry.item(at: first.item)
    if let before = lastTop, geometry.contains(before) {
      let position = geometry.index(of: before)
      if position != first.item { isForward = position < first.item }
    }
    lastTop = top
  }

  /// The rows after the last one on screen, or before the first one: as many as are on screen,
  /// times the distance of prefetching.
  private var nextRows: [RowPath] {
    let paths = records.compactMap { $0.row?.path }.filter { $0.role == .row }
    guard let edge = isForward ? paths.max() : paths.min() else { return [] }
    let next = { [self] (path: RowPath) in
      isForward ? snapshot.path(after: path) : snapshot.path(before: path)
    }
    return Array(
      sequence(first: edge, next: next).dropFirst().prefix(
        host.table.prefetchCount(paths.count)))
  }
}
