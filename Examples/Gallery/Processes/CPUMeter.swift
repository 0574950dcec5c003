/// Turns two readings of processor time into percentages; 100 is one core kept busy.
///
/// It uses no clock and no file: the caller passes the time since the last call. A process seen for
/// the first time is at 0. So is everything if the elapsed time is invalid, and a process whose
/// counter decreased; the result is never negative or NaN.
package struct CPUMeter: Sendable {
  private var previous: [ProcessSample.ID: Int] = [:]

  package init() {}

  package mutating func percentages(
    for samples: [ProcessSample], elapsedSeconds: Double, ticksPerSecond: Int
  ) -> [ProcessSample.ID: Double] {
    let availableTicks = elapsedSeconds * Double(ticksPerSecond)
    var current: [ProcessSample.ID: Int] = [:]
    var percentages: [ProcessSample.ID: Double] = [:]
    current.reserveCapacity(samples.count)
    percentages.reserveCapacity(samples.count)
    for sample in samples {
      let before = previous[sample.id] ?? sample.cpuTicks
      let used = Double(sample.cpuTicks) - Double(before)
      let percentage = used / availableTicks * 100
      let makesSense = used > 0 && elapsedSeconds > 0 && ticksPerSecond > 0 && percentage.isFinite
      percentages[sample.id] = makesSense ? percentage : 0
      current[sample.id] = sample.cpuTicks
    }
    previous = current
    return percentages
  }
}
