extension Timeline {
  /// Does asynchronous work elsewhere, and comes back with what it gave.
  ///
  /// ```swift
  /// func appear(on timeline: Timeline) {
  ///   guard let request = songs.begin() else { return }
  ///   timeline.load(for: self) { [client] in
  ///     try await client.songs()
  ///   } then: { screen, result in
  ///     screen.songs.finish(request, with: result)
  ///     screen.show()
  ///   }
  /// }
  /// ```
  ///
  /// A screen that is written so runs on every surface: on the main actor of an app, in a terminal, and in a
  /// session of a server, whose isolation the screen cannot name.
  ///
  /// - Parameters:
  ///   - owner: who wants to know; it is not kept. If it is gone when the work is done, nobody is told.
  ///   - work: runs at once, on no particular thread. It is cancelled with what is returned, and with the
  ///     timeline.
  ///   - receive: runs once in a turn of the timeline, never within this call, and never after `cancel()`.
  @discardableResult
  public func load<Owner: AnyObject, Value: Sendable>(
    for owner: Owner, _ work: @escaping @Sendable () async throws -> Value,
    then receive: @escaping (Owner, Result<Value, any Error>) -> Void
  ) -> Schedule {
    load(work) { [weak owner] result in
      if let owner { receive(owner, result) }
    }
  }

  /// Does asynchronous work elsewhere, for nobody in particular: see ``load(for:_:then:)``.
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
  ///   - owner: who wants to know; it is not kept. When it is gone, the sequence is let go with its next state.
  ///   - receive: runs in turns of the timeline, with a state, or with the error that ended the sequence;
  ///     never after `cancel()`.
  @discardableResult
  public func follow<Owner: AnyObject, States: AsyncSequence & Sendable>(
    for owner: Owner, _ states: States,
    _ receive: @escaping (Owner, Result<States.Element, any Error>) -> Void
  ) -> Schedule where States.Element: Sendable {
    follow(for: owner) {
      states
    } then: {
      receive($0, $1)
    }
  }

  /// Follows a sequence that has to be asked for, such as one of an actor: see ``follow(for:_:_:)``.
  ///
  /// ```swift
  /// following = timeline.follow(for: self) { [shop] in await shop.orders() } then: { screen, orders in … }
  /// ```
  @discardableResult
  public func follow<Owner: AnyObject, States: AsyncSequence & Sendable>(
    for owner: Owner, _ states: @escaping @Sendable () async throws -> States,
    then receive: @escaping (Owner, Result<States.Element, any Error>) -> Void
  ) -> Schedule where States.Element: Sendable {
    typealias State = Result<States.Element, any Error>
    var schedule: Schedule?
    let begun = begin(isLoad: false) { arrivals, number in
      do {
        for try await state in try await states() {
          arrivals.add(Arrivals.Arrival(work: number, value: State.success(state)), isState: true)
        }
      } catch {
        arrivals.add(Arrivals.Arrival(work: number, value: State.failure(error)))
      }
    } receive: { [weak owner] value in
      guard let owner else { return schedule?.cancel() ?? () }
      if let state = value as? State { receive(owner, state) }
    }
    schedule = begun
    return begun
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
