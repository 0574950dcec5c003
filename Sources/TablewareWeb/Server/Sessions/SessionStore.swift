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
    /// The sessions that were only viewed so far.
    private var unused = UnusedSessions()
    /// When sessions that can be ended are looked for again, after none was found.
    private var nextSearch = Duration.zero
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

    /// The number of sessions whose browser is connected.
    var connectedCount: Int { sessions.values.count { $0.use.alone == nil } }

    /// Opens a new session; `nil` if there are too many, or the server stops soon.
    func open(
      cookie: String, languages: [String], address: ScreenAddress = ScreenAddress(),
      principal: WebPrincipal? = nil, clientAddress: String = "", usesCharacterKeys: Bool = true
    ) -> LiveSession? {
      let session = makeSession(
        cookie, languages, address, principal, clientAddress, usesCharacterKeys)
      options.onMeasurement?(session == nil ? .sessionRefused : .sessionOpened)
      return session
    }

    private func makeSession(
      _ cookie: String, _ languages: [String], _ address: ScreenAddress,
      _ principal: WebPrincipal?, _ clientAddress: String, _ usesCharacterKeys: Bool
    ) -> LiveSession? {
      guard !stopping.isSet, !draining.isSet else { return nil }
      let browserHasRoom =
        count(of: cookie) < options.sessionsPerBrowser
        || makeRoom("The browser has too many sessions.") { $0.cookie == cookie }
      guard browserHasRoom,
        hasRoom(for: principal, "user", options.sessionsPerPrincipal, \.principal),
        hasRoom(
          for: clientAddress.isEmpty ? nil : clientAddress, "network address",
          options.sessionsPerAddress, \.knownAddress)
      else { return nil }
      if sessions.count >= options.sessionLimit { makeRoomAtLimit() }
      guard sessions.count < options.sessionLimit else { return nil }
      last += 1
      let account = WebAccount { [weak self, signIns] principal in
        signIns.signOut(principal)
        Task { await self?.endSessions(of: principal) }
      }
      let visitor = WebVisitor(
        number: last, languages: languages, address: address, principal: principal,
        clientAddress: clientAddress, usesCharacterKeys: usesCharacterKeys, account: account)
      let session = LiveSession(
        visitor, token: Secret.make(), cookie: cookie, options: options, time: time,
        timers: timers, drags: drags, signIns: signIns, stopping: stopping, app)
      sessions[session.token] = session
      counts[cookie, default: 0] += 1
      unused.insert(session.token)
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
      if isUse { unused.remove(token) }
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
      (sessions, unused, counts) = ([:], UnusedSessions(), [:])
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

    /// Returns whether a user or a network address may open another session, and ends one that a
    /// browser has left if the limit is reached.
    ///
    /// - Parameters:
    ///   - owner: the user or the address; `nil` has no limit.
    ///   - name: the owner in a report.
    /// - Complexity: O(sessions) with a limit.
    private func hasRoom<Owner: Equatable>(
      for owner: Owner?, _ name: String, _ limit: Int?, _ property: KeyPath<WebVisitor, Owner?>
    ) -> Bool {
      guard let owner, let limit else { return true }
      let isOwn = { (session: LiveSession) in session.visitor[keyPath: property] == owner }
      return sessions.values.count(where: isOwn) < limit
        || makeRoom("The \(name) has too many sessions.", isOwn)
    }

    /// Ends the session that a browser left longest ago, of some.
    ///
    /// - Returns: `false` if all of them have a browser.
    private func makeRoom(_ reason: String, _ isOwn: (LiveSession) -> Bool) -> Bool {
      guard let token = Self.leftLongestAgo(sessions.values.filter(isOwn)) else { return false }
      remove(token, reason)
      return true
    }

    /// Ends the sessions that have waited longest for their browsers, longer than a reload takes:
    /// a hundredth of all, so that many visitors at once do not each search all sessions. Without
    /// such a session, ends the oldest one that was only viewed.
    private func makeRoomAtLimit() {
      let now = time.now()
      if now >= nextSearch {
        sweep()
        guard sessions.count >= options.sessionLimit else { return }
        let spare = sessions.values.filter { $0.use.isSpare(at: now, options) }
          .compactMap { session in session.use.alone.map { (token: session.token, since: $0) } }
          .sorted { $0.since < $1.since }
        for (token, _) in spare.prefix(max(1, options.sessionLimit / 100)) {
          remove(token, Self.full)
        }
        if spare.isEmpty { nextSearch = now + .seconds(1) }
      }
      if sessions.count >= options.sessionLimit, let token = unused.popFirst() {
        remove(token, Self.full)
      }
    }

    private static let full = "The limit of sessions was reached."

    private static func leftLongestAgo(_ sessions: [LiveSession]) -> String? {
      sessions.compactMap { session in session.use.alone.map { (token: session.token, since: $0) } }
        .min { $0.since < $1.since }?.token
    }

    private func count(of cookie: String) -> Int { counts[cookie] ?? 0 }

    private func remove(_ token: String, _ reason: String) { remove(token, Closing(1008, reason)) }

    private func remove(_ token: String, _ closing: Closing) {
      unused.remove(token)
      guard let session = sessions.removeValue(forKey: token) else { return }
      hasRemoved = true
      let left = count(of: session.cookie) - 1
      counts[session.cookie] = left > 0 ? left : nil
      Task { await session.end(closing) }
    }
  }
#endif
