#if DEBUG
import Tableware

extension Viewport {
  /// Checks the items on screen after a layout: their offsets, cells and focus; for tests.
  ///
  /// - Returns: the first broken invariant; `nil` if all hold.
  /// - Complexity: O(sections, measured items and items on screen).
  package func checkInvariants() -> String? {
    if let problem = geometry.checkInvariants(of: snapshot) { return problem }
    if let focus, !geometry.outline.contains(ViewportItem(focus)) {
      return "the focused row \(focus) does not exist"
    }
    // The frames of the next layout are different ones.
    guard !areFramesOld else { return nil }
    return checkFrames() ?? checkRecords()
  }

  private func checkFrames() -> String? {
    if let first = frames.first, first.y > 0 { return "room above item \(first.item)" }
    var end: (item: Int, y: Int)?
    for frame in frames {
      if let end {
        guard frame.item > end.item, frame.y == end.y else {
          return "item \(frame.item) is at \(frame.y), after item \(end.item) to \(end.y)"
        }
        if let between = (end.item + 1..<frame.item).first(where: { geometry.heights[$0] > 0 }) {
          return "item \(between) is left out"
        }
      }
      guard frame.height == geometry.heights[frame.item], frame.y < framesHeight else {
        return "item \(frame.item) has the height \(frame.height) at \(frame.y)"
      }
      end = (frame.item, frame.y + frame.height)
    }
    return nil
  }

  private func checkRecords() -> String? {
    let shown = records.map(\.item)
    let wanted = frames.map { geometry.item(at: $0.item) }.filter { $0 != pinned?.item }
    return shown == wanted ? nil : "cells show \(shown), not \(wanted)"
  }
}

extension Geometry {
  /// Checks the items of a snapshot and their heights; for tests.
  ///
  /// - Returns: the first broken invariant; `nil` if all hold.
  package func checkInvariants(of snapshot: Snapshot) -> String? {
    guard outline.sectionCount == snapshot.sectionCount else {
      return "\(outline.sectionCount) sections, not \(snapshot.sectionCount)"
    }
    for section in 0..<outline.sectionCount
    where outline.items(of: section).count != snapshot.rowCount(in: section) + 2 {
      return "section \(section) has \(outline.items(of: section).count) items"
    }
    guard heights.count == outline.count else {
      return "\(heights.count) heights of \(outline.count) items"
    }
    return heights.checkInvariants()
  }
}
#endif
