/// The rows of a section: a sequence of runs, each a slice of a source.
///
/// A section made by one ``ForEach`` is one run, however long. Editing splits runs and never copies
/// the rows beside the edit.
struct RowRuns {
  struct Run {
    var source: any RowSource
    var range: Range<Int>

    /// Both runs as one, if both are short lists: rows that are appended one by one must not make a
    /// run each.
    func joined(with next: Run) -> Run? {
      guard range.count + next.range.count <= 256,
        let list = source as? ListSource, let nextList = next.source as? ListSource
      else { return nil }
      let source = ListSource(list, range, nextList, next.range)
      return Run(source: source, range: 0..<source.count)
    }
  }

  private(set) var runs: [Run] = []
  /// Where each run ends, so that a row is found by halving.
  private var ends: [Int] = []

  var count: Int { ends.last ?? 0 }

  init() {}

  init(_ source: any RowSource) {
    append(source)
  }

  init(_ rows: RowBuilder.Rows) {
    var rows = rows
    rows.close()
    self = rows.runs
  }

  mutating func append(_ source: any RowSource) {
    append(Run(source: source, range: 0..<source.count))
  }

  mutating func append(_ other: RowRuns) {
    for run in other.runs { append(run) }
  }

  func identity(at index: Int) -> Identity {
    let (run, offset) = locate(index)
    return runs[run].source.identity(at: offset)
  }

  func row(at index: Int) -> AnyRow {
    let (run, offset) = locate(index)
    return runs[run].source.row(at: offset)
  }

  /// The place of the first row with the given identity.
  ///
  /// - Complexity: O(rows).
  func firstIndex(of identity: Identity) -> Int? {
    var base = 0
    for run in runs {
      if let offset = run.range.first(where: { run.source.identity(at: $0) == identity }) {
        return base + offset - run.range.lowerBound
      }
      base += run.range.count
    }
    return nil
  }

  /// Replaces a range of rows. The range must lie within `0...count`.
  mutating func replace(_ range: Range<Int>, with rows: RowRuns) {
    var result = prefix(range.lowerBound)
    result.append(rows)
    result.append(suffix(from: range.upperBound))
    self = result
  }

  /// Rows that can be moved elsewhere: one row as a run of its own.
  func slice(_ range: Range<Int>) -> RowRuns {
    prefix(range.upperBound).suffix(from: range.lowerBound)
  }

  func sharesIdentities(with other: RowRuns) -> Bool {
    count == other.count && runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy {
        $0.range == $1.range && $0.source.sharesIdentities(with: $1.source)
      }
  }

  private mutating func append(_ run: Run) {
    guard !run.range.isEmpty else { return }
    if let last = runs.last, let joined = last.joined(with: run) {
      runs.removeLast()
      ends.removeLast()
      return append(joined)
    }
    ends.append(count + run.range.count)
    runs.append(run)
  }

  private func prefix(_ length: Int) -> RowRuns {
    var result = RowRuns()
    for run in runs where result.count < length {
      let taken = min(run.range.count, length - result.count)
      result.append(Run(source: run.source, range: run.range.prefix(taken)))
    }
    return result
  }

  private func suffix(from start: Int) -> RowRuns {
    var result = RowRuns()
    var base = 0
    for run in runs {
      let dropped = min(max(start - base, 0), run.range.count)
      result.append(Run(source: run.source, range: run.range.dropFirst(dropped)))
      base += run.range.count
    }
    return result
  }

  private func locate(_ index: Int) -> (run: Int, offset: Int) {
    precondition(
      (0..<count).contains(index),
      "Row \(index) of \(count): a path outlived the snapshot it was read from.")
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return (low, runs[low].range.upperBound - (ends[low] - index))
  }
}
