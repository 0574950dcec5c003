import Tableware

/// A row on screen.
package struct SeenRow {
  package let identity: Identity
  /// Where it stands in the snapshot shown.
  package let path: RowPath
  /// The display events that a handler exists for.
  package let displayEvents: DisplayEvents
  /// How much of it, or of the screen, is seen: from 0 to 1.
  package let share: Double

  package init(_ row: BoundRow, share: Double) {
    identity = row.identity
    path = row.path
    displayEvents = row.presentation.displayEvents
    self.share = share
  }
}
