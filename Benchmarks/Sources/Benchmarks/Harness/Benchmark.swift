/// Something that is measured against a yardstick in the same run, so that the ratio means the same
/// on every machine.
struct Benchmark {
  /// What must not be passed.
  enum Target {
    case ratio(Double)
    /// In the unit of the benchmark; for what does not depend on the machine.
    case value(Double)
  }

  /// Gives one number each time it is asked.
  typealias Sample = () -> Double

  /// As in the table of targets.
  let name: String
  let unit: Unit
  /// The description of the reference, for the printed table.
  let yardstick: String
  /// `nil` if it is only reported.
  let target: Target?
  /// Enough that a median means something; rounded up to a multiple of three.
  var rounds = 15
  /// Builds what is needed, only if this is measured at all.
  let prepare: () -> (sample: Sample, yardstick: Sample)

  /// The number of samples that follow each other. The first one after the yardstick finds other
  /// data in the processor's caches, which says nothing about either of them, so most samples
  /// follow one of their own kind.
  private static let samplesInTurn = 3

  /// Samples both in turn, after a round to warm up; for a smoke run only once, without a target.
  func measure(_ scale: Scale) -> Measurement {
    let (sample, yardstick) = prepare()
    guard scale == .full else {
      return Measurement(
        name: name, unit: unit, yardstick: self.yardstick, target: nil, median: sample(),
        yardstickMedian: yardstick())
    }
    _ = sample()
    _ = yardstick()
    var samples: [Double] = []
    var yardsticks: [Double] = []
    for _ in 0..<(rounds + Self.samplesInTurn - 1) / Self.samplesInTurn {
      for _ in 0..<Self.samplesInTurn { samples.append(sample()) }
      for _ in 0..<Self.samplesInTurn { yardsticks.append(yardstick()) }
    }
    return Measurement(
      name: name, unit: unit, yardstick: self.yardstick, target: target,
      median: Self.median(samples), yardstickMedian: Self.median(yardsticks))
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

extension Benchmark {
  /// How much two pieces of work need of the same quantity.
  init(
    _ name: String, measuring quantity: Quantity = .time, yardstick: String, target: Target? = nil,
    rounds: Int = 15, prepare: @escaping () -> (work: () -> Void, yardstick: () -> Void)
  ) {
    self.init(
      name: name, unit: quantity.unit, yardstick: yardstick, target: target, rounds: rounds
    ) {
      let (work, yardstick) = prepare()
      return ({ quantity.measure(work) }, { quantity.measure(yardstick) })
    }
  }
}
