#if Web
  import NIOCore
  import Tableware

  /// Accepts connections to a site until its task is canceled.
  struct WebServer: Sendable {
    let port: UInt16
    let site: WebSite

    var store: SessionStore { site.store }
    var connections: Connections { site.connections }

    init(
      port: UInt16, options: WebOptions, time: ServerTime = ServerTime(ContinuousClock()),
      _ app: WebApp
    ) {
      self.port = port
      site = WebSite(options, time, app)
    }

    /// Serves until the task is canceled. Then sessions are notified, their screens disappear, and
    /// everything is released.
    ///
    /// - Parameter onListening: receives the address; `nil` to report it.
    func run(_ onListening: (@Sendable (String) -> Void)?) async throws {
      try site.checkBasePath()
      let options = site.options
      let listener = try await Listener(options.address, port: port, connections)
      let startToken = options.requiresStartToken ? StartToken(port: listener.port) : nil
      try await listener.accept(site.context(startToken))
      let result = await site.run {
        let url = String(listener.url.dropLast()) + options.base.path(of: "/")
        let address = startToken?.adding(to: url) ?? url
        if let onListening {
          onListening(address)
        } else {
          options.onReport("Listening at \(address)")
        }
        return await withTaskCancellationHandler {
          await Result { try await listener.channel.closeFuture.get() }
        } onCancel: {
          guard options.drainTime > .zero else { return stop(listener) }
          store.draining.set()
          Task {
            await drain()
            stop(listener)
          }
        }
      }
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
      let (time, limit) = (site.time, site.options.drainTime)
      let deadline = time.now() + limit
      while time.now() < deadline, await store.connectedCount > 0 {
        try? await time.sleep(min(deadline, time.now() + .milliseconds(250)))
      }
    }
  }
#endif
