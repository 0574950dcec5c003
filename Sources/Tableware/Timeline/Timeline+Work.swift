extension Timeline {
  /// Runs asynchronous work elsewhere, and continues in a turn of the timeline with its result.
  ///
  /// A screen uses ``ScreenContext/load(_:_:then:)``, which ends with the screen.
  ///
  /// - Parameters:
  ///   - work: starts at once, on no particular thread. It is cancelled with the returned schedule, and with
  ///     the timeline.
  ///   - receive: runs once, in a turn of the timeline, never within this call, and never after `cancel()`.
  @discardableResult
  public func load<Value: Sendable>(
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

  /// Follows a sequence of states elsewhere, and receives each new one in a turn of the timeline.
  ///
  /// States that arrive between two turns collapse to the newest. A screen uses
  /// ``ScreenContext/follow(_:_:then:)``, which ends with the screen.
  ///
  /// - Parameters:
  ///   - states: makes the sequence, on no particular thread.
  ///   - receive: runs in turns of the timeline, with a state, or with the error that ended the sequence;
  ///     never after `cancel()`.
  @discardableResult
  public func follow<States: AsyncSequence & Sendable>(
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

  /// Waits until all that was loaded has come back and was received, what that began in turn
  /// included. Sequences that are followed are not waited for.
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
