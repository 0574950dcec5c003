/// What came out of a benchmark.
struct Measurement {
  let name: String
  let unit: Unit
  let yardstick: String
  let target: Benchmark.Target?
  let median: Double
  let yardstickMedian: Double

  var ratio: Double { yardstickMedian > 0 ? median / yardstickMedian : 0 }

  var isWithinTarget: Bool {
    switch target {
    case .ratio(let limit): ratio <= limit
    case .value(let limit): median <= limit
    case nil: true
    }
  }
}
