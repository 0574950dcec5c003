#if Web
  import Tableware

  /// Every session, by its token.
  ///
  /// When the limit is reached, the store ends sessions in this order: those that were never
  /// revisited; the one that has waited longest for a form; the one that has waited longest for its
  /// first connection or form. Opening pages, with a cookie or without, never ends a session that a
  /// browser uses.
  actor SessionStore {
    nonisolated let options: WebOptions
    private let time: ServerTime
    private let timers: SessionTimers
    private let drags = DragBoard()
    nonisolated let app: WebApp
    private var sessions: [String: LiveSession] = [:]
    /// The number of sessions of each browser, by its cookie.
    private var counts: [String: Int] = [:]
    /// The tokens of sessions that were only viewed so far, oldest first.
    private var unused: [String] = []
    private var last = 0
    /// Whether sessions have ended since freed memory was last returned.
    private var hasRemoved = false
    /// Set as soon as the server stops.
    nonisolated let stopping = StopFlag()

    init(_ options: WebOptions, _ time: ServerTime, _ app: WebApp) {
      self.options = options
      self.time = time
      timers = SessionTimers(time)
      self.app = app
    }

    /// The number of sessions.
    var count: Int { sessions.count }

    /// Opens a new session; `nil` if there are too many.
    func open(
      cookie: String, languages: [String], address: ScreenAddress = ScreenAddress()
    ) -> LiveSession? {
      makeRoom(for: cookie)
      if sessions.count >= options.sessionLimit { sweep() }
      guard !stopping.isSet, count(of: cookie) < options.sessionsPerBrowser else { return nil }
      if sessions.count >= options.sessionLimit {
        guard let token = longestSpare ?? unused.first else { return nil }
        remove(token, "The limit of sessions was reached.")
      }
      last += 1
      let session = LiveSession(
        WebVisitor(number: last, languages: languages, address: address), token: Secret.make(),
        cookie: cookie, options: options, time: time, timers: timers, drags: drags,
        stopping: stopping, app)
      sessions[session.token] = session
      counts[cookie, default: 0] += 1
      unused.append(session.token)
      return session
    }

    /// Returns the session with a token, only for the browser that opened it.
    ///
    /// - Parameter isUse: whether the browser uses the session, beyond viewing its page.
    func find(_ token: String?, cookie: String?, isUse: Bool = false) -> LiveSession? {
      guard let token, let cookie, let session = sessions[token],
        Secret.isSame(session.cookie, cookie)
      else { return nil }
      if isUse { unused.removeAll { $0 == token } }
      return session
    }

    /// Ends a session whose address has no screen.
    func drop(_ session: LiveSession) { remove(session.token, "The address has no screen.") }

    /// Ends sessions that no browser has used for too long.
    func sweep() {
      let now = time.now()
      for (token, session) in sessions where session.use.isIdle(at: now, options) {
        remove(token, "No browser returned within \(options.idleTime).")
      }
    }

    /// Sweeps repeatedly until the task is canceled.
    func keepSweeping(every interval: Duration) async {
      while (try? await time.sleep(time.now() + interval)) != nil {
        let hadRemoved = hasRemoved
        hasRemoved = false
        sweep()
        // Sessions that ended before have released their memory meanwhile.
        if hadRemoved { Task(executorPreference: LoadExecutor()) { FreedMemory.giveBack() } }
      }
    }

    /// Ends all sessions because the server stops. Returns when every session has ended; no session
    /// waits for another.
    func endAll() async {
      stopping.set()
      timers.stop()
      let ended = sessions.values
      (sessions, unused, counts) = ([:], [], [:])
      await withTaskGroup(of: Void.self) { group in
        for session in ended {
          group.addTask { await session.end(.stop) }
        }
      }
    }

    /// Ends the session that a browser left longest ago, if the browser has too many.
    private func makeRoom(for cookie: String) {
      guard count(of: cookie) >= options.sessionsPerBrowser else { return }
      let own = sessions.values.filter { $0.cookie == cookie }
      if let token = Self.leftLongestAgo(own) {
        remove(token, "The browser has too many sessions.")
      }
    }

    /// The session that waits only for a form, and has waited longest.
    private var longestSpare: String? {
      let now = time.now()
      return Self.leftLongestAgo(sessions.values.filter { $0.use.isSpare(at: now, options) })
    }

    private static func leftLongestAgo(_ sessions: [LiveSession]) -> String? {
      sessions.compactMap { session in session.use.alone.map { (token: session.token, since: $0) } }
        .min { $0.since < $1.since }?.token
    }

    private func count(of cookie: String) -> Int { counts[cookie] ?? 0 }

    private func remove(_ token: String, _ reason: String) {
      unused.removeAll { $0 == token }
      guard let session = sessions.removeValue(forKey: token) else { return }
      hasRemoved = true
      let left = count(of: session.cookie) - 1
      counts[session.cookie] = left > 0 ? left : nil
      Task { await session.end(Closing(1008, reason)) }
    }
  }
#endif
