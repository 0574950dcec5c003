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

    fileprivate mutating func add(_ step: Step) {
      for (place, key) in step.marks {
        places.append(place)
        positions[key] = places.count * PositionIndex.stride - 1
      }
      (last, count, isComplete) = (step.last, step.count, step.isComplete)
    }

    /// The last mark before a position, and the position of the row after the mark.
    func mark(before position: Int) -> (place: [SQLValue]?, position: Int)? {
      let number = position / PositionIndex.stride
      if number == 0 { return (nil, 0) }
      guard number <= places.count else { return nil }
      return (places[number - 1], number * PositionIndex.stride)
    }

    /// The last mark before a place whose only value is an integer, and the number of rows up to
    /// it.
    ///
    /// - Returns: `nil` if other values would have to be compared, which only a database can.
    /// - Complexity: O(log n).
    func mark(
      before place: [SQLValue], isDescending: Bool
    ) -> (place: [SQLValue]?, count: Int)? {
      guard place.count == 1, case .integer(let value) = place[0] else { return nil }
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        guard case .integer(let mark) = places[middle][0] else { return nil }
        if isDescending ? mark > value : mark < value { low = middle + 1 } else { high = middle }
      }
      return (low == 0 ? nil : places[low - 1], low * PositionIndex.stride)
    }
  }

  private struct State {
    /// The marks of the last complete scan, or of the first one.
    var marks = Marks()
    /// The marks of a scan in progress after a change.
    var next: Marks?
    /// The range of the integer key, read once after each change; `nil` before that.
    var range: ClosedRange<Int>??
    /// Whether the database sorts the query, read once after each change.
    var needsSort: Bool?
    var generation = 0
    var wasObserved = false

    var start: Start {
      let marks = next ?? marks
      return Start(
        last: marks.last, count: marks.count, isComplete: marks.isComplete, needsSort: needsSort,
        generation: generation)
    }

    /// Adds what a step found, unless another step was faster or the data changed.
    ///
    /// - Returns: whether the scan is complete.
    mutating func add(_ step: Step, after start: Start) -> Bool {
      guard generation == start.generation, (next?.count ?? marks.count) == start.count else {
        return (next ?? marks).isComplete
      }
      needsSort = step.needsSort
      // In place: the marks of long queries are many.
      if next == nil { marks.add(step) } else { next?.add(step) }
      if step.isComplete, let complete = next { (marks, next) = (complete, nil) }
      return step.isComplete
    }
  }

  /// Where a step begins.
  private struct Start {
    let last: [SQLValue]?
    let count: Int
    let isComplete: Bool
    let needsSort: Bool?
    let generation: Int
  }

  /// What a step found.
  fileprivate struct Step {
    var marks: [(place: [SQLValue], key: SQLKey)] = []
    var last: [SQLValue]?
    /// The number of rows up to its end.
    var count: Int
    var isComplete = false
    var needsSort: Bool

    /// Adds the mark of the row that was scanned last.
    mutating func add(_ place: [SQLValue], _ keyset: Keyset) {
      last = place
      marks.append((place, SQLKey(keyset.key(ofPlace: place))))
    }
  }

  static let stride = 512
  /// Queries of up to as many rows are scanned within the transaction of a window.
  static let smallCount = 20_000
  /// The rows of a step of a scan, between which other connections may write: whole strides, so
  /// that a step begins at a mark.
  package static let stepCount = 8 * stride

  private let state = Mutex(State())

  package var marks: Marks { state.withLock(\.marks) }
  /// Whether a scan is complete that began after the latest change.
  var isCurrent: Bool { state.withLock { $0.marks.isComplete && $0.next == nil } }
  /// The number of rows, exact at the moment of the scan.
  package var count: Int? { state.withLock { $0.marks.isComplete ? $0.marks.count : nil } }

  /// The number of rows that a scan has found so far, which the query has at least.
  var foundCount: Int { state.withLock { max($0.marks.count, $0.next?.count ?? 0) } }

  /// Whether the range of an integer key estimates the number of rows.
  var hasEstimate: Bool { state.withLock { ($0.range ?? nil) != nil } }

  /// The range of the integer key, which `read` returns if it is not known since the latest change.
  func range(_ read: () throws -> ClosedRange<Int>?) rethrows -> ClosedRange<Int>? {
    let (known, generation) = state.withLock { ($0.range, $0.generation) }
    if let known { return known }
    let range = try read()
    state.withLock { if $0.generation == generation { $0.range = .some(range) } }
    return range
  }

  /// Whether commits are observed, or were before.
  var wasObserved: Bool {
    get { state.withLock(\.wasObserved) }
    set { state.withLock { $0.wasObserved = newValue } }
  }

  /// Begins a new scan after a change.
  package func invalidate() {
    state.withLock { state in
      state.generation += 1
      state.range = nil
      state.needsSort = nil
      if state.marks.isComplete { state.next = Marks() } else { state.marks = Marks() }
    }
  }

  /// Completes the scan of a short query.
  func completeIfSmall(_ db: some SQLConnection, _ keyset: Keyset) throws {
    let count = state.withLock { $0.next == nil ? nil : $0.marks.count }
    guard let count, count <= Self.smallCount else { return }
    _ = try scan(db, keyset, limit: 10 * Self.stepCount)
  }

  /// Scans further rows.
  ///
  /// - Parameter isWanted: whether the connection is needed for something else, after which the
  ///   step ends early.
  /// - Returns: whether the scan is complete.
  package func scan(
    _ db: some SQLConnection, _ keyset: Keyset, limit: Int = stepCount,
    unless isWanted: () -> Bool = { false }
  ) throws -> Bool {
    let start = state.withLock(\.start)
    if start.isComplete { return true }
    try db.refreshSchema()
    // A step of a sorted query would sort all rows again.
    let isSorted = try start.needsSort ?? keyset.needsSort(db)
    let limit = isSorted ? Int.max : limit
    var step = Step(last: start.last, count: start.count, needsSort: isSorted)
    while !isSorted, step.count - start.count <= limit - Self.stride,
      step.count.isMultiple(of: Self.stride), try leap(db, keyset, &step)
    {
      try Task.checkCancellation()
      if isWanted() { return state.withLock { $0.add(step, after: start) } }
    }
    let left = limit - (step.count - start.count)
    if left > 0 { try walk(db, keyset, limit: left, &step, unless: isWanted) }
    return state.withLock { $0.add(step, after: start) }
  }

  /// Finds the next mark without reading the rows before it.
  ///
  /// - Returns: whether there are as many rows.
  private func leap(
    _ db: some SQLConnection, _ keyset: Keyset, _ step: inout Step
  ) throws -> Bool {
    // A statement for each mark costs nothing only within the process.
    guard db.dialect == .sqlite, keyset.canSkip(after: step.last, db.dialect),
      let place = try keyset.place(db, after: step.last, skipping: Self.stride - 1)
    else { return false }
    step.count += Self.stride
    step.add(place, keyset)
    return true
  }

  /// Reads the places of the next rows.
  private func walk(
    _ db: some SQLConnection, _ keyset: Keyset, limit: Int, _ step: inout Step,
    unless isWanted: () -> Bool
  ) throws {
    var (scanned, isInterrupted) = (0, false)
    try keyset.forEach(db, keyset.placeColumns, after: step.last, limit: limit) { row in
      scanned += 1
      step.count += 1
      if step.count.isMultiple(of: Self.stride) {
        step.add(row.columnValues, keyset)
        try Task.checkCancellation()
        isInterrupted = !step.needsSort && isWanted()
      } else if scanned == limit {
        step.last = row.columnValues
      }
      return !isInterrupted
    }
    step.isComplete = scanned < limit && !isInterrupted
  }
}
#endif
