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

    private enum State {
      /// The session does not know the connection yet.
      case connecting
      case reading
      /// The session processes a message.
      case receiving
      /// Nothing more is read.
      case ending
    }

    private let session: LiveSession
    private let shared: ConnectionContext
    private let gate: ConnectionGate
    private let deadline: StepDeadline
    private let outbox = Outbox()
    private var state = State.connecting
    /// The number of the connection in its session.
    private var number: Int?
    private var reader = MessageReader()
    /// Control frames have no effect on the session, but cost as much as messages.
    private var budget = MessageBudget()
    private var waiting = CircularBuffer<WebSocketFrame>()
    /// What the client sent instead of a frame.
    private var mistake: Closing?
    private var isWriting = false

    init(
      _ session: LiveSession, _ shared: ConnectionContext, _ gate: ConnectionGate,
      _ deadline: StepDeadline
    ) {
      self.session = session
      self.shared = shared
      self.gate = gate
      self.deadline = deadline
    }

    func handlerAdded(context: ChannelHandlerContext) {
      let loop = context.eventLoop
      let bound = NIOLoopBound((self, context), eventLoop: loop)
      outbox.onChange = {
        loop.execute {
          let (connection, context) = bound.value
          connection.sendNext(context)
        }
      }
      Task { [session, outbox] in
        let number = await session.connect(outbox)
        loop.execute {
          let (connection, context) = bound.value
          connection.begin(number, context)
        }
      }
    }

    private func begin(_ number: Int?, _ context: ChannelHandlerContext) {
      self.number = number
      guard number != nil else { return context.close(promise: nil) }
      guard case .connecting = state else { return disconnect() }
      state = .reading
      next(context)
      if let mistake { end(mistake) }
      if case .reading = state { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if case .ending = state { return }
      waiting.append(unwrapInboundIn(data))
      next(context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
      if case .reading = state { context.read() }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard error is NIOWebSocketError || error is ByteToMessageDecoderError else {
        return context.close(promise: nil)
      }
      end(MessageReader.closing(of: error))
    }

    func channelInactive(context: ChannelHandlerContext) {
      state = .ending
      outbox.onChange = nil
      disconnect()
    }

    /// Processes the frames that wait, until the session has to process a message.
    private func next(_ context: ChannelHandlerContext) {
      while case .reading = state, let number, let frame = waiting.popFirst() {
        switch reader.read(frame) {
        case .needsMore: continue
        case .refused(let closing): end(closing)
        case .message(let message):
          if !session.note(receipt: message, on: number) { receive(message, number, context) }
        case .close:
          state = .ending
          outbox.finish(Closing(1000, ""))
        case .ping(let payload):
          if spend() { outbox.put(pong: payload) }
        case .pong: _ = spend()
        }
      }
    }

    private func receive(_ message: [UInt8], _ number: Int, _ context: ChannelHandlerContext) {
      state = .receiving
      let loop = context.eventLoop
      let bound = NIOLoopBound((self, context), eventLoop: loop)
      Task { [session] in
        let goesOn = await session.receive(message, on: number)
        loop.execute {
          let (connection, context) = bound.value
          guard case .receiving = connection.state else { return }
          guard goesOn else {
            connection.state = .ending
            return connection.outbox.finish()
          }
          connection.state = .reading
          connection.next(context)
          if case .reading = connection.state { context.read() }
        }
      }
    }

    /// Counts a control frame.
    ///
    /// - Returns: `false` if there were too many; then the session ends.
    private func spend() -> Bool {
      guard budget.spend(at: shared.time.now()) else {
        end(
          Closing(1008, "The client sends more than \(MessageBudget.perSecond) pings a second."))
        return false
      }
      return true
    }

    /// Ends the session because of what the client sent.
    private func end(_ closing: Closing) {
      mistake = closing
      guard let number else { return }
      state = .ending
      Task { [session] in await session.end(closing, on: number) }
    }

    private func disconnect(_ reason: String? = nil) {
      guard let number else { return }
      self.number = nil
      Task { [session] in await session.disconnect(number, reason) }
    }

    private func sendNext(_ context: ChannelHandlerContext) {
      guard !isWriting else { return }
      guard let frame = outbox.take() else {
        if outbox.isFinished { finish(context) }
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
      deadline.set(in: shared.limits.writeTime) {
        self.disconnect("The client does not read its messages.")
        context.close(promise: nil)
      }
    }

    private func finish(_ context: ChannelHandlerContext) {
      state = .ending
      disconnect()
      gate.finish(context)
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
