#if Web
  /// One connection: requests and their answers in order, until it ends or becomes a WebSocket.
  struct Connection: Sendable {
    private enum Next {
      case request(Request)
      case refused(Refusal)
      case ended
    }

    let number: Int
    let stream: SocketStream
    let routes: Routes
    let connections: Connections
    let limits: WebLimits
    let time: ServerTime

    /// Serves the client. Returns when the connection is closed.
    func run() async {
      var reader = RequestReader()
      var rest: ArraySlice<UInt8> = []
      var isFirst = true
      while true {
        switch await next(&reader, &rest, isFirst: isFirst) {
        case .ended: return await stream.close()
        case .refused(let refusal):
          _ = await send(Response(refusal), closes: true)
          return await stream.finish(within: limits.closingTime)
        case .request(let request):
          await connections.work(number)
          guard await answer(request, rest) else {
            return await stream.finish(within: limits.closingTime)
          }
          guard await connections.rest(number) else { return await stream.close() }
        }
        isFirst = false
      }
    }

    /// Answers a request.
    ///
    /// - Returns: whether another one may follow.
    private func answer(_ request: Request, _ rest: ArraySlice<UInt8>) async -> Bool {
      switch await routes.answer(request, from: stream.peer) {
      case .response(let response):
        return await send(
          response, withBody: request.method != "HEAD", closes: !request.isKeptOpen)
          && request.isKeptOpen
      case .file(let head, let file, let visitor):
        return await send(file, after: head, for: visitor, closes: !request.isKeptOpen)
          && request.isKeptOpen
      case .live(let session, let handshake):
        guard await send(handshake) else { return false }
        await LiveConnection(stream: stream, session: session, limits: limits, time: time).run(rest)
        return false
      }
    }

    private func send(
      _ response: Response, withBody: Bool = true, closes: Bool = false
    ) async -> Bool {
      var response = response
      response.fields += RequestRules.headers.map { Response.Field($0.name, $0.value) }
      return await write(response.bytes(withBody: withBody, closes: closes))
    }

    /// Sends a file while it is written.
    ///
    /// - Returns: `false` if it is incomplete: then the connection has to be closed, by which the
    ///   client notices that.
    private func send(
      _ file: WebDownload, after head: Response, for visitor: WebVisitor, closes: Bool
    ) async -> Bool {
      guard await send(head, withBody: false, closes: closes) else { return false }
      do {
        try await ChunkedBody { await write($0) }.write(file)
        return true
      } catch {
        routes.report("The download of \(file.name) is incomplete: \(error)", visitor)
        return false
      }
    }

    private func write(_ bytes: [UInt8]) async -> Bool {
      await stream.write(bytes, until: time.now() + limits.writeTime)
    }

    /// Reads the next request. Each part of it has one deadline, regardless of the number of
    /// pieces.
    private func next(
      _ reader: inout RequestReader, _ rest: inout ArraySlice<UInt8>, isFirst: Bool
    ) async -> Next {
      var deadline = time.now() + (isFirst ? limits.headerTime : limits.keepAliveTime)
      var isBegun = false
      var isInBody = false
      while true {
        switch reader.read(&rest) {
        case .request(let request): return .request(request)
        case .refused(let refusal): return .refused(refusal)
        case .needsMore: break
        }
        if !isBegun, !reader.isEmpty {
          isBegun = true
          // Until now the connection waited for a request; from here on it waits for the request's
          // header.
          if !isFirst { deadline = time.now() + limits.headerTime }
        }
        if !isInBody, reader.isInBody {
          isInBody = true
          deadline = time.now() + limits.bodyTime
        }
        switch await stream.read(until: deadline) {
        case .bytes(let bytes): rest = bytes[...]
        case .ended: return .ended
        case .late:
          return isBegun ? .refused(Refusal(408, "The request took too long.")) : .ended
        }
      }
    }
  }
#endif
