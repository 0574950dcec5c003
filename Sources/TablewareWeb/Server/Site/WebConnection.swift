#if Web
  /// The connection of a browser to its session: messages in, patches out. It knows no transport.
  struct SessionConnection: Sendable {
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

    /// Records a message that only confirms a patch; most messages do.
    ///
    /// - Returns: `false` if the message has to be processed by ``receive(_:)``.
    func note(receipt message: [UInt8]) -> Bool { session.note(receipt: message, on: number) }

    /// Processes a message.
    ///
    /// - Returns: whether the browser may send more.
    func receive(_ message: [UInt8]) async -> Bool {
      await session.receive(message, on: number)
    }

    /// Ends the session because of what the client sent.
    func end(_ closing: Closing) {
      Task { await session.end(closing, on: number) }
    }

    /// Ends the connection, but not the session, to which the browser may connect again.
    ///
    /// - Parameter reason: the reason, for the report; `nil` for none.
    func disconnect(_ reason: String? = nil) {
      Task { await session.disconnect(number, reason) }
    }
  }
#endif
