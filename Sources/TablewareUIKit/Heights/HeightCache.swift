#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// True heights of rows: by identity, content, width and text size. The last true height of a row is the best
/// estimate that there is (rules G-06, G-09).
struct HeightCache {
  /// How many rows are remembered for one space; then the oldest half is forgotten.
  static let limit = 4_096
  /// How many spaces are remembered: both orientations, and the two sides of a split.
  static let spaceLimit = 4

  private struct Entry {
    var content: RowContent
    var height: CGFloat
    var age: Int
  }

  private var spaces: [(space: RowSpace, rows: IdentityMap<Entry>)] = []
  private var clock = 0
  /// Whether nothing is remembered.
  var isEmpty: Bool { spaces.isEmpty }

  /// The height of a row with this content.
  func height(of row: Identity, _ content: RowContent, in space: RowSpace) -> CGFloat? {
    guard let entry = entry(of: row, in: space), entry.content == content else { return nil }
    return entry.height
  }

  /// The height that the row had last, whatever it shows now.
  func lastHeight(of row: Identity, in space: RowSpace) -> CGFloat? {
    entry(of: row, in: space)?.height
  }

  mutating func note(
    _ height: CGFloat, of row: Identity, _ content: RowContent, in space: RowSpace
  ) {
    clock += 1
    let place = place(of: space)
    spaces[place].rows[row] = Entry(content: content, height: height, age: clock)
    guard spaces[place].rows.count > Self.limit else { return }
    let oldest = clock - Self.limit / 2
    spaces[place].rows.keep { $1.age > oldest }
  }

  /// Drops rows that are gone.
  mutating func forget(_ rows: some Sequence<Identity>) {
    for row in rows {
      for place in spaces.indices { spaces[place].rows[row] = nil }
    }
  }

  /// Drops the rows that a snapshot has not.
  mutating func keepOnly(_ snapshot: Snapshot) {
    for place in spaces.indices {
      spaces[place].rows.keep { row, _ in snapshot.path(of: row) != nil }
    }
  }

  private func entry(of row: Identity, in space: RowSpace) -> Entry? {
    spaces.first { $0.space == space }?.rows[row]
  }

  /// The newest space stands last.
  private mutating func place(of space: RowSpace) -> Int {
    if let place = spaces.firstIndex(where: { $0.space == space }) { return place }
    if spaces.count == Self.spaceLimit { spaces.removeFirst() }
    spaces.append((space, IdentityMap()))
    return spaces.count - 1
  }
}
#endif
