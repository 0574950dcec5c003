import Foundation

/// Where each old row is after a batch (B-36): moved rows at their destinations, the other
/// survivors in the places that are left, in order. Costs as much as there are changes, not as
/// there are rows.
struct RowMap {
  /// For each old section its place after the batch.
  let sections: [Int?]
  /// For each new section the one that it was.
  let sources: [Int?]
  private let counts: [Int]
  private let moves: [IndexPath: IndexPath]
  private let origins: [IndexPath: IndexPath]
  /// For each old section the rows that do not fill the places that are left.
  private let gone: [Int: [Int]]
  /// For each new section the places that are filled from elsewhere.
  private let taken: [Int: [Int]]

  init(_ shape: BatchShape) {
    let map = shape.sectionMap()
    sections = map
    counts = shape.new
    var sources = [Int?](repeating: nil, count: shape.new.count)
    for (section, position) in map.enumerated() {
      if let position, sources.indices.contains(position) { sources[position] = section }
    }
    self.sources = sources
    moves = Dictionary(
      shape.movedRows.map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first })
    origins = Dictionary(
      shape.movedRows.map { ($0.target, $0.source) }, uniquingKeysWith: { first, _ in first })
    gone = Self.sorted(Set(shape.deletedRows).union(shape.movedRows.map(\.source)))
    taken = Self.sorted(Set(shape.insertedRows).union(shape.movedRows.map(\.target)))
  }

  private static func sorted(_ paths: Set<IndexPath>) -> [Int: [Int]] {
    Dictionary(grouping: paths.filter { $0.count == 2 }, by: \.section)
      .mapValues { $0.map(\.row).sorted() }
  }

  /// Where an old row is now, or `nil` if it went.
  subscript(path: IndexPath) -> IndexPath? {
    if let target = moves[path] { return target }
    guard sections.indices.contains(path.section), let position = sections[path.section] else {
      return nil
    }
    let gone = gone[path.section] ?? []
    let before = gone.partitioningIndex { $0 >= path.row }
    if before < gone.count, gone[before] == path.row { return nil }
    // The place of a rank among those that are left: each taken one before it shifts it by one.
    let rank = path.row - before
    let taken = taken[position] ?? []
    let row = rank + taken.indices.partitioningIndex { taken[$0] - $0 > rank }
    return row < counts[position] ? IndexPath(row: row, section: position) : nil
  }

  /// Whether a new section has the rows that its old one had, all at their places.
  func isUntouched(_ position: Int, from source: Int) -> Bool {
    taken[position] == nil && gone[source] == nil
  }

  /// Where a row of a new section comes from.
  enum Origin {
    case new
    /// A row of the section that this one was.
    case kept(Int)
    case moved(IndexPath)
  }

  /// Where the rows of a new section come from.
  func origins(of position: Int, _ oldCounts: [Int]) -> [Origin] {
    let source = sources[position]
    let gone = source.flatMap { self.gone[$0] } ?? []
    let taken = taken[position] ?? []
    let count = source.map { oldCounts[$0] } ?? 0
    var (old, goneIndex, takenIndex) = (0, 0, 0)
    return (0..<counts[position]).map { row in
      if takenIndex < taken.count, taken[takenIndex] == row {
        takenIndex += 1
        return origins[IndexPath(row: row, section: position)].map { .moved($0) } ?? .new
      }
      while goneIndex < gone.count, gone[goneIndex] == old {
        goneIndex += 1
        old += 1
      }
      guard old < count else { return .new }
      defer { old += 1 }
      return .kept(old)
    }
  }
}

extension RandomAccessCollection {
  /// The first index from which on something holds, if it holds from some index on.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[index(startIndex, offsetBy: middle)]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
