#if Web
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket

  /// Connections of servers that use SwiftNIO.
  extension WebSite {
    /// Adds the handlers of a connection to a channel of your own bootstrap, such as behind a
    /// handler of TLS: the site reads its requests, with all limits and deadlines, and becomes the
    /// other end of its WebSockets.
    ///
    /// ```swift
    /// ServerBootstrap(group: group)
    ///   .childChannelInitializer { channel in
    ///     channel.eventLoop.makeCompletedFuture { try site.configure(channel) }
    ///   }
    /// ```
    ///
    /// - Parameter channel: a channel that reads and writes bytes, on whose event loop the method
    ///   is called.
    /// - Throws: if there are too many connections, or the site has stopped. Then the channel has
    ///   to be closed, which a bootstrap does.
    public func configure(_ channel: any Channel) throws {
      try channel.syncOptions?.setOption(.autoRead, value: false)
      try context().configure(channel)
    }

    /// What the connections have in common.
    ///
    /// - Parameter startToken: the token that browsers need; `nil` for none.
    func context(_ startToken: StartToken? = nil) -> ConnectionContext {
      var routes = routes
      routes.startToken = startToken
      return ConnectionContext(
        routes: routes, connections: connections, limits: options.limits, time: time)
    }
  }

  extension WebConnection {
    /// Adds a handler that exchanges the messages of the connection to a channel of another server.
    ///
    /// - Parameter channel: a channel with handlers that decode and encode WebSocket frames, and
    ///   with none that answers them, on whose event loop the method is called.
    /// - Throws: if the channel is closed; call ``disconnect()`` then.
    public func addHandler(to channel: any Channel) throws {
      try channel.syncOptions?.setOption(.autoRead, value: false)
      try channel.pipeline.syncOperations.addHandler(handler(on: channel))
    }

    /// The handlers that encode and decode frames.
    static var frameHandlers: [any ChannelHandler] {
      let decoder = WebSocketFrameDecoder(maxFrameSize: ClientLimits.frameBytes)
      return [WebSocketFrameEncoder(), ByteToMessageHandler(decoder)]
    }

    /// The handler that exchanges the messages of the connection.
    func handler(on channel: any Channel) -> LiveConnection {
      let deadline = StepDeadline(time, on: channel.eventLoop)
      let closingTime = limits.closingTime
      return LiveConnection(self, deadline) { context in
        deadline.set(in: closingTime) { context.close(promise: nil) }
        context.close(mode: .output, promise: nil)
        context.read()
      }
    }
  }

  extension WebAnswer.WebSession {
    /// Returns the headers of the answer 101, which accepts the WebSocket of a request.
    ///
    /// - Parameter channel: the channel of the request.
    /// - Throws: for a request without a valid key.
    package func acceptance(
      on channel: any Channel
    ) async throws -> [(name: String, value: String)] {
      try await Self.acceptance(of: request, on: channel).get().map { ($0.name, $0.value) }
    }

    /// The headers of the answer to a request for a WebSocket; an error without a valid key.
    static func acceptance(
      of request: Request, on channel: any Channel
    ) -> EventLoopFuture<HTTPHeaders> {
      let head = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: request.path,
        headers: HTTPHeaders(request.fields.map { ($0.name, $0.value) }))
      return NIOWebSocketServerUpgrader(
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
        upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() }
      ).buildUpgradeResponse(channel: channel, upgradeRequest: head, initialResponseHeaders: [:])
    }
  }
#endif
