import Gallery
import Synchronization
import TablewareTesting
import Testing

@Suite struct SharedProcessesTests {
  @Test func readsAnew_OnlyWhenTheLastReadingIsTooOld() throws {
    try withTemporaryFolder { folder in
      let clock = Watch()
      let shared = SharedProcesses(
        ProcessReader(root: folder.path, passwd: folder.path("none")),
        age: .milliseconds(500)
      ) { clock.now }
      try folder.writeProcess(1, pages: 1)
      #expect(shared.moment().reading.samples.map(\.pid) == [1])

      try folder.writeProcess(2, pages: 1)
      clock.now = .milliseconds(499)
      let young = shared.moment()
      #expect(young.reading.samples.map(\.pid) == [1])
      #expect(young.time == .zero)

      clock.now = .milliseconds(500)
      let new = shared.moment()
      #expect(new.reading.samples.map(\.pid) == [1, 2])
      #expect(new.time == .milliseconds(500))
    }
  }

  @Test func screensThatShareReadings_MeasureBetweenReadings_AndNotBetweenTheirOwnTicks() throws {
    try withTemporaryFolder { folder in
      let clock = Watch()
      let shared = SharedProcesses(
        ProcessReader(root: folder.path, passwd: folder.path("none"))
      ) { clock.now }
      try folder.writeProcess(1, pages: 1, ticks: 0)
      let screen = try ScreenDriver("processes") { $0.sharedProcesses = shared }
      // Half a processor for two seconds, of which the screen's own clock shows one.
      try folder.writeProcess(1, pages: 1, ticks: ProcessReader.ticksPerSecond)
      clock.now = .seconds(2)
      screen.wait(.seconds(1))
      #expect(screen.lines.contains { $0.contains("p1") && $0.contains(" 50.0 ") })
    }
  }
}

/// Tells the time that a test sets.
private final class Watch: Sendable {
  private let time = Mutex(Duration.zero)

  var now: Duration {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}
