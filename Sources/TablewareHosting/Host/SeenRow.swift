import Tableware

/// A row on screen, for ``RowDisplay``.
package struct SeenRow {
  package let identity: Identity
  /// The path in the snapshot that is shown.
  package let path: RowPath
  /// The display events to raise, of those that a handler exists for.
  package let displayEvents: DisplayEvents
  /// The visible part of the row, or of the screen that it fills, from 0 to 1.
  package let share: Double

  /// - Parameter events: the display events that the surface does not raise by itself.
  package init(_ row: BoundRow, share: Double, raising events: DisplayEvents = .all) {
    identity = row.identity
    path = row.path
    displayEvents = row.presentation.displayEvents.intersection(events)
    self.share = share
  }
}

extension DisplayEvents {
  /// All display events.
  package static let all: DisplayEvents = [.prefetch, .appearance, .impression, .observed]
}
