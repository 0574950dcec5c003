import Tableware
import TablewareTesting
import Testing

/// Time passes only when a test advances it. Drawings: one character is a second, `x` is a beat.
@Suite struct TimelineTests {
  private final class Marks {
    var seconds: [Int] = []
    func drawing(_ length: Int) -> String {
      String(
        (1...length).map { second -> Character in
          let count = seconds.count { $0 == second }
          return count == 0 ? "-" : count == 1 ? "x" : "#"
        })
    }
  }

  private func mark(_ marks: Marks, _ timeline: Timeline) -> () -> Void {
    { [unowned timeline] in marks.seconds.append(Int(timeline.now.components.seconds)) }
  }

  @Test(arguments: [
    (1, "xxxxxxxxxxxx"), (2, "-x-x-x-x-x-x"), (3, "--x--x--x--x"), (5, "----x----x--"),
    (12, "-----------x"), (13, "------------"),
  ])
  func repeats(interval: Int, expected: String) {
    let timeline = Timeline()
    let marks = Marks()
    _ = timeline.every(.seconds(interval), mark(marks, timeline))
    for second in 1...12 { timeline.advance(to: .seconds(second)) }
    #expect(marks.drawing(12) == expected)
  }

  @Test func runsOnce_AfterADelay() {
    let timeline = Timeline()
    let marks = Marks()
    timeline.advance(to: .seconds(2))
    _ = timeline.after(.seconds(3), mark(marks, timeline))
    for second in 3...10 { timeline.advance(to: .seconds(second)) }
    #expect(marks.drawing(10) == "----x-----")
    #expect(timeline.nextDeadline == nil)
  }

  @Test func doesNotMakeUpForMissedBeats() {
    let timeline = Timeline()
    let marks = Marks()
    _ = timeline.every(.seconds(2), mark(marks, timeline))
    timeline.advance(to: .seconds(7))
    // The beat that is late happens now, so that who measures time measures it right.
    #expect(marks.seconds == [7])
    #expect(timeline.nextDeadline == .seconds(8))
    timeline.advance(to: .seconds(8))
    timeline.advance(to: .seconds(9))
    #expect(marks.seconds == [7, 8])
  }

  @Test func keepsItsBeat_HoweverTheTimePasses() {
    for seed in 0..<UInt64(2000) {
      var random = SeededGenerator(seed: seed)
      let interval = Duration.microseconds(Int.random(in: 1000...9_999_999, using: &random))
      let beats = Int.random(in: 1...1_000_000, using: &random)
      let timeline = Timeline()
      var count = 0
      _ = timeline.every(interval) { count += 1 }
      let end = interval * beats
      timeline.advance(to: end - Duration(secondsComponent: 0, attosecondsComponent: 1))
      let first = timeline.nextDeadline
      timeline.advance(to: end)
      let second = timeline.nextDeadline
      guard first == end, second == end + interval, count == (beats > 1 ? 2 : 1) else {
        Issue.record("seed \(seed): \(count) beats of \(interval) until \(end)")
        return
      }
    }
  }

  @Test func runsInTheOrderOfTheDeadlines_ThenOfTheSchedules() {
    let timeline = Timeline()
    var log: [String] = []
    _ = timeline.after(.seconds(3)) { log.append("late") }
    _ = timeline.after(.seconds(1)) { log.append("early") }
    _ = timeline.every(.seconds(2)) { log.append("beat") }
    _ = timeline.after(.seconds(2)) { log.append("after") }
    _ = timeline.after(.seconds(1)) { log.append("early too") }
    timeline.advance(to: .seconds(3))
    #expect(log == ["early", "early too", "beat", "after", "late"])
  }

  @Test func seesItsOwnTime_InsideAnAction() {
    let timeline = Timeline()
    var log: [Duration] = []
    _ = timeline.after(.seconds(1)) {
      log.append(timeline.now)
      _ = timeline.after(.seconds(1)) { log.append(timeline.now) }
    }
    timeline.advance(to: .seconds(10))
    #expect(log == [.seconds(1), .seconds(2)])
    #expect(timeline.now == .seconds(10))
  }

  @Test func nothingHappens_AfterCancel() {
    let timeline = Timeline()
    var log: [String] = []
    let beat = timeline.every(.seconds(1)) { log.append("beat") }
    let once = timeline.after(.seconds(2)) { log.append("once") }
    timeline.advance(to: .seconds(1))
    beat.cancel()
    once.cancel()
    once.cancel()
    #expect(timeline.nextDeadline == nil)
    timeline.advance(to: .seconds(9))
    #expect(log == ["beat"])
  }

  @Test func mayBeCancelledInsideItsOwnAction() {
    let timeline = Timeline()
    var count = 0
    var beat: Timeline.Schedule?
    beat = timeline.every(.seconds(1)) {
      count += 1
      if count == 3 { beat?.cancel() }
    }
    for second in 1...9 { timeline.advance(to: .seconds(second)) }
    #expect(count == 3)
  }

  @Test func mayCancelAnother_ThatIsDueAtTheSameTime() {
    let timeline = Timeline()
    var log: [String] = []
    var second: Timeline.Schedule?
    _ = timeline.after(.seconds(1)) {
      log.append("first")
      second?.cancel()
    }
    second = timeline.after(.seconds(1)) { log.append("second") }
    timeline.advance(to: .seconds(5))
    #expect(log == ["first"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .microseconds(1)])
  func takesAtLeastAMillisecond_ForARepeat(interval: Duration) {
    let timeline = Timeline()
    var count = 0
    _ = timeline.every(interval) { count += 1 }
    #expect(timeline.nextDeadline == .milliseconds(1))
    timeline.advance(to: .seconds(1))
    #expect(count == 1)
  }

  @Test func neverRunsBack() {
    let timeline = Timeline()
    timeline.advance(to: .seconds(5))
    timeline.advance(to: .seconds(3))
    #expect(timeline.now == .seconds(5))
    var count = 0
    _ = timeline.after(.seconds(-9)) { count += 1 }
    timeline.advance(to: .seconds(4))
    #expect(count == 0)
    timeline.advance(to: .seconds(5))
    #expect(count == 1)
  }

  @Test func mayBeAdvancedInsideAnAction() {
    let timeline = Timeline()
    var log: [Int] = []
    _ = timeline.after(.seconds(1)) {
      log.append(1)
      timeline.advance(to: .seconds(5))
    }
    _ = timeline.after(.seconds(2)) { log.append(2) }
    _ = timeline.after(.seconds(7)) { log.append(7) }
    timeline.advance(to: .seconds(3))
    #expect(log == [1, 2])
    #expect(timeline.now == .seconds(5))
  }
}
