#if Web
  import Synchronization

  /// The message that a client has taken over the last patch, which it sends after each of them.
  ///
  /// A session that has nothing more to send need not have a turn for it: the message is kept here
  /// until its next turn.
  final class Receipts: Sendable {
    private struct State {
      /// The connection on which a patch is under way; `nil` if none is, or more waits to be sent.
      var connection: Int?
      var message: [UInt8]?
    }

    private let state = Mutex(State())

    /// A patch was sent.
    func expect(on connection: Int) { state.withLock { $0 = State(connection: connection) } }

    /// More waits to be sent: from now on the session has a turn for the message.
    ///
    /// - Returns: the message, if it is there already.
    func want() -> [UInt8]? {
      state.withLock { state in
        defer { state = State() }
        return state.message
      }
    }

    /// Keeps a message.
    ///
    /// - Returns: `false` if the session has to have its turn.
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
