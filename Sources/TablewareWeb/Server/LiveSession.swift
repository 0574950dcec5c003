#if Web
  import Tableware

  /// A session on its own isolation: it connects ``WebSession``, which knows no time and no network, with a clock
  /// and with whichever browser is there at the moment.
  actor LiveSession {
    /// What goes to the browser.
    enum Outgoing: Sendable {
      case frame([UInt8])
      /// The session has ended, for a reason.
      case end(String)
    }

    nonisolated let token: String
    /// The cookie of the browser that opened it.
    nonisolated let cookie: String
    private let session: WebSession
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private let report: @Sendable (String) -> Void
    private let number: Int
    private var outgoing: AsyncStream<Outgoing>.Continuation?
    private var connection = 0
    private var timer: (deadline: Duration, task: Task<Void, Never>)?
    private var lastSeen: ContinuousClock.Instant
    /// Whether its screens are gone.
    private(set) var hasEnded = false

    init(
      _ visitor: WebVisitor, token: String, cookie: String,
      report: @escaping @Sendable (String) -> Void,
      _ screen: @Sendable (WebVisitor) -> any Screen
    ) {
      self.token = token
      self.cookie = cookie
      self.report = report
      number = visitor.number
      start = clock.now
      lastSeen = start
      session = WebSession(Navigator(root: screen(visitor)))
    }

    /// The whole page; a browser that is connected has to connect anew, since it has another one.
    func page() -> String {
      lastSeen = clock.now
      if outgoing != nil { disconnect(connection) }
      session.advance(to: elapsed)
      return session.firstPage(token: token)
    }

    /// Does what a form says, for browsers without a script.
    func handle(form body: [UInt8]) {
      lastSeen = clock.now
      session.advance(to: elapsed)
      session.handle(form: FormText.fields(of: body)).forEach(note)
    }

    /// A browser connects; one that was connected before is let go.
    func connect() -> (connection: Int, outgoing: AsyncStream<Outgoing>) {
      outgoing?.finish()
      connection += 1
      // There is one patch under way at most.
      let (stream, continuation) = AsyncStream.makeStream(
        of: Outgoing.self, bufferingPolicy: .bufferingNewest(4))
      outgoing = continuation
      session.connect()
      session.onNeedsFrame = { [weak self] in
        Task { await self?.wake() }
      }
      return (connection, stream)
    }

    func receive(_ bytes: [UInt8], on connection: Int) {
      guard connection == self.connection, !hasEnded else { return }
      lastSeen = clock.now
      session.advance(to: elapsed)
      switch session.handle(bytes, at: elapsed) {
      case .accepted: break
      case .rejected(let reason): note(reason)
      case .ended(let reason): return end(reason)
      }
      send()
    }

    /// The browser went away; it may come again.
    func disconnect(_ connection: Int) {
      guard connection == self.connection else { return }
      self.connection += 1
      lastSeen = clock.now
      outgoing?.finish()
      outgoing = nil
      timer?.task.cancel()
      timer = nil
    }

    /// Whether nobody came for some time; who is connected may be silent three times as long.
    func isIdle(for time: Duration) -> Bool {
      hasEnded || lastSeen.duration(to: clock.now) > (outgoing == nil ? time : time * 3)
    }

    /// The session ends: its screens go away.
    func end(_ reason: String) {
      guard !hasEnded else { return }
      hasEnded = true
      note(reason)
      outgoing?.yield(.end(reason))
      outgoing?.finish()
      outgoing = nil
      timer?.task.cancel()
      session.close()
    }

    private func wake() {
      guard outgoing != nil, !hasEnded else { return }
      session.advance(to: elapsed)
      send()
    }

    private var elapsed: Duration { start.duration(to: clock.now) }

    private func send() {
      // The greeting says what the browser has.
      if session.hasGreeted, let frame = session.takeFrame() { outgoing?.yield(.frame(frame)) }
      guard let deadline = session.nextDeadline, deadline != timer?.deadline else { return }
      timer?.task.cancel()
      let instant = start.advanced(by: deadline)
      let clock = clock
      let task = Task { [weak self] in
        try? await clock.sleep(until: instant)
        if !Task.isCancelled { await self?.wake() }
      }
      timer = (deadline, task)
    }

    private func note(_ reason: String) { report("Session \(number): \(reason)") }
  }
#endif
