import Tableware

/// Which rows somebody was told about.
struct DisplayState {
  /// A row on screen.
  struct Shown {
    var path: RowPath
    var interests: Interests
    /// Since when enough of it is on screen; `nil` if it is not, or if it was counted.
    var since: Duration?
    var isCounted = false
  }

  /// The rows on screen that somebody wants to hear of.
  var shown = IdentityMap<Shown>()
  /// Rows that were announced and have not come yet, with the place where they stood.
  var announced = IdentityMap<RowPath>()
  /// The item at the top edge of the frame before, to tell the direction.
  var top: ViewportItem?
  /// Whether what is further down comes next.
  var isForward = true
}
