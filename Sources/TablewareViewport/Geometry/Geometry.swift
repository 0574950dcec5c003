import Tableware

/// An item with a position and a height of its own in the viewport.
public enum ViewportItem: Hashable, Sendable {
  /// The header of a section, by its index.
  case header(Int)
  /// A row, by its path in the snapshot.
  case row(RowPath)
  /// The footer of a section, by its index.
  case footer(Int)

  /// The section that the item belongs to.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }

  /// The path of the item: headers and footers have paths of their own.
  package var path: RowPath {
    switch self {
    case .header(let section): .header(of: section)
    case .row(let path): path
    case .footer(let section): .footer(of: section)
    }
  }

  /// The item at a path.
  package init(_ path: RowPath) {
    self =
      switch path.role {
      case .header: .header(path.section)
      case .footer: .footer(path.section)
      default: .row(path)
      }
  }
}

/// The items of a snapshot with their heights: the sections in their order.
package struct Geometry {
  /// The indexes of the items.
  package private(set) var outline: ItemOutline
  /// The heights of the items; 0 for a header or footer that the section does not have.
  package private(set) var heights = HeightIndex()

  package var itemCount: Int { outline.count }

  /// Lays out a snapshot with estimated heights.
  ///
  /// - Complexity: O(sections), however many rows they have.
  package init(
    _ snapshot: Snapshot = .empty, estimate: (ViewportItem.Kind) -> Int = { _ in 0 }
  ) {
    outline = ItemOutline(snapshot)
    let (header, row, footer) = (estimate(.header), estimate(.row), estimate(.footer))
    var builder = HeightIndex.Builder()
    for section in 0..<snapshot.sectionCount {
      builder.append(1, each: snapshot.hasHeader(section) ? header : 0)
      builder.append(snapshot.rowCount(in: section), each: row)
      builder.append(1, each: snapshot.hasFooter(section) ? footer : 0)
    }
    heights = builder.index
  }

  package func index(of item: ViewportItem) -> Int { outline.index(of: item) }

  /// Returns whether an item exists.
  package func contains(_ item: ViewportItem) -> Bool { outline.contains(item) }

  /// - Complexity: O(log sections).
  package func item(at index: Int) -> ViewportItem { outline.item(at: index) }

  package mutating func setHeight(_ height: Int, at index: Int) { heights[index] = height }

  private mutating func insertSection(
    _ section: Int, of snapshot: Snapshot, estimate: (ViewportItem.Kind) -> Int
  ) {
    let start = index(of: .header(section))
    let rows = snapshot.rowCount(in: section)
    heights.insert(
      count: 1, each: snapshot.hasHeader(section) ? estimate(.header) : 0, at: start)
    heights.insert(count: rows, each: estimate(.row), at: start + 1)
    heights.insert(
      count: 1, each: snapshot.hasFooter(section) ? estimate(.footer) : 0,
      at: start + 1 + rows)
  }
}

extension ViewportItem {
  /// The kind of an item, for estimates of its height.
  public enum Kind: Hashable, Sendable {
    /// The header above the rows of a section.
    case header
    /// A row of any kind in a section.
    case row
    /// The footer below the rows of a section.
    case footer
  }
}

extension Geometry {
  /// Applies a legal batch to the heights: an item that stays or moves keeps its height, an
  /// inserted one has the estimate. Removes from the end, then inserts from the beginning (rule
  /// B-37).
  ///
  /// - Complexity: as for ``ItemOutline/apply(_:to:)``, and one change of the heights for each of
  ///   the batch.
  package mutating func apply(
    _ batch: Batch, to snapshot: Snapshot, estimate: (ViewportItem.Kind) -> Int
  ) {
    let rowHeights = batch.movedRows.map { heights[index(of: .row($0.source))] }
    let sectionHeights = batch.movedSections.map {
      heights.heights(in: outline.items(of: $0.source))
    }

    let sections = (batch.deletedSections + batch.movedSections.map(\.source)).map(
      outline.items(of:))
    let rows = (batch.deletedRows + batch.movedRows.map(\.source)).map {
      let index = index(of: .row($0))
      return index..<index + 1
    }
    for range in Self.joined(sections + rows).reversed() { heights.remove(range) }

    outline.apply(batch, to: snapshot)
    var mailbox: [(index: Int, arrival: Arrival)] = []
    mailbox += batch.insertedSections.map { (index(of: .header($0)), .section($0)) }
    mailbox += zip(batch.movedSections, sectionHeights).map {
      (index(of: .header($0.destination)), .heights($1))
    }
    mailbox += zip(batch.movedRows, rowHeights).map {
      (index(of: .row($0.destination)), .heights([$1]))
    }
    let inserted = batch.insertedRows.map {
      let index = index(of: .row($0))
      return index..<index + 1
    }
    mailbox += Self.joined(inserted).map { ($0.lowerBound, .rows($0.count)) }

    for (index, arrival) in mailbox.sorted(by: { $0.index < $1.index }) {
      switch arrival {
      case .section(let section): insertSection(section, of: snapshot, estimate: estimate)
      case .heights(let list): heights.insert(list, at: index)
      case .rows(let count): heights.insert(count: count, each: estimate(.row), at: index)
      }
    }
  }

  /// The items that a batch inserts at a position: a section or rows with estimated heights, or
  /// known heights of moved items.
  private enum Arrival {
    case section(Int)
    case rows(Int)
    case heights([Int])
  }

  /// Returns ranges in ascending order, with neighbors joined. The ranges must not overlap.
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
