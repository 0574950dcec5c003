extension Timeline {
  /// Does asynchronous work elsewhere, and comes back with what it gave.
  ///
  /// ```swift
  /// func appear(on timeline: Timeline) {
  ///   guard let request = songs.begin() else { return }
  ///   timeline.load { [client] in
  ///     try await client.songs()
  ///   } then: { [unowned self] result in
  ///     songs.finish(request, with: result)
  ///     show()
  ///   }
  /// }
  /// ```
  ///
  /// A screen that is written so runs on every surface: on the main actor of an app, in a terminal, and in a
  /// session of a server, whose isolation the screen cannot name.
  ///
  /// - Parameters:
  ///   - work: runs at once, on no particular thread. It is cancelled with what is returned, and with the
  ///     timeline.
  ///   - receive: runs once in a turn of the timeline, never within this call, and never after `cancel()`.
  @discardableResult
  public func load<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    then receive: @escaping (Result<Value, any Error>) -> Void
  ) -> Schedule {
    begin(isLoad: true) { arrivals, number in
      let result: Result<Value, any Error> = await Result { try await work() }
      arrivals.add(Arrivals.Arrival(work: number, value: result))
    } receive: { value in
      if let result = value as? Result<Value, any Error> { receive(result) }
    }
  }

  /// Follows a sequence of states elsewhere, and tells of each new one: of a stream, a database, a server.
  ///
  /// States that come between two turns collapse to the last. At its end the sequence is let go.
  ///
  /// - Parameters:
  ///   - receive: runs in turns of the timeline, with a state, or with the error that ended the sequence;
  ///     never after `cancel()`.
  @discardableResult
  public func follow<States: AsyncSequence & Sendable>(
    _ states: States, _ receive: @escaping (Result<States.Element, any Error>) -> Void
  ) -> Schedule where States.Element: Sendable {
    typealias State = Result<States.Element, any Error>
    return begin(isLoad: false) { arrivals, number in
      do {
        for try await state in states {
          arrivals.add(Arrivals.Arrival(work: number, value: State.success(state)), isState: true)
        }
      } catch {
        arrivals.add(Arrivals.Arrival(work: number, value: State.failure(error)))
      }
    } receive: { value in
      if let state = value as? State { receive(state) }
    }
  }

  /// Waits until all that was loaded has come back and was received, what that began in turn included. Sequences
  /// that are followed are not waited for.
  ///
  /// For tests; ``Timeline/now`` stays as it is.
  public func settle(isolation: isolated (any Actor)? = #isolation) async {
    receive()
    while let work = works.values.first(where: \.isLoad) {
      await work.task.value
      receive()
    }
  }
}
