import Tableware
import TablewareHosting
import TablewareViewport

/// Raises the display events of rows, by the range that the client reports as visible.
extension WebPage {
  /// Raises the events for the range between two items, given by their numbers. If one of them was
  /// removed meanwhile, no events are raised: the client will report again.
  func announce(from top: Int, to bottom: Int, _ shares: EdgeShares = EdgeShares()) {
    guard let first = entries.firstIndex(where: { $0.id == top }),
      let last = entries.firstIndex(where: { $0.id == bottom }), first <= last
    else { return }
    topShown = top
    let seen = entries[first...last]
    noteDirection(outline.index(of: entries[first].item))
    let rows = seen.indices.map { index in
      SeenRow(seen[index].bound, share: shares.share(of: index, in: first...last))
    }
    display.announce(rows, of: snapshot, on: host.timeline) {
      nextRows(table.prefetchCount(rows.count), behind: seen)
    }
  }

  /// Raises the events for a page that is no longer visible.
  func announceNothing() {
    lastPosition = nil
    display.announce([], of: snapshot, on: host.timeline) { [] }
  }

  private func noteDirection(_ position: Int) {
    if let lastPosition, lastPosition != position { isForward = lastPosition < position }
    lastPosition = position
  }

  /// Returns the rows after the last one on screen, or before the first one, the nearest first.
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

/// The visible parts of the first and the last item on screen. All between them are visible whole.
struct EdgeShares {
  private let first: Double
  private let last: Double

  /// Creates the shares of items that are visible whole.
  init() { (first, last) = (1, 1) }

  /// Creates shares from the numbers of a client, in thousandths.
  init(first: Int, last: Int) {
    self.first = Double(min(max(first, 0), 1_000)) / 1_000
    self.last = Double(min(max(last, 0), 1_000)) / 1_000
  }

  /// The visible part of an item, or of the screen that it fills, from 0 to 1. Of a page in the
  /// background nothing is visible.
  func share(of index: Int, in items: ClosedRange<Int>) -> Double {
    if first == 0, last == 0 { return 0 }
    if index == items.lowerBound { return first }
    return index == items.upperBound ? last : 1
  }
}
