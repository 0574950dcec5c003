import Tableware
import TablewareHosting
import TablewareViewport

/// Tells rows that they came on screen, went, were seen, or will come next: by what the client says
/// it shows.
extension WebPage {
  /// The client shows what lies between two items, by their numbers. Where one is gone by now
  /// nothing is told: the client will tell again.
  package func announce(from top: Int, to bottom: Int) {
    guard let first = entries.firstIndex(where: { $0.id == top }),
      let last = entries.firstIndex(where: { $0.id == bottom }), first <= last
    else { return }
    topShown = top
    let seen = entries[first...last]
    noteDirection(outline.index(of: entries[first].item))
    let rows = seen.compactMap { entry in
      // The client tells of whole rows and of parts alike.
      entry.bound.map { SeenRow($0, share: 1) }
    }
    display.announce(rows, of: snapshot, on: host.timeline) {
      nextRows(rows.count, behind: seen)
    }
  }

  /// Nobody sees the page any more.
  func announceNothing() {
    lastPosition = nil
    display.announce([], of: snapshot, on: host.timeline) { [] }
  }

  private func noteDirection(_ position: Int) {
    if let lastPosition, lastPosition != position { isForward = lastPosition < position }
    lastPosition = position
  }

  /// The rows behind the last one on screen, or before the first one, the nearest first.
  private func nextRows(_ count: Int, behind seen: ArraySlice<Entry>) -> [RowPath] {
    guard let edge = isForward ? seen.last : seen.first else { return [] }
    let position = outline.index(of: edge.item)
    let positions =
      isForward
      ? Array((position + 1..<outline.count).prefix(2 * count))
      : (0..<position).suffix(2 * count).reversed()
    let rows = positions.compactMap { position -> RowPath? in
      if case .row(let path) = outline.item(at: position) { path } else { nil }
    }
    return Array(rows.prefix(count))
  }
}
