#if Web
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket

  /// The change from requests to a WebSocket.
  extension HTTPConnection {
    func upgrade(
      _ request: Request, to session: LiveSession, _ context: ChannelHandlerContext
    ) {
      let head = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: request.path,
        headers: HTTPHeaders(request.fields.map { ($0.name, $0.value) }))
      NIOWebSocketServerUpgrader(
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
        upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() }
      )
      .buildUpgradeResponse(
        channel: context.channel, upgradeRequest: head, initialResponseHeaders: [:]
      )
      .assumeIsolated().whenComplete { result in
        switch result {
        case .success(let fields):
          let response = Response(101, fields.map { Response.Field($0.name, $0.value) })
          self.write(response.parts(withBody: false, closes: false), context) {
            $0.replace(by: session, context)
          }
        case .failure:
          self.refuse(Refusal(400, "Expected a WebSocket upgrade."), context)
        }
      }
    }

    private func replace(by session: LiveSession, _ context: ChannelHandlerContext) {
      stopReading()
      let pipeline = context.pipeline.syncOperations
      do {
        try pipeline.addHandler(WebSocketFrameEncoder())
        try pipeline.addHandler(
          ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: ClientLimits.frameBytes)))
        try pipeline.addHandler(LiveConnection(session, shared, gate, deadline))
        let decoder = try pipeline.handler(
          type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        let encoder = try pipeline.handler(type: HTTPResponseEncoder.self)
        pipeline.removeHandler(self, promise: nil)
        pipeline.removeHandler(encoder, promise: nil)
        // The last one: it passes on the bytes that the client sent after its request.
        pipeline.removeHandler(decoder, promise: nil)
      } catch {
        context.close(promise: nil)
      }
    }
  }
#endif
