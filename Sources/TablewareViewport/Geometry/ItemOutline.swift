import Tableware

/// The headers, rows and footers of a snapshot as one sequence of items.
///
/// ```
///  index   0        1 … n    n+1      n+2 …
///          header   rows     footer   header of the next section …
/// ```
///
/// Every section has a header and a footer item, even if they show nothing. That keeps the
/// arithmetic between paths and indexes trivial.
package struct ItemOutline: Hashable {
  /// The index of the first item of each section, and the number of items at the end.
  private var starts: [Int] = [0]

  /// Counts the items of a snapshot.
  ///
  /// - Complexity: O(sections), however many rows they have.
  package init(_ snapshot: Snapshot = .empty) {
    starts.reserveCapacity(snapshot.sectionCount + 1)
    for section in 0..<snapshot.sectionCount {
      starts.append(count + snapshot.rowCount(in: section) + 2)
    }
  }

  /// Follows a legal batch. Only the numbers of rows of inserted sections are read.
  ///
  /// - Complexity: O(changes · log changes), and one addition for each section after the first
  ///   changed one.
  package mutating func apply(_ batch: Batch, to snapshot: Snapshot) {
    let removed = batch.deletedRows + batch.movedRows.map(\.source)
    let added = batch.insertedRows + batch.movedRows.map(\.destination)
    guard batch.changesSections else {
      var changes: [Int: Int] = [:]
      for path in removed { changes[path.section, default: 0] -= 1 }
      for path in added { changes[path.section, default: 0] += 1 }
      return lengthen(
        changes.sorted { $0.key < $1.key }.map { (section: $0.key, length: $0.value) })
    }
    var lengths = (0..<sectionCount).map { starts[$0 + 1] - starts[$0] }
    for path in removed { lengths[path.section] -= 1 }
    lengths = reordered(lengths, by: batch, snapshot)
    for path in added { lengths[path.section] += 1 }
    starts = [0]
    starts.reserveCapacity(lengths.count + 1)
    for length in lengths { starts.append(count + length) }
  }

  /// Adds numbers of items to sections, given in ascending order.
  private mutating func lengthen(_ changes: [(section: Int, length: Int)]) {
    starts.withUnsafeMutableBufferPointer { starts in
      var shift = 0
      for (number, change) in changes.enumerated() {
        shift += change.length
        let isLast = number == changes.count - 1
        let end = isLast ? starts.count - 1 : changes[number + 1].section
        for index in change.section..<end { starts[index + 1] &+= shift }
      }
    }
  }

  /// Returns the numbers of items in the order after a batch: of sections that were inserted or
  /// moved, and between them, in their order, of all others that are left.
  private func reordered(_ old: [Int], by batch: Batch, _ snapshot: Snapshot) -> [Int] {
    var isGone = [Bool](repeating: false, count: old.count)
    for section in batch.deletedSections { isGone[section] = true }
    for move in batch.movedSections { isGone[move.source] = true }
    var new = [Int?](repeating: nil, count: snapshot.sectionCount)
    for section in batch.insertedSections { new[section] = snapshot.rowCount(in: section) + 2 }
    for move in batch.movedSections { new[move.destination] = old[move.source] }
    var next = 0
    return new.map { length in
      if let length { return length }
      while isGone[next] { next += 1 }
      defer { next += 1 }
      return old[next]
    }
  }

  /// The number of items.
  package var count: Int { starts[sectionCount] }
  /// The number of sections.
  package var sectionCount: Int { starts.count - 1 }
  /// The number of items that are rows.
  package var rowCount: Int { count - 2 * sectionCount }

  /// Returns the indexes of the items of an existing section.
  package func items(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns whether an item exists.
  package func contains(_ item: ViewportItem) -> Bool {
    guard (0..<sectionCount).contains(item.section) else { return false }
    guard case .row(let path) = item else { return true }
    return (0..<items(of: path.section).count - 2).contains(path.row)
  }

  /// Returns the index of an existing item.
  package func index(of item: ViewportItem) -> Int {
    switch item {
    case .header(let section): starts[section]
    case .row(let path): starts[path.section] + 1 + path.row
    case .footer(let section): starts[section + 1] - 1
    }
  }

  /// Returns the item at an existing index.
  ///
  /// - Complexity: O(log sections).
  package func item(at index: Int) -> ViewportItem {
    let section = starts.dropLast().partitioningIndex { $0 > index } - 1
    if index == starts[section] { return .header(section) }
    if index == starts[section + 1] - 1 { return .footer(section) }
    return .row(RowPath(section: section, row: index - starts[section] - 1))
  }

  /// Returns the number of rows before an index, which may be the end.
  ///
  /// - Complexity: O(log sections).
  package func rowCount(before index: Int) -> Int {
    guard index > 0 else { return 0 }
    guard index < count else { return rowCount }
    switch item(at: index) {
    case .header(let section): return index - 2 * section
    case .row(let path): return index - 2 * path.section - 1
    case .footer(let section): return index - 2 * section - 1
    }
  }
}

extension Batch {
  /// Whether sections are inserted, deleted or moved.
  fileprivate var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }
}
