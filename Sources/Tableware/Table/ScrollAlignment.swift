/// Where a row that is scrolled to ends up.
public enum ScrollAlignment: Hashable, Sendable {
  /// Below the top edge and a sticky header.
  case top
  /// In the middle, as far as the ends of the table allow.
  case middle
  /// Above the bottom edge.
  case bottom
  /// Wherever it takes the least movement; nowhere if the row is already fully visible.
  case nearest
}
