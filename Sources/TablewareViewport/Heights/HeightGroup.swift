/// Runs that stand one behind another, with their running totals.
struct HeightGroup {
  /// No group holds more runs.
  static let limit = 64

  private(set) var runs: [HeightRun]
  /// How many items there are up to the end of each run.
  private(set) var counts: RunningTotals
  /// How high the items are together up to the end of each run.
  private(set) var sums: RunningTotals

  init(_ runs: [HeightRun]) {
    self.runs = runs
    counts = RunningTotals(runs.lazy.map(\.count))
    sums = RunningTotals(runs.lazy.map(\.sum))
  }

  var count: Int { counts.total }
  var sum: Int { sums.total }

  /// Groups of a convenient size, one behind another.
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

  /// Puts other runs in the place of some.
  mutating func replace(_ range: Range<Int>, with added: [HeightRun]) {
    runs.replaceSubrange(range, with: added)
    counts.replace(range, with: added.lazy.map(\.count))
    sums.replace(range, with: added.lazy.map(\.sum))
  }

  /// Joins the runs on both sides of a border where that keeps them simple and short.
  mutating func mergeRuns(at border: Int) {
    guard border > 0, border < runs.count,
      let joined = runs[border - 1].joined(with: runs[border])
    else { return }
    replace(border - 1..<border + 1, with: [joined])
  }
}
