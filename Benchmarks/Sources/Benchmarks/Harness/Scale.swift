/// How large the workloads are: as large as their names say, or small enough for a debug build.
enum Scale {
  /// The sizes that the benchmarks are named for.
  case full
  /// A thousandth of them, and at least a hundred: enough to show that a benchmark runs.
  case smoke

  /// The number of rows, sections or fields to use instead of the full number.
  func callAsFunction(_ count: Int) -> Int {
    switch self {
    case .full: count
    case .smoke: min(count, max(100, count / 1_000))
    }
  }
}
