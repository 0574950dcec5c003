import Tableware

/// The scroll position across launches. Offsets are in the units of the surface.
extension Viewport {
  /// The rows on screen with their offsets; none at the start position, so that rows inserted
  /// meanwhile are visible. The focus is included only if the user chose it.
  ///
  /// Setting it restores the first row that still exists to its offset, at the next layout, and the
  /// focus to its row. An offset that is NaN, or beyond any screen, becomes the nearest sensible
  /// one.
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

  /// Whether the screen shows the same as an untouched table.
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
