#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// The known heights of rows by section and row, in one space. They follow each batch, so that the
/// table view gets the estimates of all rows without a look-up of an identity (rule G-06).
struct RowEstimates {
  /// The space in which the heights were measured.
  let space: RowSpace
  /// The heights in points by section and row; 0 for one that is not known.
  private var sections: [[CGFloat]]

  /// Creates estimates without a known height.
  ///
  /// - Complexity: O(rows).
  init(for snapshot: Snapshot, in space: RowSpace) {
    self.space = space
    sections = (0..<snapshot.sectionCount).map {
      Array(repeating: 0, count: snapshot.rowCount(in: $0))
    }
  }

  /// The known height of a row; `nil` for none, and for a path that does not exist.
  subscript(path: RowPath) -> CGFloat? {
    get {
      guard contains(path) else { return nil }
      let height = sections[path.section][path.row]
      return height > 0 ? height : nil
    }
    set {
      if contains(path) { sections[path.section][path.row] = newValue ?? 0 }
    }
  }

  private func contains(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
  }

  /// Applies a legal batch: a row that stays or moves keeps its height (rules B-35 and B-36).
  ///
  /// - Parameters:
  ///   - batch: the changes.
  ///   - snapshot: the sections and rows after the batch.
  ///   - height: returns the height of an inserted row; `nil` if it is not known.
  /// - Complexity: O(k log k) for k changes, and one copy of the sections that change.
  mutating func apply(
    _ batch: Batch, to snapshot: Snapshot, height: (RowPath) -> CGFloat?
  ) {
    var arrivals = batch.movedRows.map { ($0.destination, self[$0.source] ?? 0) }
    arrivals += batch.insertedRows.map { ($0, height($0) ?? 0) }
    let moved = batch.movedSections.map { ($0.destination, $0.source) }
    remove(batch.deletedRows + batch.movedRows.map(\.source))

    let old = sections
    for section in (batch.deletedSections + batch.movedSections.map(\.source)).sorted(by: >) {
      sections.remove(at: section)
    }
    let inserted = batch.insertedSections.map { ($0, nil as Int?) } + moved.map { ($0, $1) }
    for (section, source) in inserted.sorted(by: { $0.0 < $1.0 }) {
      let rows = source.map { old[$0] } ?? Self.heights(of: section, in: snapshot, height)
      sections.insert(rows, at: section)
    }
    insert(arrivals)
  }

  private static func heights(
    of section: Int, in snapshot: Snapshot, _ height: (RowPath) -> CGFloat?
  ) -> [CGFloat] {
    (0..<snapshot.rowCount(in: section)).map { height(RowPath(section: section, row: $0)) ?? 0 }
  }

  private mutating func remove(_ paths: [RowPath]) {
    for (section, paths) in Dictionary(grouping: paths, by: \.section) {
      let rows = Set(paths.map(\.row))
      sections[section] = sections[section].enumerated().lazy
        .filter { !rows.contains($0.offset) }.map(\.element)
    }
  }

  private mutating func insert(_ arrivals: [(path: RowPath, height: CGFloat)]) {
    for (section, arrivals) in Dictionary(grouping: arrivals, by: \.path.section) {
      var rest = sections[section][...]
      var rows: [CGFloat] = []
      rows.reserveCapacity(rest.count + arrivals.count)
      for arrival in arrivals.sorted(by: { $0.path < $1.path }) {
        let staying = arrival.path.row - rows.count
        rows += rest.prefix(staying)
        rest = rest.dropFirst(staying)
        rows.append(arrival.height)
      }
      sections[section] = rows + rest
    }
  }
}
#endif
