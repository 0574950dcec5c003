#if Web
  import NIOCore
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
      let listener = try await Listener(options.address, port: port, connections)
      let startToken = options.requiresStartToken ? StartToken(port: listener.port) : nil
      try await listener.accept(
        ConnectionContext(
          routes: routes(startToken), connections: connections, limits: options.limits, time: time))
      let sweeping = Task { await store.keepSweeping(every: .seconds(5)) }
      let url = String(listener.url.dropLast()) + options.base.path(of: "/")
      onListening(startToken?.adding(to: url) ?? url)
      let result = await withTaskCancellationHandler {
        await Result { try await listener.channel.closeFuture.get() }
      } onCancel: {
        guard options.drainTime > .zero else { return stop(listener) }
        store.draining.set()
        Task {
          await drain()
          stop(listener)
        }
      }
      sweeping.cancel()
      // A task of its own, which the cancellation does not shorten.
      await Task {
        connections.stop()
        let grace = Task {
          try await time.sleep(time.now() + options.limits.closingTime)
          connections.closeAll()
        }
        await store.endAll()
        await connections.drain()
        grace.cancel()
        _ = await sweeping.value
      }.value
      if case .failure(let error) = result, !Task.isCancelled {
        throw WebError.unavailable("\(error)")
      }
    }

    /// Ends the work of the server. From here on, messages of clients that were not processed yet
    /// are dropped.
    private func stop(_ listener: Listener) {
      store.stopping.set()
      listener.channel.close(promise: nil)
    }

    /// Waits until no browser is connected, at most for ``WebOptions/drainTime``.
    private func drain() async {
      let deadline = time.now() + options.drainTime
      while time.now() < deadline, await store.connectedCount > 0 {
        try? await time.sleep(min(deadline, time.now() + .milliseconds(250)))
      }
    }

    private func routes(_ startToken: StartToken?) -> Routes {
      let hosts = options.hosts.union([options.address, "[\(options.address)]"])
      return Routes(
        store: store, basePath: options.base, startToken: startToken,
        rules: RequestRules(hosts: hosts, isSecure: options.isSecure),
        images: ImageStore(
          options.imageLoader ?? URLImageLoader(origins: options.imageOrigins),
          sleep: { [time] in try await time.sleep(time.now() + $0) }),
        style: CachedFile(
          ClientFiles.style + Array(options.theme.rule.utf8), type: "text/css; charset=utf-8"))
    }
  }
#endif
