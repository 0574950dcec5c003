#if Web
  import Synchronization

  /// The client's confirmation of the last patch, which it sends after each one.
  ///
  /// A session that has nothing more to send needs no turn for it: the message is kept here until
  /// its next turn.
  final class Receipts: Sendable {
    private struct State {
      /// The connection on which a patch is in progress; `nil` without one, or if more waits to be
      /// sent.
      var connection: Int?
      var message: [UInt8]?
    }

    private let state = Mutex(State())

    /// Records that a patch was sent.
    func expect(on connection: Int) { state.withLock { $0 = State(connection: connection) } }

    /// Records that more waits to be sent: from now on the session has a turn for the message.
    ///
    /// - Returns: the message, if it has arrived already.
    func want() -> [UInt8]? {
      state.withLock { state in
        defer { state = State() }
        return state.message
      }
    }

    /// Keeps a message.
    ///
    /// - Returns: `false` if the session needs a turn.
    func note(_ message: [UInt8], on connection: Int) -> Bool {
      state.withLock { state in
        guard state.connection == connection else { return false }
        state = State(message: message)
        return true
      }
    }

    /// Removes and returns the message that was kept.
    func take() -> [UInt8]? {
      state.withLock { state in
        defer { state.message = nil }
        return state.message
      }
    }

    func clear() { state.withLock { $0 = State() } }
  }
#endif
