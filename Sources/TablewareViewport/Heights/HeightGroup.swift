/// Consecutive runs, with their running totals.
struct HeightGroup {
  /// The most runs of a group.
  static let limit = 128

  private(set) var runs: [HeightRun]
  /// The number of items up to the end of each run.
  private(set) var counts: RunningTotals
  /// The total height of the items up to the end of each run.
  private(set) var sums: RunningTotals

  init(_ runs: [HeightRun]) {
    self.runs = runs
    counts = RunningTotals(runs.lazy.map(\.count))
    sums = RunningTotals(runs.lazy.map(\.sum))
  }

  var count: Int { counts.total }
  var sum: Int { sums.total }

  /// Returns consecutive groups of a suitable size.
  static func groups(of runs: [HeightRun]) -> [HeightGroup] {
    stride(from: 0, to: runs.count, by: limit / 2).map {
      HeightGroup(Array(runs[$0..<min($0 + limit / 2, runs.count)]))
    }
  }

  /// Changes one run, and the totals with it.
  @inline(__always)
  mutating func change<Result>(_ run: Int, _ body: (inout HeightRun) -> Result) -> Result {
    let (count, sum) = (runs[run].count, runs[run].sum)
    let result = body(&runs[run])
    counts.add(runs[run].count - count, to: run)
    sums.add(runs[run].sum - sum, to: run)
    return result
  }

  /// Replaces some runs.
  mutating func replace(_ range: Range<Int>, with added: [HeightRun]) {
    runs.replaceSubrange(range, with: added)
    counts.replace(range, with: added.lazy.map(\.count))
    sums.replace(range, with: added.lazy.map(\.sum))
  }

  /// Joins the runs on both sides of a border if the result is simple and short.
  mutating func mergeRuns(at border: Int) {
    guard border > 0, border < runs.count,
      let joined = runs[border - 1].joined(with: runs[border])
    else { return }
    replace(border - 1..<border + 1, with: [joined])
  }
}
