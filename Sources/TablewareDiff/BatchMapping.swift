/// Tells where a section or a row stands after a batch, from where it stood before.
///
/// This is how focus, selection, cells and the scroll anchor live through a change without a
/// single look-up by identity: the arithmetic of rules B-35 and B-36. What moved goes to its
/// destination; the other survivors fill, in order, the places that nothing else took.
///
/// - Complexity: O(k log k) to make for k changes, O(log k) for each question.
public struct BatchMapping: Sendable {
  private let removedSections: [Int]
  private let addedSections: [Int]
  private let sectionMoves: [Int: Int]
  private let deletedSections: Set<Int>
  private let removedRows: [RowPath]
  private let addedRows: [RowPath]
  private let rowMoves: [RowPath: RowPath]
  private let deletedRows: Set<RowPath>

  /// Prepares a batch for questions. The batch is taken to be legal; an illegal one gives
  /// meaningless places, never a crash.
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

  /// The index after the batch of a section given by its index before, or `nil` if it is gone.
  public func section(_ section: Int) -> Int? {
    if deletedSections.contains(section) { return nil }
    if let destination = sectionMoves[section] { return destination }
    let rank = section &- removedSections.partitioningIndex { $0 >= section }
    return freePosition(rank: rank, taken: addedSections, in: addedSections.indices) { $0 }
  }

  /// The path after the batch of a row given by its path before, or `nil` if it is gone.
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

  /// The place that the survivor with `rank` others before it takes among the places not `taken`.
  private func freePosition<Element>(
    rank: Int, taken: [Element], in range: Range<Int>, position: (Element) -> Int
  ) -> Int {
    // taken[low + i] − i counts the free places before the i-th taken one, and never decreases.
    // Overflow wraps: only an illegal batch or a place outside the table gets there.
    let next = range.partitioningIndex {
      position(taken[$0]) &- ($0 - range.lowerBound) > rank
    }
    return rank &+ (next - range.lowerBound)
  }
}
