@testable import TablewareViewport

extension HeightIndex {
  /// The number of runs in which the heights are stored.
  var runCount: Int { groups.reduce(0) { $0 + $1.runs.count } }
}
