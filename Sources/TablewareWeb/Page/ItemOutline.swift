import Tableware
import TablewareViewport

/// Headers, rows and footers of a snapshot counted through, as ``ViewportItem`` names them. Every section has
/// a header and a footer, if only an empty one.
struct ItemOutline {
  private var starts: [Int] = [0]

  init(_ snapshot: Snapshot = .empty) {
    starts.reserveCapacity(snapshot.sectionCount + 1)
    for section in 0..<snapshot.sectionCount {
      starts.append((starts.last ?? 0) + snapshot.rowCount(in: section) + 2)
    }
  }

  /// How many items there are.
  var count: Int { starts.last ?? 0 }
  private var sectionCount: Int { starts.count - 1 }
  /// How many of the items are rows.
  var rowCount: Int { count - 2 * sectionCount }

  /// The place of an item that exists.
  func index(of item: ViewportItem) -> Int {
    switch item {
    case .header(let section): starts[section]
    case .row(let path): starts[path.section] + 1 + path.row
    case .footer(let section): starts[section + 1] - 1
    }
  }

  /// The item at a place that exists.
  ///
  /// - Complexity: O(log sections).
  func item(at index: Int) -> ViewportItem {
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

  /// How many rows stand before a place, which may be the end.
  func rows(before index: Int) -> Int {
    guard index > 0, sectionCount > 0 else { return 0 }
    guard index < count else { return rowCount }
    switch item(at: index) {
    case .header(let section): return index - 2 * section
    case .row(let path): return index - 2 * path.section - 1
    case .footer(let section): return index - 2 * section - 1
    }
  }
}
