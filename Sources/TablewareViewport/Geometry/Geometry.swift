import Tableware

/// Something with a place and a height of its own in the viewport.
public enum ViewportItem: Hashable, Sendable {
  /// The header of a section.
  case header(Int)
  /// A row.
  case row(RowPath)
  /// The footer of a section.
  case footer(Int)

  /// The section that the item belongs to.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}

/// Where everything stands: sections laid out as one sequence of items with heights.
///
/// ```
///  item   0        1 … n    n+1      n+2 …
///         header   rows     footer   header of the next section …
/// ```
///
/// Every section has a header and a footer item; where there is none, its height is 0. That keeps
/// the arithmetic between paths and items trivial.
package struct Geometry {
  package private(set) var heights = HeightIndex()
  /// The item at which each section begins, and one past the last item.
  package private(set) var starts: [Int] = [0]

  package var sectionCount: Int { starts.count - 1 }
  package var itemCount: Int { heights.count }

  /// Lays out a snapshot with estimated heights.
  ///
  /// - Complexity: O(sections), however many rows they have.
  package init(
    _ snapshot: Snapshot = .empty, estimate: (ViewportItem.Kind) -> Int = { _ in 0 }
  ) {
    starts = Self.starts(of: snapshot)
    let (header, row, footer) = (estimate(.header), estimate(.row), estimate(.footer))
    var builder = HeightIndex.Builder()
    for section in 0..<snapshot.sectionCount {
      builder.append(1, each: snapshot.header(of: section) == nil ? 0 : header)
      builder.append(starts[section + 1] - starts[section] - 2, each: row)
      builder.append(1, each: snapshot.footer(of: section) == nil ? 0 : footer)
    }
    heights = builder.index
  }

  package func index(of item: ViewportItem) -> Int {
    switch item {
    case .header(let section): starts[section]
    case .row(let path): starts[path.section] + 1 + path.row
    case .footer(let section): starts[section + 1] - 1
    }
  }

  /// Whether there is such an item.
  package func contains(_ item: ViewportItem) -> Bool {
    guard (0..<sectionCount).contains(item.section) else { return false }
    guard case .row(let path) = item else { return true }
    return (0..<starts[path.section + 1] - starts[path.section] - 2).contains(path.row)
  }

  /// - Complexity: O(log sections).
  package func item(at index: Int) -> ViewportItem {
    var low = 0
    var high = sectionCount - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    if index == starts[low] { return .header(low) }
    if index == starts[low + 1] - 1 { return .footer(low) }
    return .row(RowPath(section: low, row: index - starts[low] - 1))
  }

  package mutating func setHeight(_ height: Int, at index: Int) { heights[index] = height }

  private static func starts(of snapshot: Snapshot) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(snapshot.sectionCount + 1)
    var next = 0
    for section in 0..<snapshot.sectionCount {
      next += snapshot.rowCount(in: section) + 2
      starts.append(next)
    }
    return starts
  }

  private mutating func insertSection(
    _ section: Int, of snapshot: Snapshot, estimate: (ViewportItem.Kind) -> Int
  ) {
    let start = starts[section]
    let rows = snapshot.rowCount(in: section)
    heights.insert(
      count: 1, each: snapshot.header(of: section) == nil ? 0 : estimate(.header), at: start)
    heights.insert(count: rows, each: estimate(.row), at: start + 1)
    heights.insert(
      count: 1, each: snapshot.footer(of: section) == nil ? 0 : estimate(.footer),
      at: start + 1 + rows)
  }
}

extension ViewportItem {
  /// What kind of item it is, where nothing more is known.
  public enum Kind: Hashable, Sendable {
    /// A section header.
    case header
    /// A row.
    case row
    /// A section footer.
    case footer
  }
}

extension Geometry {
  /// Carries the heights over a legal batch: what stays or moves keeps its height, what comes has the
  /// estimate. Removes from the back, then inserts from the front (rule B-37).
  package mutating func apply(
    _ batch: Batch, to snapshot: Snapshot, estimate: (ViewportItem.Kind) -> Int
  ) {
    let rowHeights = batch.movedRows.map { heights[index(of: .row($0.source))] }
    let sectionHeights = batch.movedSections.map {
      heights.heights(in: starts[$0.source]..<starts[$0.source + 1])
    }

    let sections = (batch.deletedSections + batch.movedSections.map(\.source)).map {
      starts[$0]..<starts[$0 + 1]
    }
    let rows = (batch.deletedRows + batch.movedRows.map(\.source)).map {
      let index = index(of: .row($0))
      return index..<index + 1
    }
    for range in Self.joined(sections + rows).reversed() { heights.remove(range) }

    starts = Self.starts(of: snapshot)
    var arrivals: [(index: Int, arrival: Arrival)] = []
    arrivals += batch.insertedSections.map { (starts[$0], .section($0)) }
    arrivals += zip(batch.movedSections, sectionHeights).map {
      (starts[$0.destination], .heights($1))
    }
    arrivals += zip(batch.movedRows, rowHeights).map {
      (index(of: .row($0.destination)), .heights([$1]))
    }
    let inserted = batch.insertedRows.map {
      let index = index(of: .row($0))
      return index..<index + 1
    }
    arrivals += Self.joined(inserted).map { ($0.lowerBound, .rows($0.count)) }

    for (index, arrival) in arrivals.sorted(by: { $0.index < $1.index }) {
      switch arrival {
      case .section(let section): insertSection(section, of: snapshot, estimate: estimate)
      case .heights(let list): heights.insert(list, at: index)
      case .rows(let count): heights.insert(count: count, each: estimate(.row), at: index)
      }
    }
  }

  /// What a batch brings to a place: a section or rows with estimated heights, or known heights that
  /// moved there.
  private enum Arrival {
    case section(Int)
    case rows(Int)
    case heights([Int])
  }

  /// Ranges in ascending order, with neighbours joined. The ranges must not overlap.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.upperBound == range.lowerBound {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }
}
