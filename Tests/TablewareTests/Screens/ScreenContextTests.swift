import SampleRows
import Tableware
import TablewareTesting
import Testing

/// What a context does while its screen is shown, covered, removed and not yet shown.
@Suite struct ScreenContextTests {
  private let page = SampleScreen("root")
  private let driver: ScreenDriver
  private var context: ScreenContext { page.context }

  init() { driver = ScreenDriver(page) }

  private func cover() { driver.navigator.push(SampleScreen("cover")) }

  @Test func shownScreen_reachesTableNavigatorAndTime() {
    #expect(context.table === driver.navigator.topHosted.table)
    #expect(context.navigator === driver.navigator)
    #expect(context.timeline === driver.navigator.timeline)
    driver.advance(by: .seconds(2))
    #expect(context.now == .seconds(2))
    #expect(context.push(SampleScreen("next")))
    #expect(driver.screen.title == "next")
    #expect(context.pop())
    #expect(!context.pop())
  }

  @Test func repetition_isCancelled_whenTheScreenIsCovered() {
    var runs = 0
    context.every(.seconds(1)) { runs += 1 }
    driver.advance(by: .seconds(2))
    cover()
    driver.advance(by: .seconds(5))
    driver.goBack()
    driver.advance(by: .seconds(5))
    #expect(runs == 2)
  }

  @Test func repetition_thatAppearStarts_goesOnAfterTheReturn() {
    var runs = 0
    let ticking = SampleScreen("ticking")
    ticking.onAppear = { ticking.context.every(.seconds(1)) { runs += 1 } }
    driver.navigator.push(ticking)
    driver.advance(by: .seconds(2))
    cover()
    driver.advance(by: .seconds(5))
    driver.goBack()
    driver.advance(by: .seconds(3))
    #expect(runs == 5)
  }

  @Test func repetition_untilRemoved_goesOnWhileCovered_andEndsWithTheScreen() {
    var runs = 0
    let ticking = SampleScreen("ticking")
    driver.navigator.push(ticking)
    ticking.context.every(.seconds(1), .untilRemoved) { runs += 1 }
    cover()
    driver.advance(by: .seconds(3))
    #expect(runs == 3)
    driver.goBack()
    driver.goBack()
    driver.advance(by: .seconds(3))
    #expect(runs == 3)
  }

  @Test func delayedAction_runsWhileCovered_unlessItShallNot() {
    var runs: [String] = []
    context.after(.seconds(1)) { runs.append("default") }
    context.after(.seconds(1), .untilCovered) { runs.append("until covered") }
    cover()
    driver.advance(by: .seconds(2))
    #expect(runs == ["default"])
  }

  @Test func schedule_isCancelled_byItsOwner() {
    var runs = 0
    let schedule = context.every(.seconds(1)) { runs += 1 }
    driver.advance(by: .seconds(1))
    schedule.cancel()
    driver.advance(by: .seconds(3))
    #expect(runs == 1)
    #expect(driver.navigator.timeline.nextDeadline == nil)
  }

  @Test func load_isReceivedWhileCovered_andNeverAfterTheScreenWasRemoved() async {
    var received: [Int] = []
    let next = SampleScreen("next")
    driver.navigator.push(next)
    next.context.load {
      1
    } then: { _ in
      received.append(1)
    }
    cover()
    await driver.settle()
    #expect(received == [1])
    driver.goBack()
    next.context.load {
      2
    } then: { _ in
      received.append(2)
    }
    driver.goBack()
    await driver.settle()
    #expect(received == [1])
  }

  @Test func load_untilCovered_isCancelled_whenTheScreenIsCovered() async {
    let cancelled = AsyncStream.makeStream(of: Void.self)
    var received = 0
    context.load(.untilCovered) {
      await withTaskCancellationHandler {
        for await _ in AsyncStream<Void>.makeStream().stream {}
      } onCancel: {
        cancelled.continuation.yield()
      }
    } then: { _ in
      received += 1
    }
    cover()
    for await _ in cancelled.stream { break }
    await driver.settle()
    #expect(received == 0)
  }

  @Test func sequence_endsAtItsSource_whenTheScreenIsCovered() async {
    let ended = AsyncStream.makeStream(of: Void.self)
    let (states, state) = AsyncStream.makeStream(of: Int.self)
    state.onTermination = { if case .cancelled = $0 { ended.continuation.yield() } }
    context.follow(states) { _ in }
    cover()
    for await _ in ended.stream { break }
  }

