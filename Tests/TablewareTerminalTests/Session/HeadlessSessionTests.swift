import Synchronization
import Tableware
import TablewareTerminal
import TablewareTesting
import TerminalKit
import Testing

/// A screen that counts the beats of a timer.
private final class BeatScreen: Screen {
  let context = ScreenContext()
  let title = "Beats"
  private let interval: Duration
  private(set) var beats: [Duration] = []

  init(every interval: Duration) { self.interval = interval }

  func appear() {
    context.every(interval) { self.beats.append(self.context.now) }
  }

  var sections: [Section] {
    Section("s") {
      TextRow("beats", value: "\(beats.count)").onTap { self.context.push(ListScreen("L", ["a"])) }
    }
  }
}

/// A screen with a list that is loaded, and a text that is loaded when the list has arrived.
private final class LoadingScreen: Screen {
  let context = ScreenContext()
  let title = "Loading"
  private var rows: [String] = []
  private var note = "…"

  /// The time until the list is loaded; `nil` for at once.
  private let delay: Duration?

  init(after delay: Duration? = nil) { self.delay = delay }

  func appear() {
    if let delay { context.after(delay) { self.load() } } else { load() }
  }

  private func load() {
    context.load {
      ["a", "b"]
    } then: { rows in
      self.rows = (try? rows.get()) ?? []
      self.context.load {
        "done"
      } then: { note in
        self.note = (try? note.get()) ?? ""
      }
    }
  }

  var sections: [Section] {
    Section("s") {
      TextRow(RowText(note)).id("note")
      ForEach(rows, id: \.self) { TextRow($0) }
    }
  }
}

/// Runs work at once, so that its result has arrived before any time passes.
private final class ImmediateExecutor: TaskExecutor {
  private let jobs = Atomic(0)

  /// The number of jobs that ran.
  var count: Int { jobs.load(ordering: .relaxed) }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.add(1, ordering: .relaxed)
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}

struct HeadlessSessionTests {
  @Test func settle_WhileAScreenLoads_ShowsWhatHasArrived() async throws {
    let frames = try await frames(of: LoadingScreen(), "settle down")
    #expect(frames.map(\.grid.plainText) == ["❯ …\n\n", "❯ done\n  a\n  b", "  done\n❯ a\n  b"])
    #expect(
      try await Terminal.frame(of: LoadingScreen(), keys: "settle", columns: 20, rows: 7)
        .contains("❯ done\n  a\n  b"))
  }

  @Test func results_withAVirtualClock_arriveAtSettleOnly() async throws {
    let host = TerminalHost(LoadingScreen(after: .zero), columns: 20, rows: 3)
    let executor = ImmediateExecutor()
    host.navigator.timeline.workExecutor = executor
    let session = HeadlessSession(host, clock: ManualClock())
    var texts: [String] = []
    try await session.run(KeyScript("wait:1s down up wait:1s")) { texts.append($0.grid.plainText) }
    #expect(executor.count > 0)
    #expect(Set(texts) == ["❯ …\n\n"])
  }

  @Test func settle_WithoutLoads_PaintsAgain_AndNoTimePasses() async throws {
    let screen = BeatScreen(every: .seconds(1))
    #expect(try await frames(of: screen, "settle settle").count == 3)
    #expect(screen.beats.isEmpty)
  }

  private func frames(
    of screen: any Screen, _ script: String
  ) async throws -> [HeadlessSession<ManualClock>.Frame] {
    let session = HeadlessSession(TerminalHost(screen, columns: 20, rows: 3), clock: ManualClock())
    var frames: [HeadlessSession<ManualClock>.Frame] = []
    try await session.run(KeyScript(script)) { frames.append($0) }
    return frames
  }

  @Test func paintsBeforeTheFirstStep_AndAfterEach() async throws {
    let frames = try await frames(of: ListScreen("L", ["a", "b"]), "down up resize:4x1 x")
    #expect(
      frames.map(\.grid.plainText) == [
        "Name ─────  length\n❯ a              1\n  b              1",
        "Name ─────  length\n  a              1\n❯ b              1",
        "Name ─────  length\n❯ a              1\n  b              1",
        "❯  █", "❯  █",
      ])
    #expect(frames[0].trace.bound == 3)
    #expect(frames[1].trace.description == "made 0, bound 0, rebound 0, recycled 0, measured 0")
  }

  @Test func runsTimersExactly_WithOneFrameForEachDeadline() async throws {
    let screen = BeatScreen(every: .milliseconds(300))
    let frames = try await frames(of: screen, "wait:1s")
    #expect(screen.beats == [.milliseconds(300), .milliseconds(600), .milliseconds(900)])
    #expect(frames.map { $0.grid.plainText.filter(\.isNumber) } == ["0", "1", "2", "3", "3"])
    #expect(frames.map(\.trace.rebound) == [0, 1, 1, 1, 0])
  }

  @Test func countsTimeOverAllSteps() async throws {
    let screen = BeatScreen(every: .seconds(1))
    let count = try await frames(of: screen, "wait:700ms down wait:700ms up wait:0s wait:3600s")
      .count
    #expect(screen.beats.count == 3601)
    #expect(screen.beats.last == .seconds(3601))
    #expect(count == 1 + 1 + 1 + 2 + 1 + 3600 + 1)
  }

  @Test func beatsOnce_WhenDeadlineAndEndMeet() async throws {
    let screen = BeatScreen(every: .milliseconds(500))
    let frames = try await frames(of: screen, "wait:500ms wait:500ms")
    #expect(screen.beats == [.milliseconds(500), .seconds(1)])
    #expect(frames.count == 3)
  }

  @Test(arguments: ["q", "ctrl+c"])
  func stops_WhenItIsFinished(key: String) async throws {
    let screen = BeatScreen(every: .seconds(1))
    let frames = try await frames(of: screen, "wait:2s \(key) down wait:3600s")
    #expect(screen.beats.count == 2)
    #expect(frames.count == 4)
  }

  @Test func paintsNothingMore_WithoutTimers() async throws {
    #expect(try await frames(of: ListScreen("L", ["a"]), "wait:3600s").count == 2)
    #expect(try await frames(of: ListScreen("L", ["a"]), "").count == 1)
  }

  @Test func stopsTheBeat_WhileAnotherScreenIsOnTop() async throws {
    let beat = BeatScreen(every: .seconds(1))
    let frames = try await frames(of: beat, "wait:3s enter wait:3s esc wait:2s")
    #expect(beat.beats.map { $0.components.seconds } == [1, 2, 3, 7, 8])
    // While it is covered there is one frame for the key and one at the end of the wait.
    #expect(frames.count { !$0.grid.plainText.contains("beats") } == 2)
  }
}
