import Tableware

/// Where the reader is, over a relaunch. Distances are in the units of the surface.
extension Viewport {
  /// The rows on screen and where they stand; none for a reader who is where reading begins, so
  /// that what came meanwhile is seen. The focus only if the reader chose it.
  ///
  /// Set, it brings the first row that still exists back to its distance, at the next layout, and
  /// the focus to its row. A distance that is no number, or beyond any screen, is taken as the
  /// nearest one that makes sense.
  public var scrollState: ScrollState {
    get {
      var position = ScrollState(focus: isFocusChosen ? focusedIdentity : nil)
      guard !isAtBeginning else { return position }
      let covered = coveredHeight
      position.anchors = frames.filter { $0.y + $0.height > covered }.compactMap { frame in
        guard case .row(let path) = geometry.item(at: frame.item), snapshot.contains(path) else {
          return nil
        }
        return (row: snapshot.rowID(at: path), distance: Double(frame.y))
      }
      return position
    }
    set {
      for anchor in newValue.anchors {
        guard let path = snapshot.path(of: anchor.row) else { continue }
        held = .item(.row(path), y: Self.units(anchor.distance))
        areFramesOld = true
        break
      }
      if let path = newValue.focus.flatMap(snapshot.path(of:)) { focus(path) }
    }
  }

  /// Whether what is on screen is what an untouched table shows.
  private var isAtBeginning: Bool {
    switch table.anchoring {
    case .keepPosition, .stickToTop: isAtTop
    case .stickToEnd: isAtEnd && (!isFocusChosen || focus == lastRow)
    }
  }

  private static func units(_ distance: Double) -> Int {
    distance.isNaN ? 0 : Int(min(max(distance.rounded(), -100_000), 100_000))
  }
}
