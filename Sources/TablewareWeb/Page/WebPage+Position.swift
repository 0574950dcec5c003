import Tableware
import TablewareHosting
import TablewareViewport

/// The scroll position that is kept while another screen is on top, and from one launch to the
/// next.
extension WebPage {
  /// The most rows of a saved position, of which the first that still exists is restored.
  private static let anchorLimit = 32
  /// The largest offset of a saved row, in CSS pixels. A saved state may contain any number.
  private static let distanceLimit = 100_000
  /// The height by which the distances of further rows are estimated.
  private static let estimatedHeight = 44

  /// The scroll position, by the rows that the client reported as visible. Distances are in CSS
  /// pixels; those after the first are estimates, for the case that the first row is removed.
  package var scrollState: ScrollState {
    get {
      let rows = isAtTop ? [] : entries.drop { $0.id != topShown }.filter(\.isRow)
      return ScrollState(
        anchors: rows.prefix(Self.anchorLimit).enumerated().map { index, row in
          (row.identity, Double(topDistance + index * Self.estimatedHeight))
        },
        focus: focused.flatMap { entry($0)?.identity })
    }
    set { restore(newValue) }
  }

  /// Whether the client shows the beginning of the table.
  private var isAtTop: Bool {
    guard let topShown, let entry = entry(topShown) else { return true }
    return topDistance >= 0 && outline.rowCount(before: outline.index(of: entry.item)) == 0
  }

  private func restore(_ state: ScrollState) {
    let focus = state.focus.flatMap(snapshot.path(of:))
    let anchors = state.anchors.lazy.compactMap { anchor in
      self.snapshot.path(of: anchor.row).map { (path: $0, distance: anchor.distance) }
    }
    guard let anchor = anchors.first else {
      if let focus { aim(at: focus, .nearest, takesFocus: true) }
      return
    }
    aim(at: anchor.path, .top, takesFocus: false)
    jump?.focus = focus
    let limit = Double(Self.distanceLimit)
    // Neither NaN nor infinity is between them.
    if (-limit...limit).contains(anchor.distance) {
      jump?.distance = Int(anchor.distance.rounded())
    }
  }

  /// Prepares the screen to be on top again: the client has no scroll position for it.
  func prepareReturn() {
    guard jump == nil else { return }
    let focus = focused.flatMap(entry)?.item.path
    if let top = topShown.flatMap(entry)?.item.path {
      aim(at: top, .top, takesFocus: false)
      jump?.focus = focus
      jump?.distance = topDistance
    } else if let focus {
      aim(at: focus, .nearest, takesFocus: true)
    }
  }
}
