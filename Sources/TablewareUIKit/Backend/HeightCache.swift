import Foundation
import Tableware

/// The last true heights of rows, by identity and width: the best estimates there are (rule G-06).
struct HeightCache {
  private var heights: [Identity: CGFloat] = [:]
  private var width: CGFloat = 0

  mutating func note(_ height: CGFloat, of row: Identity, width: CGFloat) {
    if width != self.width {
      heights = [:]
      self.width = width
    }
    heights[row] = height
  }

  func height(of row: Identity, width: CGFloat) -> CGFloat? {
    width == self.width ? heights[row] : nil
  }

  mutating func forget(_ row: Identity) { heights[row] = nil }

  /// Drops the rows that are gone.
  mutating func keepOnly(_ snapshot: Snapshot) {
    heights = heights.filter { snapshot.path(of: $0.key) != nil }
  }
}
