#if Web
  import Tableware

  /// Every session, by its token.
  actor SessionStore {
    private let options: WebOptions
    private let screen: @Sendable (WebVisitor) -> any Screen
    private var sessions: [String: LiveSession] = [:]
    private var count = 0

    init(_ options: WebOptions, _ screen: @escaping @Sendable (WebVisitor) -> any Screen) {
      self.options = options
      self.screen = screen
    }

    /// A new session; `nil` if there are too many.
    func open(cookie: String) async -> LiveSession? {
      if sessions.count >= options.sessionLimit { await sweep() }
      guard sessions.count < options.sessionLimit else { return nil }
      count += 1
      let session = LiveSession(
        WebVisitor(number: count), token: Secret.make(), cookie: cookie, report: options.onReport,
        screen)
      sessions[session.token] = session
      return session
    }

    /// The session with a token, for the browser that opened it and nobody else.
    func find(_ token: String?, cookie: String?) -> LiveSession? {
      guard let token, let cookie, let session = sessions[token],
        Secret.isSame(session.cookie, cookie)
      else { return nil }
      return session
    }

    /// Lets go of sessions that nobody came back to.
    func sweep() async {
      for (token, session) in sessions where await session.isIdle(for: options.idleTime) {
        sessions[token] = nil
        await session.end("Nobody came back within \(options.idleTime).")
      }
    }

    /// The server stops.
    func endAll() async {
      for session in sessions.values { await session.end("The server stops.") }
      sessions = [:]
    }
  }

  /// What nobody can guess.
  enum Secret {
    static let length = 32

    static func make() -> String {
      var random = SystemRandomNumberGenerator()
      let digits = Array("0123456789abcdef")
      return String((0..<length).map { _ in digits[Int(random.next() & 15)] })
    }

    static func isWellFormed(_ text: String) -> Bool {
      text.utf8.count == length
        && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// Compares without telling by its time where the difference is.
    static func isSame(_ left: String, _ right: String) -> Bool {
      guard left.utf8.count == right.utf8.count else { return false }
      return zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
  }
#endif
