#if SQLite || Postgres
import Synchronization

/// The places of some rows of a query by their position, so that any position is found without
/// `OFFSET`: every 512th row, collected by a scan.
///
/// After a change the marks are those of the rows before it, so a position is an estimate until the
/// next scan is complete.
package final class PositionIndex: Sendable {
  /// The marks of one scan.
  package struct Marks: Sendable {
    /// The place of the row before each multiple of the stride, the first one at `stride`.
    fileprivate(set) var places: [[SQLValue]] = []
    /// The position of the row of each mark, by its key.
    fileprivate(set) var positions: [SQLKey: Int] = [:]
    /// The number of scanned rows.
    fileprivate(set) var count = 0
    package fileprivate(set) var isComplete = false
    fileprivate var last: [SQLValue]?

    /// The last mark before a position, and the position of the row after the mark.
    func mark(before position: Int) -> (place: [SQLValue]?, position: Int)? {
      let number = position / PositionIndex.stride
      if number == 0 { return (nil, 0) }
      guard number <= places.count else { return nil }
      return (places[number - 1], number * PositionIndex.stride)
    }
  }

  private struct State {
    /// The marks of the last complete scan, or of the first one.
    var marks = Marks()
    /// The marks of a scan in progress after a change.
    var next: Marks?
    /// The range of the integer key, read once after each change; `nil` before that.
    var range: ClosedRange<Int>??
    var generation = 0
  }

  static let stride = 512
  /// Queries of up to as many rows are scanned within the transaction of a window.
  static let smallCount = 20_000
  /// The rows of a step of a scan, between which other connections may write.
  package static let stepCount = 4_000

  private let state = Mutex(State())

  package var marks: Marks { state.withLock(\.marks) }
  /// Whether a scan is complete that began after the latest change.
  var isCurrent: Bool { state.withLock { $0.marks.isComplete && $0.next == nil } }
  /// The number of rows, exact at the moment of the scan.
  package var count: Int? { state.withLock { $0.marks.isComplete ? $0.marks.count : nil } }

  /// The number of rows that a scan has found so far, which the query has at least.
  var foundCount: Int { state.withLock { max($0.marks.count, $0.next?.count ?? 0) } }

  /// The range of the integer key, which `read` returns if it is not known since the latest change.
  func range(_ read: () throws -> ClosedRange<Int>?) rethrows -> ClosedRange<Int>? {
    let (known, generation) = state.withLock { ($0.range, $0.generation) }
    if let known { return known }
    let range = try read()
    state.withLock { if $0.generation == generation { $0.range = .some(range) } }
    return range
  }

  /// Begins a new scan after a change.
  package func invalidate() {
    state.withLock { state in
      state.generation += 1
      state.range = nil
      if state.marks.isComplete { state.next = Marks() } else { state.marks = Marks() }
    }
  }

  /// Completes the scan of a short query.
  func completeIfSmall(_ db: some SQLConnection, _ keyset: Keyset) throws {
    let count = state.withLock { $0.next == nil ? nil : $0.marks.count }
    guard let count, count <= Self.smallCount else { return }
    _ = try scan(db, keyset, limit: 2 * Self.smallCount)
  }

  /// Scans further rows.
  ///
  /// - Returns: whether the scan is complete.
  package func scan(_ db: some SQLConnection, _ keyset: Keyset, limit: Int = stepCount) throws
    -> Bool
  {
    let (start, generation) = state.withLock { ($0.next ?? $0.marks, $0.generation) }
    if start.isComplete { return true }
    try db.refreshSchema()
    // A step of a sorted query would sort all rows again.
    let limit = try keyset.needsSort(db) ? Int.max : limit
    var marks = start
    var scanned = 0
    try keyset.forEach(db, keyset.placeColumns, after: marks.last, limit: limit) { row in
      scanned += 1
      marks.count += 1
      if marks.count.isMultiple(of: Self.stride) || scanned == limit {
        let place = row.columnValues
        marks.last = place
        if marks.count.isMultiple(of: Self.stride) {
          marks.places.append(place)
          marks.positions[SQLKey(keyset.key(ofPlace: place))] = marks.count - 1
        }
      }
      if scanned.isMultiple(of: 4_096) { try Task.checkCancellation() }
      return true
    }
    marks.isComplete = scanned < limit
    return state.withLock { state in
      // Another step was faster, or the data changed.
      guard state.generation == generation, (state.next ?? state.marks).count == start.count else {
        return (state.next ?? state.marks).isComplete
      }
      if state.next == nil || marks.isComplete {
        (state.marks, state.next) = (marks, nil)
      } else {
        state.next = marks
      }
      return marks.isComplete
    }
  }
}
#endif
