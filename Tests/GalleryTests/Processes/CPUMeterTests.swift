import Gallery
import Testing

private func sample(_ pid: Int32, ticks: Int, start: Int = 0) -> ProcessSample {
  ProcessSample(
    id: .init(pid: pid, startTicks: start), name: "p", command: "p", cpuTicks: ticks)
}

@Suite struct CPUMeterTests {
  private let id = ProcessSample.ID(pid: 1, startTicks: 0)

  private func percentage(
    from before: Int, to now: Int, elapsed: Double, ticksPerSecond: Int = 100
  ) -> Double? {
    var meter = CPUMeter()
    _ = meter.percentages(
      for: [sample(1, ticks: before)], elapsedSeconds: 1, ticksPerSecond: 100)
    return meter.percentages(
      for: [sample(1, ticks: now)], elapsedSeconds: elapsed, ticksPerSecond: ticksPerSecond)[id]
  }

  @Test func startsAtZero_OnTheFirstReading() {
    var meter = CPUMeter()
    let first = meter.percentages(
      for: [sample(1, ticks: 5000)], elapsedSeconds: 1, ticksPerSecond: 100)
    #expect(first == [id: 0])
  }

  @Test func countsOneBusyCoreAsHundred() {
    #expect(percentage(from: 1000, to: 1100, elapsed: 1) == 100)
    #expect(percentage(from: 1000, to: 1100, elapsed: 2) == 50)
    #expect(percentage(from: 1000, to: 1400, elapsed: 1) == 400)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -Double.infinity, .leastNonzeroMagnitude])
  func isZero_WhenElapsedTimeMakesNoSense(_ elapsed: Double) {
    #expect(percentage(from: 1000, to: 1100, elapsed: elapsed) == 0)
  }

  @Test func isZero_WhenTicksPerSecondMakeNoSense() {
    #expect(percentage(from: 1000, to: 1100, elapsed: 1, ticksPerSecond: 0) == 0)
    #expect(percentage(from: 1000, to: 1100, elapsed: -1, ticksPerSecond: -100) == 0)
  }

  @Test func isZero_WhenCounterRunsBackwards() {
    #expect(percentage(from: 1000, to: 900, elapsed: 1) == 0)
    #expect(percentage(from: .max, to: .min, elapsed: 1) == 0)
  }

  @Test func staysFinite_WhenCounterJumpsFromEndToEnd() throws {
    let value = try #require(percentage(from: .min, to: .max, elapsed: 1))
    #expect(value.isFinite && value > 0)
  }

  @Test func startsAgainAtZero_WhenProcessNumberIsReused() {
    var meter = CPUMeter()
    _ = meter.percentages(for: [sample(1, ticks: 10)], elapsedSeconds: 1, ticksPerSecond: 100)
    let reused = sample(1, ticks: 900, start: 5)
    let second = meter.percentages(for: [reused], elapsedSeconds: 1, ticksPerSecond: 100)
    #expect(second == [reused.id: 0])
  }

  @Test func forgetsProcesses_ThatEnded() {
    var meter = CPUMeter()
    _ = meter.percentages(for: [sample(1, ticks: 10)], elapsedSeconds: 1, ticksPerSecond: 100)
    #expect(meter.percentages(for: [], elapsedSeconds: 1, ticksPerSecond: 100).isEmpty)
    let back = meter.percentages(
      for: [sample(1, ticks: 60)], elapsedSeconds: 1, ticksPerSecond: 100)
    #expect(back == [id: 0])
  }
}
