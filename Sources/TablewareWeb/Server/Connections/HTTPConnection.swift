#if Web
  import NIOCore
  import NIOHTTP1

  /// The requests of one connection and their answers, in order, until it ends or becomes a
  /// WebSocket.
  ///
  /// ```
  ///   reading ──request──▶ answering ──answered──▶ reading …
  ///      │ late, invalid       │ the last answer      └──▶ live: the handlers of a WebSocket follow
  ///      └────────────────────▶ ending
  /// ```
  final class HTTPConnection: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State: Hashable {
      case reading
      case answering
      case ending
    }

    /// The most bytes of a file that are sent at once.
    private static let chunkBytes = 65_536

    private let number: Int
    let shared: ConnectionContext
    let gate: ConnectionGate
    let deadline: StepDeadline
    private var state = State.reading
    private var assembler = RequestAssembler()
    private var isFirst = true
    /// Whether bytes of the next request have arrived.
    private var isBegun = false
    /// The parts of requests that arrived during an answer.
    private var waiting = CircularBuffer<HTTPServerRequestPart>()
    /// Why no request follows those that wait.
    private var mistake: Refusal?
    private var task: Task<Void, Never>?

    init(
      _ number: Int, _ shared: ConnectionContext, _ gate: ConnectionGate, _ deadline: StepDeadline
    ) {
      self.number = number
      self.shared = shared
      self.gate = gate
      self.deadline = deadline
    }

    func channelActive(context: ChannelHandlerContext) {
      gate.onBytes = { [weak self] in self?.noteBytes(context) }
      wait(shared.limits.headerTime, context)
      context.fireChannelActive()
      context.read()
    }

    func channelInactive(context: ChannelHandlerContext) {
      state = .ending
      task?.cancel()
      context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let part = unwrapInboundIn(data)
      switch state {
      case .reading: read(part, context)
      case .answering: waiting.append(part)
      case .ending: break
      }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
      if state == .reading { context.read() }
      context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard error is HTTPParserError || error is ByteToMessageDecoderError else {
        return context.close(promise: nil)
      }
      switch state {
      case .reading: refuse(RequestAssembler.refusal(of: error), context)
      case .answering: mistake = mistake ?? RequestAssembler.refusal(of: error)
      case .ending: break
      }
    }

    /// From its first byte on, a request has the time of a header, however many pieces it arrives
    /// in.
    private func noteBytes(_ context: ChannelHandlerContext) {
      guard state == .reading, !isBegun else { return }
      isBegun = true
      if !isFirst { wait(shared.limits.headerTime, context) }
    }

    /// Whether a request waits for its answer.
    var isAnswering: Bool { state == .answering }

    private func wait(_ duration: Duration, _ context: ChannelHandlerContext) {
      deadline.set(in: duration) { [weak self] in
        guard let self, isBegun else { return context.close(promise: nil) }
        refuse(Refusal(408, "The request took too long."), context)
      }
    }

    private func read(_ part: HTTPServerRequestPart, _ context: ChannelHandlerContext) {
      let wasInBody = assembler.isInBody
      switch assembler.read(part) {
      case .needsMore:
        if !wasInBody, assembler.isInBody { wait(shared.limits.bodyTime, context) }
      case .refused(let refusal): refuse(refusal, context)
      case .request(let request): answer(request, context)
      }
    }

    private func answer(_ request: Request, _ context: ChannelHandlerContext) {
      state = .answering
      (isFirst, isBegun) = (false, false)
      deadline.clear()
      shared.connections.work(number)
      let loop = context.eventLoop
      let bound = NIOLoopBound((self, context), eventLoop: loop)
      let peer = context.channel.remoteAddress?.ipAddress ?? ""
      task = Task { [routes = shared.routes] in
        let answer = await routes.answer(request, from: peer)
        loop.execute {
          let (connection, context) = bound.value
          connection.send(answer, to: request, context)
        }
      }
    }

    private func send(
      _ answer: Routes.Answer, to request: Request, _ context: ChannelHandlerContext
    ) {
      guard state == .answering else { return }
      // After a request for another protocol, SwiftNIO reads no more requests.
      let closes = !request.isKeptOpen || request["upgrade"] != nil
      switch answer {
      case .response(let response):
        let parts = response.parts(withBody: request.method != "HEAD", closes: closes)
        write(parts, context) { $0.end(closes: closes, context) }
      case .file(let head, let file, let visitor):
        write(Array(head.parts(withBody: false, closes: closes).prefix(1)), context) {
          $0.send(file, for: visitor, closes: closes, context)
        }
      case .live(let session): upgrade(request, to: session, context)
      }
    }

    /// Sends a file while it is written. If it is incomplete, the connection is closed, by which
    /// the client notices that.
    private func send(
      _ file: WebDownload, for visitor: WebVisitor, closes: Bool, _ context: ChannelHandlerContext
    ) {
      let loop = context.eventLoop
      let bound = NIOLoopBound((self, context), eventLoop: loop)
      let send: @Sendable ([UInt8]) async throws -> Void = { bytes in
        for chunk in Self.chunks(of: bytes) {
          try Task.checkCancellation()
          try await Self.send(chunk, on: bound, loop)
        }
      }
      task = Task { [routes = shared.routes] in
        do {
          try await file.write(to: send)
          loop.execute {
            let (connection, context) = bound.value
            connection.write([.end(nil)], context) { $0.end(closes: closes, context) }
          }
        } catch {
          routes.report("The download of \(file.name) is incomplete: \(error)", visitor)
          loop.execute { bound.value.1.close(promise: nil) }
        }
      }
    }

    private static func send(
      _ chunk: ByteBuffer, on bound: NIOLoopBound<(HTTPConnection, ChannelHandlerContext)>,
      _ loop: any EventLoop
    ) async throws {
      do {
        try await loop.flatSubmit {
          let (connection, context) = bound.value
          return connection.write([.body(.byteBuffer(chunk))], context)
        }.get()
      } catch {
        // The client does not accept it.
        throw CancellationError()
      }
    }

    /// Divides bytes into chunks that are each sent within the time for writing.
    private static func chunks(of bytes: [UInt8]) -> [ByteBuffer] {
      stride(from: 0, to: bytes.count, by: chunkBytes).map {
        ByteBuffer(bytes: bytes[$0..<min($0 + chunkBytes, bytes.count)])
      }
    }

    func refuse(_ refusal: Refusal, _ context: ChannelHandlerContext) {
      state = .ending
      write(Response(refusal).parts(withBody: true, closes: true), context) {
        $0.gate.finish(context)
      }
    }

    /// Ends the reading of requests, because another handler follows.
    func stopReading() {
      state = .ending
      gate.onBytes = nil
    }

    /// Continues after an answer: with the next request, or with the end.
    private func end(closes: Bool, _ context: ChannelHandlerContext) {
      guard state == .answering else { return }
      guard !closes else {
        state = .ending
        return gate.finish(context)
      }
      guard shared.connections.rest(number) else { return context.close(promise: nil) }
      state = .reading
      wait(shared.limits.keepAliveTime, context)
      while state == .reading, let part = waiting.popFirst() {
        isBegun = true
        read(part, context)
      }
      guard state == .reading else { return }
      if let mistake { refuse(mistake, context) } else { context.read() }
    }
  }

  /// Writing, with a time limit.
  extension HTTPConnection {
    private func write(
      _ parts: [HTTPServerResponsePart], _ context: ChannelHandlerContext
    ) -> EventLoopFuture<Void> {
      let promise = context.eventLoop.makePromise(of: Void.self)
      var isWritten = false
      promise.futureResult.assumeIsolated().whenComplete { [deadline] _ in
        isWritten = true
        deadline.clear()
      }
      for part in parts.dropLast() { context.write(wrapOutboundOut(part), promise: nil) }
      if let last = parts.last { context.writeAndFlush(wrapOutboundOut(last), promise: promise) }
      if !isWritten { deadline.set(in: shared.limits.writeTime) { context.close(promise: nil) } }
      return promise.futureResult
    }

    /// - Parameters:
    ///   - failed: called if the client has not accepted all parts; then the connection is closed.
    ///   - then: called after the client has accepted all parts.
    func write(
      _ parts: [HTTPServerResponsePart], _ context: ChannelHandlerContext,
      orElse failed: @escaping () -> Void = {}, then: @escaping (HTTPConnection) -> Void
    ) {
      write(parts, context).assumeIsolated().whenComplete { result in
        switch result {
        case .success: then(self)
        case .failure:
          failed()
          context.close(promise: nil)
        }
      }
    }
  }
#endif
