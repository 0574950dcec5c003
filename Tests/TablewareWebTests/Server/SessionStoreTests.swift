#if Web
  import Dispatch
  import Synchronization
  import Tableware
  import Testing

  @testable import TablewareWeb

  @Suite(.timeLimit(.minutes(15))) struct SessionStoreTests {
    private let clock = SteppedClock()
    private let reports = Reports()

    @Test func sessions_withoutAConnection_areRemoved() async throws {
      let box = WeakBox()
      let store = store { _ in box.keep(CountScreen()) }
      let session = try #require(await store.open(cookie: "a", languages: []))
      #expect(!box.isThere)
      #expect(await session.html() != nil)
      #expect(box.isThere)
      clock.advance(by: .seconds(60))
      await store.sweep()
      #expect(await store.count == 1 && box.isThere)
      clock.advance(by: .seconds(1))
      await store.sweep()
      #expect(await store.count == 0)
      // The store ends it a moment later.
      await session.end(Closing(1008, "Once more."))
      #expect(!box.isThere)
      #expect(await session.html() == nil)
      #expect(await session.connect(Outbox()) == nil)
      #expect(await store.find(session.token, cookie: "a") == nil)
    }

    @Test func session_thatWasConnected_waitsForItsBrowser() async throws {
      let store = store()
      let session = try #require(await store.open(cookie: "a", languages: []))
      _ = await session.html()
      let connection = try #require(await session.connect(Outbox()))
      clock.advance(by: .seconds(180))
      await store.sweep()
      #expect(await store.count == 1)
      // The time counts from the end of the connection.
      await session.disconnect(connection)
      clock.advance(by: .seconds(600))
      await store.sweep()
      #expect(await store.count == 1)
      // A browser that returns finds its screens.
      let again = try #require(await session.connect(Outbox()))
      await session.disconnect(again)
      clock.advance(by: .seconds(600))
      await store.sweep()
      #expect(await store.count == 1)
      clock.advance(by: .seconds(1))
      await store.sweep()
      #expect(await store.count == 0)
    }

    /// Visitors of a storm do not each search all sessions.
    @Test func limit_withManyLeftSessions_endsAHundredthOfThem() async throws {
      var options = WebOptions()
      options.sessionLimit = 300
      let store = store(options)
      for number in 0..<300 {
        let cookie = "\(number)"
        let session = try #require(await store.open(cookie: cookie, languages: []))
        _ = await session.html()
        #expect(await store.find(session.token, cookie: cookie, isUse: true) != nil)
        let connection = try #require(await session.connect(Outbox()))
        await session.disconnect(connection)
      }
      // All of them may be reloading.
      #expect(await store.open(cookie: "x", languages: []) == nil)
      clock.advance(by: .seconds(61))
      for count in [298, 299, 300, 298] {
        #expect(await store.open(cookie: "x\(count)", languages: []) != nil)
        #expect(await store.count == count)
      }
    }

    @Test func unusedSessions_areRemovedInTheirOrder() {
      var unused = UnusedSessions()
      for number in 0..<1_000 { unused.insert("\(number)") }
      for number in 0..<1_000 where number % 7 != 3 { unused.remove("\(number)") }
      unused.remove("3")
      unused.remove("none")
      var rest: [String] = []
      while let token = unused.popFirst() { rest.append(token) }
      #expect(rest == stride(from: 10, to: 1_000, by: 7).map { "\($0)" })
    }

    @Test func session_whoseBrowserIsAway_isRemovedFirst_atTheLimit() async throws {
      var options = WebOptions()
      options.sessionLimit = 2
      let store = store(options)
      var sessions: [LiveSession] = []
      for cookie in ["a", "b"] {
        let session = try #require(await store.open(cookie: cookie, languages: []))
        _ = await session.html()
        _ = await store.find(session.token, cookie: cookie, isUse: true)
        sessions.append(session)
      }
      let away = try #require(await sessions[0].connect(Outbox()))
      #expect(await sessions[1].connect(Outbox()) != nil)
      await sessions[0].disconnect(away)
      clock.advance(by: .seconds(60))
      #expect(await store.open(cookie: "c", languages: []) == nil, "it may be a reload")
      clock.advance(by: .seconds(1))
      #expect(await store.open(cookie: "c", languages: []) != nil)
      #expect(await store.find(sessions[0].token, cookie: "a") == nil)
      #expect(await store.find(sessions[1].token, cookie: "b") != nil)
    }

    @Test func visitor_whoOnlyReads_removesNoSession() async throws {
      var options = WebOptions()
      options.sessionLimit = 3
      let store = store(options)
      let used = try #require(await store.open(cookie: "a", languages: []))
      #expect(await store.find(used.token, cookie: "a", isUse: true) != nil)
      var looked: [LiveSession] = []
      for number in 0..<10 {
        looked.append(
          try #require(await store.open(cookie: "b\(number)", languages: [])))
      }
      #expect(await store.count == 3)
      #expect(await store.find(used.token, cookie: "a") != nil)
      for (number, session) in looked.enumerated() {
        let isThere = await store.find(session.token, cookie: session.cookie) != nil
        #expect(isThere == (number >= 8), "the oldest are replaced, not \(number)")
      }
    }

    @Test func visitor_whileEverySessionIsUsed_isRejected() async throws {
      var options = WebOptions()
      options.sessionLimit = 2
      let store = store(options)
      for cookie in ["a", "b"] {
        let session = try #require(await store.open(cookie: cookie, languages: []))
        #expect(await store.find(session.token, cookie: cookie, isUse: true) != nil)
      }
      #expect(await store.open(cookie: "c", languages: []) == nil)
      // Until one has had no browser for some time.
      clock.advance(by: .seconds(61))
      #expect(await store.open(cookie: "c", languages: []) != nil)
    }

    @Test func aBrowserLosesTheSessionThatItLeftLongestAgo() async throws {
      var options = WebOptions()
      options.sessionsPerBrowser = 3
      let store = store(options)
      let other = try #require(await store.open(cookie: "b", languages: []))
      var sessions: [LiveSession] = []
      for _ in 0..<3 {
        let session = try #require(await store.open(cookie: "a", languages: []))
        _ = await session.html()
        sessions.append(session)
        clock.advance(by: .seconds(1))
      }
      #expect(await sessions[0].connect(Outbox()) != nil)
      clock.advance(by: .seconds(1))
      #expect(await store.open(cookie: "a", languages: []) != nil)
      #expect(await store.count == 4)
      #expect(await store.find(sessions[0].token, cookie: "a") != nil, "it is connected")
      #expect(await store.find(sessions[1].token, cookie: "a") == nil)
      #expect(await store.find(sessions[2].token, cookie: "a") != nil)
      #expect(await store.find(other.token, cookie: "b") != nil)
    }

    @Test func aBrowserThatUsesAllItsSessionsGetsNoOther() async throws {
      var options = WebOptions()
      options.sessionsPerBrowser = 1
      let store = store(options)
      let session = try #require(await store.open(cookie: "a", languages: []))
      _ = await session.html()
      #expect(await session.connect(Outbox()) != nil)
      #expect(await store.open(cookie: "a", languages: []) == nil)
      #expect(await store.open(cookie: "b", languages: []) != nil)
    }

    @Test func aSessionBelongsToItsBrowser() async throws {
      let store = store()
      let session = try #require(await store.open(cookie: "a", languages: []))
      #expect(await store.find(session.token, cookie: "a") === session)
      #expect(await store.find(session.token, cookie: "b") == nil)
      #expect(await store.find(session.token, cookie: nil) == nil)
      #expect(await store.find(nil, cookie: "a") == nil)
    }

    @Test func whenTheServerStopsNoneIsLeftAndNoneBegins() async throws {
      let store = store()
      let session = try #require(await store.open(cookie: "a", languages: []))
      await store.endAll()
      #expect(session.use.hasEnded)
      #expect(await store.count == 0)
      #expect(await store.open(cookie: "a", languages: []) == nil)
      #expect(reports.all == ["Session 1: The server stops."])
    }

    @Test func session_whenTheServerStops_dropsPendingInput() async throws {
      let taps = Reports()
      let store = store { _ in TapScreen(taps) }
      let session = try #require(await store.open(cookie: "a", languages: []))
      let page = try #require(await session.html())
      let row = try #require(page.firstMatch(of: #/<li id="r(\d+)"/#)?.1)
      let outbox = Outbox()
      let connection = try #require(await session.connect(outbox))
      func say(_ message: String) async -> Bool {
        await session.receive(Array(message.utf8), on: connection)
      }
      #expect(await say("[1,\"h\",1,0,60]"))
      #expect(await say("[2,\"t\",\(row)]"))
      #expect(taps.all == ["tap"])
      _ = outbox.take()
      store.stopping.set()
      #expect(await !say("[3,\"t\",\(row)]"))
      #expect(taps.all == ["tap"])
      #expect(outbox.take() == .close(Closing(1001, "The server stops.")))
      #expect(await session.html() == nil)
      #expect(await store.open(cookie: "b", languages: []) == nil)
    }

    @Test func whoFillsInAFormHasTime() async throws {
      var options = WebOptions()
      options.sessionLimit = 3
      let store = store(options)
      let form = try #require(await store.open(cookie: "a", languages: []))
      let other = try #require(await store.open(cookie: "b", languages: []))
      for session in [form, other] {
        _ = await session.html()
        _ = await store.find(session.token, cookie: session.cookie, isUse: true)
      }
      #expect(await form.handle(form: Array("e=apply".utf8)) == .shown)
      // The page that comes then is read for as long as it takes.
      _ = await form.html()
      clock.advance(by: .seconds(61))
      await store.sweep()
      #expect(await store.count == 1)
      #expect(await store.find(form.token, cookie: "a") != nil)
      clock.advance(by: .seconds(1_800 - 61))
      await store.sweep()
      #expect(await store.count == 1)
      clock.advance(by: .seconds(1))
      await store.sweep()
      #expect(await store.count == 0)
    }

    @Test func whoFillsInAFormGivesWayFirst() async throws {
      var options = WebOptions()
      options.sessionLimit = 3
      let store = store(options)
      var forms: [LiveSession] = []
      for cookie in ["a", "b"] {
        let session = try #require(await store.open(cookie: cookie, languages: []))
        _ = await session.html()
        _ = await store.find(session.token, cookie: cookie, isUse: true)
        #expect(await session.handle(form: []) == .shown)
        forms.append(session)
        clock.advance(by: .seconds(1))
      }
      // A session that was used just now is not replaced.
      let looked = try #require(await store.open(cookie: "c", languages: []))
      #expect(await store.open(cookie: "d", languages: []) != nil)
      #expect(await store.find(looked.token, cookie: "c") == nil)
      clock.advance(by: .seconds(59))
      #expect(await store.open(cookie: "e", languages: []) != nil)
      #expect(await store.find(forms[0].token, cookie: "a") == nil, "it waited longest")
      #expect(await store.find(forms[1].token, cookie: "b") != nil)
    }

    @Test func session_thatIsBusy_delaysNoOther() async throws {
      var options = WebOptions()
      options.sessionLimit = 10
      let (begin, begun) = AsyncStream.makeStream(of: Void.self)
      let gate = DispatchSemaphore(value: 0)
      let store = store(options) { visitor in
        if visitor.number == 2 {
          begun.yield()
          gate.wait()
        }
        return CountScreen()
      }
      func open(_ cookie: String) async throws -> LiveSession {
        try #require(await store.open(cookie: cookie, languages: []))
      }
      let idle = try await open("a")
      clock.advance(by: .seconds(30))
      let busy = try await open("b")
      let page = Task.detached { await busy.html() }
      _ = await begin.first { _ in true }
      clock.advance(by: .seconds(31))
      await store.sweep()
      #expect(await store.find(idle.token, cookie: "a") == nil)
      #expect(await store.find(busy.token, cookie: "b") != nil)
      var others: [LiveSession] = []
      for number in 0..<9 { others.append(try await open("c\(number)")) }
      let stopping = Task.detached { await store.endAll() }
      // Who is not busy is ended without waiting.
      func haveEnded() -> Bool { others.allSatisfy(\.use.hasEnded) }
      while !haveEnded(), !Task.isCancelled { await Task.yield() }
      #expect(haveEnded() && !busy.use.hasEnded)
      gate.signal()
      await stopping.value
      _ = await page.value
    }

    @Test func timersOfAScreenRunOnTheServersClock() async throws {
      let ticks = Reports()
      let store = store { _ in TickScreen(ticks) }
      let session = try #require(await store.open(cookie: "a", languages: []))
      _ = await session.html()
      let outbox = Outbox()
      let connection = try #require(await session.connect(outbox))
      #expect(await session.receive(Array("[1,\"h\",1,0,60]".utf8), on: connection))
      for second in 1...3 {
        await clock.isAwaited(at: .seconds(second))
        clock.advance(by: .seconds(1))
      }
      await clock.isAwaited(at: .seconds(4))
      #expect(ticks.all == ["1", "2", "3"])
    }

    private func store(
      _ options: WebOptions = WebOptions(),
      _ screen: @escaping @Sendable (WebVisitor) -> any Screen = { _ in CountScreen() }
    ) -> SessionStore {
      var options = options
      options.onReport = { [reports] in reports.add($0) }
      return SessionStore(options, ServerTime(clock), WebApp(screen: screen))
    }
  }

  /// Remembers whether a screen is still there.
  final class WeakBox: Sendable {
    private struct Content { weak var object: CountScreen? }
    private nonisolated(unsafe) var content = Content()
    private let lock = Mutex(())

    var isThere: Bool { lock.withLock { _ in content.object != nil } }

    func keep(_ screen: CountScreen) -> CountScreen {
      lock.withLock { _ in content.object = screen }
      return screen
    }
  }

  /// A row that notes its taps.
  private final class TapScreen: Screen {
    let context = ScreenContext()
    let title = "Taps"
    private let taps: Reports

    init(_ taps: Reports) { self.taps = taps }

    var sections: [Section] {
      Section("all") { TextRow("Tap").onTap { self.taps.add("tap") } }
    }
  }

  /// Counts seconds.
  private final class TickScreen: Screen {
    let context = ScreenContext()
    let title = "Ticks"
    let sections: [Section] = []
    private let ticks: Reports
    private var count = 0

    init(_ ticks: Reports) { self.ticks = ticks }

    func appear() {
      context.every(.seconds(1)) {
        self.count += 1
        self.ticks.add("\(self.count)")
      }
    }
  }

  extension LiveSession {
    /// The page of the first screen; `nil` if the session has ended.
    fileprivate func html() -> String? {
      guard case .page(let page) = page(at: ScreenAddress()) else { return nil }
      return page
    }
  }
#endif
