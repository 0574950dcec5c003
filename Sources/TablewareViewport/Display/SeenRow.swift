import Tableware

/// A row on screen.
package struct SeenRow {
  package let identity: Identity
  /// Where it stands in the snapshot shown.
  package let path: RowPath
  /// What somebody wants to hear of it.
  package let interests: Interests
  /// How much of it, or of the screen, is seen: from 0 to 1.
  package let share: Double

  package init(_ row: BoundRow, interests: Interests, share: Double) {
    identity = row.identity
    path = row.path
    self.interests = interests
    self.share = share
  }
}
