/// The declared rows of a section: a sequence of runs, each a slice of a source. A section with a
/// single ``ForEach`` is one run of any length.
struct RowRuns {
  struct Run {
    var source: any RowSource
    var range: Range<Int>
  }

  private(set) var runs: [Run] = []
  /// The end of each run, for binary search.
  private var ends: [Int] = []
  /// The only list of identities, if there is one and all of it is shown.
  private(set) var onlyList: (any IdentityList)?

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

  /// Whether the row exists already, and is not built on demand.
  func isBuilt(at index: Int) -> Bool { runs[locate(index).0].source.isBuilt }

  /// The observer of the display of a row.
  func displayObserver(at index: Int, isAhead: Bool) -> DisplayObserver? {
    let (run, offset) = locate(index)
    let source = runs[run].source
    return isAhead && source.isLoaded(at: offset) ? nil : source.displayObserver
  }

  /// Whether the display of some rows is observed.
  var hasDisplayObserver: Bool { runs.contains { $0.source.displayObserver != nil } }

  /// Returns the origin of a row, with which it can be shown elsewhere.
  func origin(of index: Int) -> Run {
    let (run, offset) = locate(index)
    return Run(source: runs[run].source, range: offset..<offset + 1)
  }

  /// Calls a function with the position of each row with an identity, ascending.
  ///
  /// - Complexity: O(runs). A source builds an index of its rows at the first look-up.
  @inline(__always)
  func visitPositions(of identity: Identity, _ visit: (Int) -> Void) {
    switch onlyList?.onlyOffset(of: identity) {
    case .found(let offset): return visit(offset)
    case .missing: return
    case .ambiguous, nil: break
    }
    for (run, end) in zip(runs, ends) {
      for offset in run.source.identities.offsets(of: identity) where run.range.contains(offset) {
        visit(end - run.range.upperBound + offset)
      }
    }
  }

  /// The problems of the data, in the order of the rows.
  func appendProblems(to problems: inout [Diagnostic]) {
    for run in runs {
      let found = run.source.problems
      if !found.isEmpty { problems += found }
    }
  }

  func sharesIdentities(with other: RowRuns) -> Bool {
    count == other.count && runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy {
        $0.range == $1.range && $0.source.identities.isKnownSame(as: $1.source.identities)
      }
  }

  /// Adopts the indexes of sources that have the same identities.
  func adoptIndexes(of other: RowRuns) {
    guard runs.count == other.runs.count else { return }
    for (run, old) in zip(runs, other.runs) {
      run.source.identities.adoptIndex(of: old.source.identities)
    }
  }

  /// Compares the rows with older ones run by run, if the runs have the same types.
  ///
  /// - Returns: `false` if they do not; then nothing was compared.
  func scan(from old: RowRuns, into scan: inout Scan) -> Bool {
    guard runs.count == old.runs.count,
      zip(runs, old.runs).allSatisfy({
        $0.isWhole && $1.isWhole && $0.source.identities.hasSameType(as: $1.source.identities)
      })
    else { return false }
    for (index, (run, oldRun)) in zip(runs, old.runs).enumerated() {
      let identities = run.source.identities
      let oldIdentities = oldRun.source.identities
      scan.part(
        old: old.ends[index] - oldRun.range.count, new: ends[index] - run.range.count
      ) { scan in
        if identities.isKnownSame(as: oldIdentities) {
          scan.keep(run.range.count)
        } else {
          identities.scan(from: oldIdentities, into: &scan)
        }
      }
    }
    return true
  }

  /// Appends all identities.
  func appendAll(to identities: inout [Identity]) {
    for run in runs {
      if run.isWhole {
        run.source.identities.appendAll(to: &identities)
      } else {
        for offset in run.range { identities.append(run.source.identity(at: offset)) }
      }
    }
  }

  private mutating func append(_ run: Run) {
    guard !run.range.isEmpty else { return }
    ends.append(count + run.range.count)
    runs.append(run)
    onlyList = runs.count == 1 && run.isWhole ? run.source.identities : nil
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
  /// Creates a run of one row.
  init(_ row: AnyRow) {
    self.init(source: SingleRow(row), range: 0..<1)
  }

  /// Whether the run shows all of its source.
  var isWhole: Bool { range == 0..<source.count }
}
