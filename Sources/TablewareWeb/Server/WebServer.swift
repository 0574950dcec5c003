#if Web
  import FlyingFox
  import FlyingSocks
  import Tableware
  import TablewareImages

  /// Accepts connections until its task is canceled.
  struct WebServer: Sendable {
    let port: UInt16
    let options: WebOptions
    let time: ServerTime
    let store: SessionStore
    let connections: Connections

    init(
      port: UInt16, options: WebOptions, time: ServerTime = ServerTime(ContinuousClock()),
      _ app: WebApp
    ) {
      self.port = port
      self.options = options
      self.time = time
      store = SessionStore(options, time, app)
      connections = Connections(
        limit: options.limits.connections ?? max(64, options.sessionLimit * 4),
        waitingLimit: options.limits.waitingConnections)
    }

    /// Serves until the task is canceled. Then sessions are notified, their screens disappear, and
    /// everything is released.
    func run(_ onListening: @escaping @Sendable (String) -> Void) async throws {
      guard BasePath(options.basePath) != nil else {
        throw WebError.invalidBasePath(options.basePath)
      }
      FreedMemory.prepare()
      let pool = HTTPServer.defaultPool()
      do {
        try await pool.prepare()
      } catch {
        throw WebError.unavailable("\(error)")
      }
      let listener = try Listener(options.address, port: port, pool)
      let polling = Task { try await pool.run() }
      let sweeping = Task { await store.keepSweeping(every: .seconds(5)) }
      let startToken = options.requiresStartToken ? StartToken(port: listener.port) : nil
      let accepting = Task { try await accept(from: listener, startToken, pool) }
      let url = String(listener.url.dropLast()) + options.base.path(of: "/")
      onListening(startToken?.adding(to: url) ?? url)
      let result = await withTaskCancellationHandler {
        await accepting.result
      } onCancel: {
        guard options.drainTime > .zero else { return stop(accepting) }
        store.draining.set()
        Task {
          await drain()
          stop(accepting)
        }
      }
      sweeping.cancel()
      // A task of its own, which the cancellation does not shorten.
      await Task {
        await SocketClosing.close(listener.socket, pool)
        await connections.stop()
        let grace = Task {
          try await time.sleep(time.now() + options.limits.closingTime)
          await connections.cancelAll()
        }
        await store.endAll()
        await connections.drain()
        grace.cancel()
        polling.cancel()
        _ = await polling.result
        _ = await sweeping.value
      }.value
      if case .failure(let error) = result, !Task.isCancelled {
        throw WebError.unavailable("\(error)")
      }
    }

    /// Ends the work of the server. From here on, messages of clients that were not processed yet
    /// are dropped.
    private func stop(_ accepting: Task<Void, any Error>) {
      store.stopping.set()
      accepting.cancel()
    }

    /// Waits until no browser is connected, at most for ``WebOptions/drainTime``.
    private func drain() async {
      let deadline = time.now() + options.drainTime
      while time.now() < deadline, await store.connectedCount > 0 {
        try? await time.sleep(min(deadline, time.now() + .milliseconds(250)))
      }
    }

    private func accept(
      from listener: Listener, _ startToken: StartToken?, _ pool: some AsyncSocketPool
    ) async throws {
      let hosts = options.hosts.union([options.address, "[\(options.address)]"])
      let routes = Routes(
        store: store, basePath: options.base, startToken: startToken,
        rules: RequestRules(hosts: hosts, isSecure: options.isSecure),
        images: ImageStore(
          options.imageLoader ?? URLImageLoader(origins: options.imageOrigins),
          sleep: { [time] in try await time.sleep(time.now() + $0) }),
        style: CachedFile(
          ClientFiles.style + Array(options.theme.rule.utf8), type: "text/css; charset=utf-8"))
      while true {
        do {
          let socket = try await listener.socket.accept()
          let stream = SocketStream(socket, pool, time)
          let isAdmitted = await connections.admit { number in
            await Connection(
              number: number, stream: stream, routes: routes, connections: connections,
              limits: options.limits, time: time
            ).run()
          }
          if !isAdmitted { await stream.close() }
        } catch SocketError.failed {
          // The client has disconnected already, or this process may have no more open files.
          await connections.dropLongestWaiting()
          try await time.sleep(time.now() + .milliseconds(50))
        }
      }
    }
  }
#endif
