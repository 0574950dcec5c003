/// The position of a row on screen after scrolling to it.
public enum ScrollAlignment: Hashable, Sendable {
  /// Below the top edge and a sticky header.
  case top
  /// In the middle, as far as the ends of the table allow.
  case middle
  /// Above the bottom edge of the screen.
  case bottom
  /// The position with the least movement; none if the row is already fully visible.
  case nearest
}