  @Test func sequence_untilRemoved_isFollowedWhileCovered() async {
    let (states, state) = AsyncStream.makeStream(of: Int.self)
    let arrived = AsyncStream.makeStream(of: Void.self)
    driver.navigator.timeline.onArrival = { arrived.continuation.yield() }
    var received: [Int] = []
    context.follow(states, .untilRemoved) { received.append((try? $0.get()) ?? -1) }
    cover()
    state.yield(3)
    for await _ in arrived.stream { break }
    driver.advance(by: .zero)
    #expect(received == [3])
  }

  @Test func actionOfARow_mayStartWork() {
    var log: [String] = []
    let page = SampleScreen { page in
      Section("s") {
        TextRow("row").menu([RowAction("Start") { page.context.after(.zero) { log.append("ran") } }]
        )
      }
    }
    driver.navigator.push(page)
    driver.perform("Start", on: "row")
    driver.advance(by: .zero)
    #expect(log == ["ran"])
  }
}

/// A context whose screen no host shows.
@Suite struct UnusedContextTests {
  private let page = SampleScreen("page")
  private var context: ScreenContext { page.context }

  private func expectNothing(_ location: SourceLocation = #_sourceLocation) {
    #expect(context.table == nil, sourceLocation: location)
    #expect(context.navigator == nil, sourceLocation: location)
    #expect(context.timeline == nil, sourceLocation: location)
    #expect(context.now == .zero, sourceLocation: location)
    #expect(!context.push(SampleScreen("next")), sourceLocation: location)
    #expect(!context.pop(), sourceLocation: location)
    context.setNeedsUpdate()
  }

  @Test func screenThatWasNeverShown_reachesNothing() { expectNothing() }

  @Test func screenThatWasRemoved_reachesNothing() {
    let navigator = Navigator(root: SampleScreen("root"))
    navigator.push(page)
    navigator.pop()
    expectNothing()
    #expect(navigator.screens.map(\.title) == ["root"])
  }

  @Test func screensOfAStackThatEnded_reachNothing() {
    let navigator = Navigator(root: SampleScreen("root"))
    navigator.push(page)
    navigator.end()
    expectNothing()
  }

  @Test func workBeforeShowing_isReported_andNotStarted() async {
    var runs = 0
    context.every(.seconds(1)) { runs += 1 }
    context.after(.seconds(1)) { runs += 1 }
    context.load {
      1
    } then: { _ in
      runs += 1
    }
    context.follow(AsyncStream<Int> { $0.yield(1) }) { _ in runs += 1 }
    let driver = ScreenDriver(page)
    #expect(
      driver.diagnostics == [
        .workBeforeShowing("every(_:)"), .workBeforeShowing("after(_:)"),
        .workBeforeShowing("load(_:then:)"), .workBeforeShowing("follow(_:then:)"),
      ])
    driver.advance(by: .seconds(5))
    await driver.settle()
    #expect(runs == 0)
  }

  @Test func workBeforeShowing_isReportedOnce() {
    context.every(.seconds(1)) {}
    let navigator = Navigator(root: SampleScreen("root"))
    navigator.push(page)
    #expect(context.table?.diagnostics.recent.count == 1)
    navigator.pop()
    navigator.push(page)
    #expect(context.table?.diagnostics.recent == [])
  }

  @Test func workOfARemovedScreen_isNotStarted() {
    let driver = ScreenDriver(SampleScreen("root"))
    driver.navigator.push(page)
    driver.goBack()
    var runs = 0
    context.every(.seconds(1)) { runs += 1 }
    driver.advance(by: .seconds(3))
    #expect(runs == 0)
  }

  @Test func configure_mayStartWork() {
    var runs = 0
    page.onConfigure = { [context] _ in context.every(.seconds(1), .untilRemoved) { runs += 1 } }
    let driver = ScreenDriver(page)
    driver.advance(by: .seconds(2))
    #expect(runs == 2)
    #expect(driver.diagnostics == [])
  }

  @Test func screenThatIsPushedAgain_hasANewTable_andWorksAgain() {
    var runs = 0
    page.onAppear = { self.page.context.every(.seconds(1)) { runs += 1 } }
    page.declare { _ in Section("s") { TextRow("\(runs)").id("runs") } }
    let driver = ScreenDriver(SampleScreen("root"))
    driver.navigator.push(page)
    let first = context.table
    driver.advance(by: .seconds(1))
    driver.goBack()
    driver.navigator.push(page)
    #expect(context.table !== first)
    driver.advance(by: .seconds(1))
    #expect(driver.titles == [["2"]])
    #expect(driver.problems == [])
  }

  @Test func screenInTheStack_keepsItsContext_whenItIsPushedAgain() {
    let driver = ScreenDriver(page)
    let table = context.table
    driver.navigator.push(SampleScreen("next"))
    driver.navigator.push(page)
    #expect(driver.navigator.screens.count == 1)
    #expect(context.table === table)
    #expect(context.navigator === driver.navigator)
  }
}
