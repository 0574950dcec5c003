/// Maps the index of a section or the path of a row before a batch to that after it.
///
/// With this mapping, the focus, the selection, cells and the scroll anchor follow a change without
/// a look-up by identity: the arithmetic of rules B-35 and B-36. Moved items are at their
/// destinations; the other survivors fill, in order, the remaining positions.
///
/// - Complexity: O(k log k) to create for k changes, O(log k) for each query.
public struct BatchMapping: Sendable {
  private let removedSections: [Int]
  private let addedSections: [Int]
  private let sectionMoves: [Int: Int]
  private let deletedSections: Set<Int>
  private let removedRows: [RowPath]
  private let addedRows: [RowPath]
  private let rowMoves: [RowPath: RowPath]
  private let deletedRows: Set<RowPath>

  /// Creates the mapping for the indexes and paths of a batch.
  ///
  /// - Parameter batch: a legal batch; an illegal one gives meaningless positions, never a crash.
  public init(_ batch: Batch) {
    removedSections = (batch.deletedSections + batch.movedSections.map(\.source)).sorted()
    addedSections = (batch.insertedSections + batch.movedSections.map(\.destination)).sorted()
    sectionMoves = Dictionary(
      batch.movedSections.map { ($0.source, $0.destination) }, uniquingKeysWith: { $1 })
    deletedSections = Set(batch.deletedSections)
    removedRows = (batch.deletedRows + batch.movedRows.map(\.source)).sorted()
    addedRows = (batch.insertedRows + batch.movedRows.map(\.destination)).sorted()
    rowMoves = Dictionary(
      batch.movedRows.map { ($0.source, $0.destination) }, uniquingKeysWith: { $1 })
    deletedRows = Set(batch.deletedRows)
  }

  /// Returns the index of a section after the batch, or `nil` if it was deleted.
  ///
  /// - Parameter section: the index before the batch.
  public func section(_ section: Int) -> Int? {
    if deletedSections.contains(section) { return nil }
    if let destination = sectionMoves[section] { return destination }
    let rank = section &- removedSections.partitioningIndex { $0 >= section }
    return freePosition(rank: rank, taken: addedSections, in: addedSections.indices) { $0 }
  }

  /// Returns the path of a row after the batch, or `nil` if it was deleted.
  ///
  /// - Parameter path: the path before the batch.
  public func row(_ path: RowPath) -> RowPath? {
    if let destination = rowMoves[path] { return destination }
    if deletedRows.contains(path) { return nil }
    guard let section = section(path.section) else { return nil }
    let first = removedRows.partitioningIndex { $0.section >= path.section }
    let rank = path.row &- (removedRows.partitioningIndex { $0 >= path } - first)
    let low = addedRows.partitioningIndex { $0.section >= section }
    let high = addedRows.partitioningIndex { $0.section > section }
    return RowPath(
      section: section,
      row: freePosition(rank: rank, taken: addedRows, in: low..<high, position: \.row))
  }

  /// Returns the position of the survivor with `rank` others before it, among the positions that
  /// are not `taken`.
  private func freePosition<Element>(
    rank: Int, taken: [Element], in range: Range<Int>, position: (Element) -> Int
  ) -> Int {
    // taken[low + i] − i counts the free positions before the i-th taken one, and never decreases.
    // Overflow wraps: it occurs only with an illegal batch or a position outside of the table.
    let next = range.partitioningIndex {
      position(taken[$0]) &- ($0 - range.lowerBound) > rank
    }
    return rank &+ (next - range.lowerBound)
  }
}
