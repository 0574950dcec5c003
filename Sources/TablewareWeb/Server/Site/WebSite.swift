#if Web
  import Tableware
  import TablewareImages

  /// The screens of an app as a part of another server, which has the socket, and whose router,
  /// middleware and authentication run first: requests go in, answers come out.
  ///
  /// ```swift
  /// var options = WebOptions()
  /// options.basePath = "/admin"
  /// options.hosts = ["example.org"]
  /// let site = try WebSite(options: options) { visitor in OrdersScreen() }
  ///
  /// async let sessions: Void = site.run()
  /// let answer = await site.answer(to: request, for: WebPrincipal(id: user.name))
  /// ```
  ///
  /// ``Web/serve(port:options:onListening:_:)-swift.type.method`` is a site with a server of its
  /// own. Options of that server have no effect: ``WebOptions/address``,
  /// ``WebOptions/requiresStartToken`` and ``WebOptions/drainTime``. The server limits the number
  /// of connections, the size of headers and the time of each step.
  public struct WebSite: Sendable {
    let options: WebOptions
    let time: ServerTime
    let store: SessionStore
    /// The connections that the site reads itself.
    let connections: Connections
    let routes: Routes

    /// Creates a site with one address and one first screen.
    ///
    /// - Parameters:
    ///   - options: the names of the server, its base path, and all limits of sessions.
    ///   - screen: makes the first screen of a session, on that session's isolation.
    /// - Throws: ``WebError/invalidBasePath(_:)``.
    public init(
      options: WebOptions = WebOptions(),
      _ screen: @escaping @Sendable (WebVisitor) -> any Screen
    ) throws {
      self.init(options, ServerTime(ContinuousClock()), WebApp(screen: screen))
      try checkBasePath()
    }

    /// Creates a site whose screens have addresses, below ``WebOptions/basePath``.
    ///
    /// - Parameters:
    ///   - options: the names of the server, its base path, and all limits of sessions.
    ///   - router: makes the routes of a session, as for ``Web``.
    /// - Throws: ``WebError/invalidBasePath(_:)``.
    public init(
      options: WebOptions = WebOptions(),
      _ router: @escaping @Sendable (WebVisitor) -> Router
    ) throws {
      self.init(options, ServerTime(ContinuousClock()), WebApp(router: router))
      try checkBasePath()
    }

    init(_ options: WebOptions, _ time: ServerTime, _ app: WebApp) {
      self.options = options
      self.time = time
      store = SessionStore(options, time, app)
      connections = Connections(
        limit: options.limits.connections ?? max(64, options.sessionLimit * 4),
        waitingLimit: options.limits.waitingConnections ?? max(256, options.sessionLimit))
      routes = Routes(store, time, options)
    }

    func checkBasePath() throws {
      guard BasePath(options.basePath) != nil else {
        throw WebError.invalidBasePath(options.basePath)
      }
    }

    /// The path below which browsers reach the site, such as `/admin`; empty for the top.
    public var basePath: String { options.basePath }

    /// The most bytes of a request's body that the site reads; a server may refuse longer ones.
    public static var bodyLimit: Int { RequestLimits.body }

    /// Ends sessions that wait too long for their browsers, until the task is canceled; then it
    /// ends all sessions: browsers are notified, and screens disappear.
    public func run() async {
      await run {
        let (never, continuation) = AsyncStream.makeStream(of: Never.self)
        for await _ in never {}
        continuation.finish()
      }
    }

    /// Runs the sessions during an operation, and ends them and all connections after it.
    func run<Result>(_ operation: () async throws -> Result) async rethrows -> Result {
      FreedMemory.prepare()
      let sweeping = Task { await store.keepSweeping(every: .seconds(5)) }
      defer { sweeping.cancel() }
      let result = try await operation()
      store.stopping.set()
      connections.stop()
      sweeping.cancel()
      // A task of its own, which a cancellation does not shorten.
      await Task {
        let grace = Task {
          try await time.sleep(time.now() + options.limits.closingTime)
          connections.closeAll()
        }
        await store.endAll()
        await connections.drain()
        grace.cancel()
        _ = await sweeping.value
      }.value
      return result
    }

    /// Returns what the server sends to the browser, and what follows.
    ///
    /// - Parameters:
    ///   - request: the request, with its whole body.
    ///   - principal: the user, if the server knows it; `nil` to let ``WebOptions/authenticate``
    ///     and the screens decide.
    /// - Returns: the answer. For a request that no screen and no file of the site has, it is a
    ///   page with the status 404.
    public func answer(
      to request: WebRequest, for principal: WebPrincipal? = nil
    ) async -> WebAnswer {
      if let refusal = request.refusal { return .response(WebResponse(Response(refusal))) }
      let answer = await routes.answer(
        request.request, from: request.clientAddress, for: principal)
      return switch answer {
      case .response(let response): .response(WebResponse(response))
      case .file(let head, let file, _): .file(WebResponse(head), file)
      case .live(let session):
        .webSocket(WebAnswer.WebSession(session: session, request: request.request))
      }
    }
  }
#endif
