#if Web
  import Synchronization

  /// The open connections: a limited number, and none after the server has stopped.
  final class Connections: Sendable {
    private struct State {
      /// What closes each connection.
      var closings: [Int: @Sendable () -> Void] = [:]
      /// The connections without a complete request, the one that has waited longest first.
      var waiting: [Int] = []
      var last = 0
      var isStopping = false
      var drained: [CheckedContinuation<Void, Never>] = []
    }

    private let limit: Int
    private let waitingLimit: Int
    private let state = Mutex(State())

    init(limit: Int, waitingLimit: Int) {
      self.limit = limit
      self.waitingLimit = waitingLimit
    }

    /// The number of open connections.
    var count: Int { state.withLock { $0.closings.count } }

    /// Adds a connection, which waits for a request.
    ///
    /// - Parameter close: closes the connection; called on any thread.
    /// - Returns: its number; `nil` if the limit is reached, or the server stops.
    func admit(_ close: @escaping @Sendable () -> Void) -> Int? {
      let (number, dropped) = state.withLock { state -> (Int?, (@Sendable () -> Void)?) in
        guard !state.isStopping else { return (nil, nil) }
        var dropped: (@Sendable () -> Void)?
        if state.waiting.count >= waitingLimit || state.closings.count >= limit {
          dropped = Self.takeLongestWaiting(&state)
          guard dropped != nil else { return (nil, nil) }
        }
        state.last += 1
        state.waiting.append(state.last)
        state.closings[state.last] = close
        return (state.last, dropped)
      }
      dropped?()
      return number
    }

    /// Ends the connection that has waited longest for its request.
    func dropLongestWaiting() { state.withLock { Self.takeLongestWaiting(&$0) }?() }

    /// Records that a request is complete.
    func work(_ number: Int) { state.withLock { $0.waiting.removeAll { $0 == number } } }

    /// Records that a request was answered.
    ///
    /// - Returns: whether the connection may wait for another one.
    func rest(_ number: Int) -> Bool {
      state.withLock { state in
        guard !state.isStopping else { return false }
        state.waiting.append(number)
        return true
      }
    }

    /// Records that a connection has ended.
    func remove(_ number: Int) {
      let drained = state.withLock { state -> [CheckedContinuation<Void, Never>] in
        state.waiting.removeAll { $0 == number }
        state.closings[number] = nil
        guard state.closings.isEmpty else { return [] }
        defer { state.drained = [] }
        return state.drained
      }
      drained.forEach { $0.resume() }
    }

    /// Accepts no more connections, and ends those that wait.
    func stop() {
      let closings = state.withLock { state in
        state.isStopping = true
        defer { state.waiting = [] }
        return state.waiting.compactMap { state.closings[$0] }
      }
      closings.forEach { $0() }
    }

    /// Ends all connections.
    func closeAll() { state.withLock { Array($0.closings.values) }.forEach { $0() } }

    /// Returns when all connections have ended.
    func drain() async {
      await withCheckedContinuation { continuation in
        let isEmpty = state.withLock { state in
          if !state.closings.isEmpty { state.drained.append(continuation) }
          return state.closings.isEmpty
        }
        if isEmpty { continuation.resume() }
      }
    }

    private static func takeLongestWaiting(_ state: inout State) -> (@Sendable () -> Void)? {
      guard !state.waiting.isEmpty else { return nil }
      return state.closings[state.waiting.removeFirst()]
    }
  }
#endif
