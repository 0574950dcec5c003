#if Web
  /// The time and a way to wait for it: a clock's time, counted from the start of the server.
  struct ServerTime: Sendable {
    /// The time since the server began.
    let now: @Sendable () -> Duration
    /// Waits for a time; throws as soon as the task is canceled.
    let sleep: @Sendable (_ until: Duration) async throws -> Void

    init(_ clock: some Clock<Duration>) {
      let start = clock.now
      now = { start.duration(to: clock.now) }
      sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    }

    /// Runs an operation until a time, and cancels it then.
    ///
    /// - Returns: `nil` if the time was exceeded.
    func run<Value: Sendable>(
      until deadline: Duration, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
      try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask { try await operation() }
        group.addTask {
          try await sleep(deadline)
          return nil
        }
        defer { group.cancelAll() }
        return try await group.next() ?? nil
      }
    }
  }
#endif
