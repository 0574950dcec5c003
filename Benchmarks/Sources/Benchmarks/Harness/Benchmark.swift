/// Something that is timed against a yardstick in the same run, so that the ratio means the same on
/// every machine.
struct Benchmark {
  /// As in the table of targets.
  let name: String
  /// What the yardstick is, for the reader of the table.
  let yardstick: String
  /// The ratio that must not be passed; `nil` if it is only reported.
  let target: Double?
  let run: () -> Void
  let runYardstick: () -> Void

  /// At least this many rounds, so that a median means something.
  static let rounds = 15

  /// Times both in turn, after a round to warm up.
  func measure() -> Measurement {
    run()
    runYardstick()
    var times: [Double] = []
    var yardstickTimes: [Double] = []
    for _ in 0..<Self.rounds {
      times.append(Self.microseconds(run))
      yardstickTimes.append(Self.microseconds(runYardstick))
    }
    return Measurement(
      benchmark: self, median: Self.median(times), yardstickMedian: Self.median(yardstickTimes))
  }

  private static func microseconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .microseconds(1)
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

struct Measurement {
  let benchmark: Benchmark
  let median: Double
  let yardstickMedian: Double

  var ratio: Double { yardstickMedian > 0 ? median / yardstickMedian : 0 }
  var isWithinTarget: Bool { benchmark.target.map { ratio <= $0 } ?? true }
}
