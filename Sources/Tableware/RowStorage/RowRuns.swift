/// The rows that a section was declared with: a sequence of runs, each a slice of a source. A
/// section made by one ``ForEach`` is one run, however long.
struct RowRuns {
  struct Run {
    var source: any RowSource
    var range: Range<Int>
  }

  private(set) var runs: [Run] = []
  /// Where each run ends, so that a row is found by halving.
  private var ends: [Int] = []

  var count: Int { ends.last ?? 0 }

  init() {}

  init(_ run: Run) {
    append(run)
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

  /// Where a row comes from, to show it elsewhere.
  func origin(of index: Int) -> Run {
    let (run, offset) = locate(index)
    return Run(source: runs[run].source, range: offset..<offset + 1)
  }

  /// The places of all rows with the given identity, ascending.
  ///
  /// - Complexity: O(runs). The first time that a source is asked it makes an index of its rows.
  func positions(of identity: Identity) -> [Int] {
    var positions: [Int] = []
    for (run, end) in zip(runs, ends) {
      for offset in run.source.offsets(of: identity) where run.range.contains(offset) {
        positions.append(end - run.range.upperBound + offset)
      }
    }
    return positions
  }

  /// What was odd about the data, in the order of the rows.
  var problems: [Diagnostic] { runs.flatMap(\.source.problems) }

  func sharesIdentities(with other: RowRuns) -> Bool {
    count == other.count && runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy {
        $0.range == $1.range && $0.source.sharesIdentities(with: $1.source)
      }
  }

  /// Adopts the indexes of sources that hold the same identities.
  func adoptIndexes(of other: RowRuns) {
    guard runs.count == other.runs.count else { return }
    for (run, old) in zip(runs, other.runs) { run.source.adoptIndex(of: old.source) }
  }

  /// How many rows at the beginning and at the end are known to have the same identities: runs that
  /// are the same, and a part of the first one that is not.
  func sharedEnds(with other: RowRuns) -> (first: Int, last: Int) {
    if runs.count == 1, other.runs.count == 1 { return runs[0].sharedEnds(with: other.runs[0]) }
    var (first, last) = (0, 0)
    for (run, old) in zip(runs, other.runs) {
      let ends = run.sharedEnds(with: old)
      first += ends.first
      guard ends.first == run.range.count, ends.first == old.range.count else { break }
    }
    for (run, old) in zip(runs.reversed(), other.runs.reversed()) {
      let ends = run.sharedEnds(with: old)
      let isWhole = ends.first == run.range.count && ends.first == old.range.count
      last += isWhole ? ends.first : ends.last
      guard isWhole else { break }
    }
    return (first, min(last, min(count, other.count) - first))
  }

  private mutating func append(_ run: Run) {
    guard !run.range.isEmpty else { return }
    ends.append(count + run.range.count)
    runs.append(run)
  }

  private func locate(_ index: Int) -> (run: Int, offset: Int) {
    precondition(
      (0..<count).contains(index),
      "Row \(index) of \(count): a path outlived the snapshot it was read from.")
    let run = ends.partitioningIndex { $0 > index }
    return (run, runs[run].range.upperBound - (ends[run] - index))
  }
}

extension RowRuns.Run {
  /// Only of runs that are all of their source.
  fileprivate func sharedEnds(with other: RowRuns.Run) -> (first: Int, last: Int) {
    guard range == 0..<source.count, other.range == 0..<other.source.count else { return (0, 0) }
    if source.sharesIdentities(with: other.source) { return (range.count, 0) }
    return source.sharedEnds(with: other.source)
  }
}
