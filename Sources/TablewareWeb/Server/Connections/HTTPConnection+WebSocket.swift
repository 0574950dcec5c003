#if Web
  import NIOCore
  import NIOHTTP1

  /// The change from requests to a WebSocket.
  extension HTTPConnection {
    /// Connects the session, and then answers: a client that has received the answer is connected.
    func upgrade(
      _ request: Request, to session: LiveSession, _ context: ChannelHandlerContext
    ) {
      let loop = context.eventLoop
      let bound = NIOLoopBound((self, context), eventLoop: loop)
      Task {
        let live = await WebConnection(session)
        loop.execute {
          let (connection, context) = bound.value
          if let live {
            connection.upgrade(request, to: live, context)
          } else {
            connection.refuse(Refusal(410, "The session has ended."), context)
          }
        }
      }
    }

    private func upgrade(
      _ request: Request, to live: WebConnection, _ context: ChannelHandlerContext
    ) {
      // The client may have gone meanwhile.
      guard isAnswering else { return live.disconnect() }
      WebAnswer.WebSession.acceptance(of: request, on: context.channel)
        .assumeIsolated().whenComplete { result in
          switch result {
          case .success(let fields):
            let response = Response(101, fields.map { Response.Field($0.name, $0.value) })
            let parts = response.parts(withBody: false, closes: false)
            self.write(parts, context, orElse: { live.disconnect() }) {
              $0.replace(by: live, context)
            }
          case .failure:
            live.disconnect()
            self.refuse(Refusal(400, "Expected a WebSocket upgrade."), context)
          }
        }
    }

    private func replace(by live: WebConnection, _ context: ChannelHandlerContext) {
      stopReading()
      let pipeline = context.pipeline.syncOperations
      do {
        try pipeline.addHandlers(
          WebConnection.frameHandlers + [
            LiveConnection(live, deadline) { [gate] in gate.finish($0) }
          ])
        let decoder = try pipeline.handler(
          type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        let encoder = try pipeline.handler(type: HTTPResponseEncoder.self)
        pipeline.removeHandler(self, promise: nil)
        pipeline.removeHandler(encoder, promise: nil)
        // The last one: it passes on the bytes that the client sent after its request.
        pipeline.removeHandler(decoder, promise: nil)
      } catch {
        live.disconnect()
        context.close(promise: nil)
      }
    }
  }
#endif
