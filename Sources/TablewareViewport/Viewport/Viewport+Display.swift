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
    var rows: [SeenRow] = []
    rows.reserveCapacity(records.count + 1)
    func note(_ row: BoundRow?) {
      guard let row else { return }
      let share = row.presentation.displayEvents.isEmpty ? 0 : visibleShare(of: row.path)
      if let share { rows.append(SeenRow(row, share: share)) }
    }
    for index in records.indices { note(records[index].row) }
    note(pinned?.row)
    return rows
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
    var (edge, count): (RowPath?, Int) = (nil, 0)
    for index in records.indices {
      let path = records[index].item.path
      guard path.role == .row else { continue }
      count += 1
      edge = edge.map { isForward ? max($0, path) : min($0, path) } ?? path
    }
    return edge.map { rows(beyond: $0, count: host.table.prefetchCount(count)) } ?? []
  }

  /// The rows after or before a row, in the direction of scrolling: whole sections at once.
  private func rows(beyond edge: RowPath, count: Int) -> [RowPath] {
    func path(beyond path: RowPath) -> RowPath? {
      isForward ? snapshot.path(after: path) : snapshot.path(before: path)
    }
    var rows: [RowPath] = []
    rows.reserveCapacity(count)
    var next = path(beyond: edge)
    while let first = next, rows.count < count {
      let rest = isForward ? snapshot.rowCount(in: first.section) - first.row : first.row + 1
      let step = isForward ? 1 : -1
      for distance in 0..<min(rest, count - rows.count) {
        rows.append(RowPath(section: first.section, row: first.row + step * distance))
      }
      next = rows.last.flatMap(path)
    }
    return rows
  }
}
