#if Web
  /// A connection that became a WebSocket: messages of the client go to the session, patches go to
  /// the client.
  ///
  /// The server sends no pings. A connected client sends a message every twenty seconds, and a
  /// session that receives none ends by itself, with this connection.
  struct LiveConnection: Sendable {
    let stream: SocketStream
    let session: LiveSession
    let limits: WebLimits
    let time: ServerTime

    /// Serves the session. Returns when the connection is to be closed.
    ///
    /// - Parameter rest: the bytes that the client sent after its handshake.
    func run(_ rest: ArraySlice<UInt8>) async {
      let outbox = Outbox { stream.writeNow($0) }
      guard let connection = await session.connect(outbox) else { return }
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          await receive(rest, connection, outbox)
          outbox.finish()
        }
        await send(outbox, connection)
        group.cancelAll()
      }
      await session.disconnect(connection)
    }

    private func send(_ outbox: Outbox, _ connection: Int) async {
      for await _ in outbox.signals {
        while let frame = outbox.take() {
          guard await stream.write(frame, until: time.now() + limits.writeTime) else {
            return await session.disconnect(connection, "The client does not read its messages.")
          }
        }
      }
    }

    private func receive(
      _ rest: ArraySlice<UInt8>, _ connection: Int, _ outbox: Outbox
    ) async {
      var reader = FrameReader()
      var rest = rest
      // Control frames have no effect on the session, but cost as much as messages.
      var budget = MessageBudget()
      let session = session
      let note = { @Sendable message in session.note(receipt: message, on: connection) }
      while true {
        switch reader.read(&rest) {
        case .needsMore:
          let isBetweenFrames = reader.isEmpty
          let piece = await stream.read { bytes in
            isBetweenFrames && FrameReader.text(of: bytes).map(note) == true
          }
          guard case .bytes(let bytes) = piece else {
            return await session.disconnect(
              connection, reader.isEmpty ? nil : "The connection ended within a frame.")
          }
          rest = bytes[...]
        case .refused(let closing): return await session.end(closing, on: connection)
        case .frame(.text(let message)):
          if note(message) { continue }
          guard await session.receive(message, on: connection) else { return }
        case .frame(.close): return outbox.finish(Closing(1000, ""))
        case .frame(let frame):
          guard budget.spend(at: time.now()) else {
            return await session.end(
              Closing(
                1008, "The client sends more than \(MessageBudget.perSecond) pings a second."),
              on: connection)
          }
          if case .ping(let payload) = frame { outbox.put(pong: payload) }
        }
      }
    }
  }
#endif
