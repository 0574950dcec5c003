#if Web
  import Tableware

  /// Every session, by its token.
  ///
  /// When the limit is reached, the store ends sessions in this order: those that were never
  /// revisited; the one that has waited longest for its browser; the one that has waited longest
  /// for its first connection or form. Opening pages, with a cookie or without, never ends a
  /// session that a browser uses.
  actor SessionStore {
    nonisolated let options: WebOptions
    private let time: ServerTime
    private let timers: SessionTimers
    private let drags = DragBoard()
    nonisolated let app: WebApp
    nonisolated let signIns: SignIns
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
    /// Set as soon as no new session is opened, because the server stops soon.
    nonisolated let draining = StopFlag()

    init(_ options: WebOptions, _ time: ServerTime, _ app: WebApp) {
      self.options = options
      self.time = time
      timers = SessionTimers(time)
      signIns = SignIns(time, idleTime: options.signInTime)
      self.app = app
    }

    /// The number of sessions.
    var count: Int { sessions.count }

    /// Whether a browser is connected.
    var isConnected: Bool { sessions.values.contains { $0.use.alone == nil } }

    /// Opens a new session; `nil` if there are too many.
    func open(
      cookie: String, languages: [String], address: ScreenAddress = ScreenAddress(),
      principal: WebPrincipal? = nil, clientAddress: String = ""
    ) -> LiveSession? {
      makeRoom(for: cookie)
      if let principal { makeRoom(for: principal) }
      if sessions.count >= options.sessionLimit { sweep() }
      guard !stopping.isSet, count(of: cookie) < options.sessionsPerBrowser,
        principal.map({ count(of: $0) < options.sessionsPerPrincipal }) ?? true
      else { return nil }
      if sessions.count >= options.sessionLimit {
        guard let token = longestSpare ?? unused.first else { return nil }
        remove(token, "The limit of sessions was reached.")
      }
      last += 1
      let account = WebAccount { [weak self, signIns] principal in
        signIns.signOut(principal)
        Task { await self?.endSessions(of: principal) }
      }
      let visitor = WebVisitor(
        number: last, languages: languages, address: address, principal: principal,
        clientAddress: clientAddress, account: account)
      let session = LiveSession(
        visitor, token: Secret.make(), cookie: cookie, options: options, time: time,
        timers: timers, drags: drags, signIns: signIns, stopping: stopping, app)
      sessions[session.token] = session
      counts[cookie, default: 0] += 1
      unused.append(session.token)
      return session
    }

    /// Returns the session with a token, only for the browser and the user who opened it.
    ///
    /// - Parameters:
    ///   - principal: the user of the request.
    ///   - isUse: whether the browser uses the session, beyond viewing its page.
    func find(
      _ token: String?, cookie: String?, principal: WebPrincipal? = nil, isUse: Bool = false
    ) -> LiveSession? {
      guard let token, let cookie, let session = sessions[token],
        Secret.isSame(session.cookie, cookie), session.visitor.principal == principal
      else { return nil }
      if isUse { unused.removeAll { $0 == token } }
      return session
    }

    /// Ends a session whose address has no screen.
    func drop(_ session: LiveSession) { remove(session.token, "The address has no screen.") }

    /// Ends sessions that no browser has used for too long.
    func sweep() {
      let now = time.now()
      // A connected browser sends no requests, and is in use.
      signIns.note(sessions.values.filter { $0.use.alone == nil }.map(\.cookie))
      signIns.sweep()
      for (token, session) in sessions {
        guard let limit = session.use.exceededLimit(at: now, options) else { continue }
        remove(token, "No browser returned within \(limit).")
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

    /// Ends all sessions of a user who signed out.
    private func endSessions(of principal: WebPrincipal) {
      for session in sessions.values where session.visitor.principal == principal {
        remove(session.token, LiveSession.userChanged())
      }
    }

    /// Ends the sessions without a user of a browser in which one has signed in.
    func endVisits(of cookie: String) {
      for session in sessions.values where session.cookie == cookie {
        remove(session.token, LiveSession.userChanged())
      }
    }

    /// Ends the session that a user left longest ago, if the user has too many.
    private func makeRoom(for principal: WebPrincipal) {
      let own = sessions.values.filter { $0.visitor.principal == principal }
      guard own.count >= options.sessionsPerPrincipal, let token = Self.leftLongestAgo(own) else {
        return
      }
      remove(token, "The user has too many sessions.")
    }

    /// Ends the session that a browser left longest ago, if the browser has too many.
    private func makeRoom(for cookie: String) {
      guard count(of: cookie) >= options.sessionsPerBrowser else { return }
      let own = sessions.values.filter { $0.cookie == cookie }
      if let token = Self.leftLongestAgo(own) {
        remove(token, "The browser has too many sessions.")
      }
    }

    /// The session that has waited longest for its browser, longer than a reload takes.
    private var longestSpare: String? {
      let now = time.now()
      return Self.leftLongestAgo(sessions.values.filter { $0.use.isSpare(at: now, options) })
    }

    private static func leftLongestAgo(_ sessions: [LiveSession]) -> String? {
      sessions.compactMap { session in session.use.alone.map { (token: session.token, since: $0) } }
        .min { $0.since < $1.since }?.token
    }

    private func count(of cookie: String) -> Int { counts[cookie] ?? 0 }

    private func count(of principal: WebPrincipal) -> Int {
      sessions.values.count { $0.visitor.principal == principal }
    }

    private func remove(_ token: String, _ reason: String) { remove(token, Closing(1008, reason)) }

    private func remove(_ token: String, _ closing: Closing) {
      unused.removeAll { $0 == token }
      guard let session = sessions.removeValue(forKey: token) else { return }
      hasRemoved = true
      let left = count(of: session.cookie) - 1
      counts[session.cookie] = left > 0 ? left : nil
      Task { await session.end(closing) }
    }
  }
#endif
