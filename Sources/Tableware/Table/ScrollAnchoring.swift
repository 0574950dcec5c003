/// Which place the reader keeps when rows come, go, move or change their height.
public enum ScrollAnchoring: Hashable, Sendable {
  /// The focused row stays where it is on screen; without one on screen, the first row shown. If the
  /// row goes, the next one that lives on takes its place. At the top, a reader who chose no row stays
  /// at the top.
  case keepPosition
  /// A reader who is at the end stays at the end, as in a chat or a log; one who has scrolled back
  /// keeps the place.
  case stickToEnd
  /// A reader who is at the top stays at the top, as in a feed whose newest entry comes first, also
  /// with the focus on the first row; one who has scrolled on keeps the place.
  case stickToTop
}
