extension Timeline {
  /// Runs asynchronous work on other threads, and continues in a turn of the timeline with its
  /// result.
  ///
  /// A screen uses `ScreenContext.load(_:_:then:)`, which ends with the screen.
  ///
  /// - Parameters:
  ///   - work: starts at once, on any thread. It is canceled with the returned schedule, and with
  ///     the timeline.
  ///   - receive: runs once, in a turn of the timeline, never within this call, and never after
  ///     `cancel()`.
  /// - Returns: the schedule, to cancel the work.
  @discardableResult
  package func load<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    then receive: @escaping (Result<Value, any Error>) -> Void
  ) -> Schedule {
    begin(isLoad: true) { mailbox, number in
      let result: Result<Value, any Error> = await Result { try await work() }
      mailbox.add(Mailbox.Arrival(work: number, value: result))
    } receive: { value in
      if let result = value as? Result<Value, any Error> { receive(result) }
    }
  }

  /// Receives a sequence of states, each new one in a turn of the timeline.
  ///
  /// States that arrive between two turns collapse to the newest. A screen uses
  /// ``ScreenContext/follow(_:_:then:)``, which ends with the screen.
  ///
  /// - Parameters:
  ///   - states: returns the sequence, on any thread.
  ///   - receive: runs in turns of the timeline, with a state, or with the error that ended the
  ///     sequence; never after `cancel()`.
  /// - Returns: the schedule, to cancel the sequence.
  @discardableResult
  package func follow<States: AsyncSequence & Sendable>(
    _ states: @escaping @Sendable () async throws -> States,
    then receive: @escaping (Result<States.Element, any Error>) -> Void
  ) -> Schedule where States.Element: Sendable {
    typealias State = Result<States.Element, any Error>
    return begin(isLoad: false) { mailbox, number in
      do {
        for try await state in try await states() {
          mailbox.add(Mailbox.Arrival(work: number, value: State.success(state)), isState: true)
        }
      } catch {
        mailbox.add(Mailbox.Arrival(work: number, value: State.failure(error)))
      }
    } receive: { value in
      if let state = value as? State { receive(state) }
    }
  }

  /// Waits until the results of all loads were received, including those of loads that these
  /// started. It does not wait for sequences.
  ///
  /// For tests; ``Timeline/now`` does not change.
  ///
  /// - Parameter isolation: the actor that the timeline belongs to.
  public func settle(isolation: isolated (any Actor)? = #isolation) async {
    await settle(isolation: isolation, receiving: receive)
  }

  /// Waits for all loads, whose results a closure receives.
  package func settle(
    isolation: isolated (any Actor)? = #isolation, receiving receive: () -> Void
  ) async {
    receive()
    while let work = works.values.first(where: \.isLoad) {
      await work.task.value
      receive()
    }
  }
}
