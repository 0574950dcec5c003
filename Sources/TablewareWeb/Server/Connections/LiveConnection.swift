#if Web
  import NIOCore
  import NIOWebSocket

  /// A connection that became a WebSocket: messages of the client go to the session, patches go to
  /// the client.
  ///
  /// The server sends no pings. A connected client sends a message every twenty seconds, and a
  /// session that receives none ends by itself, with this connection. A connection that is idle has
  /// no task, and reads no more until the session has processed what it received.
  final class LiveConnection: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private enum State: Hashable {
      case reading
      /// The session processes a message.
      case receiving
      /// Nothing more is read.
      case ending
    }

    private let session: WebConnection
    private let deadline: StepDeadline
    /// Ends the output after the last frame.
    private let close: (ChannelHandlerContext) -> Void
    private var state = State.reading
    private var isConnected = true
    private var reader = MessageReader()
    /// Control frames have no effect on the session, but cost as much as messages.
    private var budget = MessageBudget()
    private var waiting = CircularBuffer<WebSocketFrame>()
    private var isWriting = false
    /// Whether the last frame was sent; what the client sends is read and dropped.
    private var isFinished = false

    /// - Parameter close: ends the output, and later the connection.
    init(
      _ session: WebConnection, _ deadline: StepDeadline,
      close: @escaping (ChannelHandlerContext) -> Void
    ) {
      self.session = session
      self.deadline = deadline
      self.close = close
    }

    func handlerAdded(context: ChannelHandlerContext) {
      let loop = context.eventLoop
      let bound = NIOLoopBound((self, context), eventLoop: loop)
      // In a turn of its own: the handlers of requests are removed before.
      let send: @Sendable () -> Void = {
        loop.execute {
          let (connection, context) = bound.value
          connection.sendNext(context)
        }
      }
      session.outbox.onChange = send
      send()
      context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard state != .ending else { return }
      waiting.append(unwrapInboundIn(data))
      next(context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
      if state == .reading || isFinished { context.read() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if case .inputClosed? = event as? ChannelEvent { context.close(promise: nil) }
      // The server around the site stops, and waits for its connections.
      if event is ChannelShouldQuiesceEvent, state != .ending { end(.stop) }
      context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard error is NIOWebSocketError || error is ByteToMessageDecoderError else {
        return context.close(promise: nil)
      }
      end(MessageReader.closing(of: error))
    }

    func channelInactive(context: ChannelHandlerContext) {
      state = .ending
      session.outbox.onChange = nil
      disconnect()
    }

    /// Processes the frames that wait, until the session has to process a message.
    private func next(_ context: ChannelHandlerContext) {
      while state == .reading, let frame = waiting.popFirst() {
        switch reader.read(frame) {
        case .needsMore: continue
        case .refused(let closing): end(closing)
        case .message(let message):
          if !session.note(receipt: message) { receive(message, context) }
        case .close:
          state = .ending
          session.outbox.finish(Closing(1000, ""))
        case .ping(let payload):
          if spend() { session.outbox.put(pong: payload) }
        case .pong: _ = spend()
        }
      }
    }

    private func receive(_ message: [UInt8], _ context: ChannelHandlerContext) {
      state = .receiving
      let loop = context.eventLoop
      let bound = NIOLoopBound((self, context), eventLoop: loop)
      Task { [session] in
        let goesOn = await session.process(message)
        loop.execute {
          let (connection, context) = bound.value
          guard connection.state == .receiving else { return }
          guard goesOn else {
            connection.state = .ending
            return connection.session.outbox.finish()
          }
          connection.state = .reading
          connection.next(context)
          if connection.state == .reading { context.read() }
        }
      }
    }

    /// Counts a control frame.
    ///
    /// - Returns: `false` if there were too many; then the session ends.
    private func spend() -> Bool {
      guard budget.spend(at: session.time.now()) else {
        end(
          Closing(1008, "The client sends more than \(MessageBudget.perSecond) pings a second."))
        return false
      }
      return true
    }

    /// Ends the session because of what the client sent.
    private func end(_ closing: Closing) {
      state = .ending
      session.end(closing)
    }

    private func disconnect(_ reason: String? = nil) {
      guard isConnected else { return }
      isConnected = false
      session.disconnect(because: reason)
    }

    private func sendNext(_ context: ChannelHandlerContext) {
      guard !isWriting else { return }
      guard let frame = session.outbox.take() else {
        if session.outbox.isFinished { finish(context) }
        return
      }
      isWriting = true
      let promise = context.eventLoop.makePromise(of: Void.self)
      promise.futureResult.assumeIsolated().whenComplete { result in
        self.isWriting = false
        self.deadline.clear()
        if case .success = result { self.sendNext(context) }
      }
      context.writeAndFlush(wrapOutboundOut(WebSocketFrame(frame)), promise: promise)
      guard isWriting else { return }
      deadline.set(in: session.limits.writeTime) {
        self.disconnect("The client does not read its messages.")
        context.close(promise: nil)
      }
    }

    private func finish(_ context: ChannelHandlerContext) {
      state = .ending
      isFinished = true
      disconnect()
      close(context)
    }
  }

  extension WebSocketFrame {
    fileprivate init(_ frame: Outbox.Frame) {
      switch frame {
      case .text(let bytes): self.init(fin: true, opcode: .text, data: ByteBuffer(bytes: bytes))
      case .pong(let bytes): self.init(fin: true, opcode: .pong, data: ByteBuffer(bytes: bytes))
      case .close(let closing):
        self.init(fin: true, opcode: .connectionClose, data: ByteBuffer(bytes: closing.payload))
      }
    }
  }
#endif
