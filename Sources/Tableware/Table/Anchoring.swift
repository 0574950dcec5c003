/// Which place the reader keeps when rows come, go, move or change their height.
public enum Anchoring: Hashable, Sendable {
  /// The focused row stays where it is on screen; without one on screen, the first row shown.
  case keepPlace
  /// A reader who is at the end stays at the end, as in a chat or a log; one who has scrolled back
  /// keeps the place.
  case stickToEnd
}
