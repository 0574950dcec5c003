#if Web
  import Synchronization

  /// The connection of a browser to its session over a WebSocket of another server: messages of the
  /// browser go in, messages for it come out.
  ///
  /// ```swift
  /// case .webSocket(let session):
  ///   guard let connection = await session.connect() else { return refuse(410) }
  ///   let socket = try await acceptWebSocket()
  ///   Task {
  ///     for await output in connection.outputs {
  ///       switch output {
  ///       case .text(let bytes): socket.send(bytes)
  ///       case .close(let code, let reason): socket.close(code, reason)
  ///       }
  ///     }
  ///   }
  ///   for await text in socket.texts {
  ///     guard await connection.receive(Array(text.utf8)) else { break }
  ///   }
  ///   connection.disconnect()
  /// ```
  ///
  /// The server answers pings and enforces time limits for writing. A browser has at most one
  /// message that it has not confirmed, besides the last one, so outputs need no limit.
  public struct WebConnection: Sendable {
    /// The frames that wait to be sent.
    let outbox = Outbox()
    private let session: LiveSession
    /// The number of the connection in its session, by which messages of a former one are ignored.
    private let number: Int

    /// Connects a browser to a session; the previous connection of the session is closed.
    ///
    /// - Returns: `nil` if the session has ended.
    init?(_ session: LiveSession) async {
      guard let number = await session.connect(outbox) else { return nil }
      (self.session, self.number) = (session, number)
    }

    /// What the server does for the browser next.
    public enum Output: Hashable, Sendable {
      /// Send these bytes, which are UTF-8, as one message.
      case text([UInt8])
      /// The end of the WebSocket, with a code and a reason by RFC 6455, section 7.4. The server
      /// sends a close frame and closes the connection.
      case close(code: Int, reason: String)
    }

    /// What to send to the browser, in order, until the connection ends. Read it once, in one task.
    public var outputs: AsyncStream<Output> {
      let (outputs, continuation) = AsyncStream.makeStream(of: Output.self)
      let order = Mutex(())
      let send: @Sendable () -> Void = { [outbox] in
        // One at a time, so that no output overtakes another one.
        order.withLock { _ in
          while let frame = outbox.take() {
            if let output = Output(frame) { continuation.yield(output) }
          }
          if outbox.isFinished { continuation.finish() }
        }
      }
      outbox.onChange = send
      send()
      return outputs
    }

    /// Processes a text message of the browser. Messages have to be passed one after the other.
    ///
    /// - Parameter message: the message, in UTF-8; one of more than 64 KiB ends the session.
    /// - Returns: whether the browser may send more; otherwise the last output follows.
    public func receive(_ message: [UInt8]) async -> Bool {
      guard message.count <= ClientLimits.frameBytes else {
        end(Closing(1009, "A message is longer than \(ClientLimits.frameBytes) bytes."))
        return false
      }
      if note(receipt: message) { return true }
      guard await process(message) else {
        outbox.finish()
        return false
      }
      return true
    }

    /// Ends the connection, but not the session, to which the browser may connect again. Call it
    /// once, when the WebSocket has ended.
    public func disconnect() { disconnect(because: nil) }
  }

  /// For the handlers of SwiftNIO.
  extension WebConnection {
    /// The time of the session.
    var time: ServerTime { session.time }

    /// The time that each step may take.
    var limits: WebLimits { session.options.limits }

    /// Records a message that only confirms a patch; most messages do.
    ///
    /// - Returns: `false` if the message has to be processed by ``process(_:)``.
    func note(receipt message: [UInt8]) -> Bool { session.note(receipt: message, on: number) }

    /// Processes a message that is not too long.
    ///
    /// - Returns: whether the browser may send more.
    func process(_ message: [UInt8]) async -> Bool { await session.receive(message, on: number) }

    /// Ends the session because of what the client sent.
    func end(_ closing: Closing) {
      Task { await session.end(closing, on: number) }
    }

    /// Ends the connection.
    ///
    /// - Parameter reason: the reason, for the report; `nil` for none.
    func disconnect(because reason: String?) {
      Task { await session.disconnect(number, reason) }
    }
  }

  extension WebConnection.Output {
    /// `nil` for the answer to a ping, which the server sends itself.
    fileprivate init?(_ frame: Outbox.Frame) {
      switch frame {
      case .text(let bytes): self = .text(bytes)
      case .close(let closing): self = .close(code: closing.code, reason: closing.reason)
      case .pong: return nil
      }
    }
  }
#endif
