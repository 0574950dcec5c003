extension Table {
  /// Adds a handler for one type of event that no row and no section handled.
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - handler: returns whether it handled the event.
  /// - Returns: a token with which ``remove(_:)`` removes the handler.
  @discardableResult
  @_disfavoredOverload
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> EventResponse
  ) -> EventHandlers.Token {
    handlers.add(event, handler)
  }

  /// Adds a handler for one type of event that no row and no section handled. The event is passed
  /// to no further handler.
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - handler: receives the event and its source.
  /// - Returns: a token with which ``remove(_:)`` removes the handler.
  @discardableResult
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> Void
  ) -> EventHandlers.Token {
    handlers.add(event, handler)
  }

  /// Adds a handler for events of one type of row. It is called before handlers for rows of any
  /// type.
  ///
  /// ```swift
  /// table.on(Tap.self, from: SongRow.self) { _, row, _ in row.song.isLocked ? .passed : .handled }
  /// ```
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - row: the type of the row.
  ///   - handler: receives the event and its row, and returns whether it handled the event.
  /// - Returns: a token with which ``remove(_:)`` removes the handler.
  @discardableResult
  @_disfavoredOverload
  public func on<E: Event, R: Row>(
    _ event: E.Type, from row: R.Type,
    _ handler: @escaping (E, R, EventSource) throws -> EventResponse
  ) -> EventHandlers.Token {
    handlers.add(event, from: row, handler)
  }

  /// Adds a handler for events of one type of row. The event is passed to no further handler.
  ///
  /// ```swift
  /// table.on(Tap.self, from: SongRow.self) { _, row, _ in player.play(row.song) }
  /// ```
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - row: the type of the row.
  ///   - handler: receives the event and its row.
  /// - Returns: a token with which ``remove(_:)`` removes the handler.
  @discardableResult
  public func on<E: Event, R: Row>(
    _ event: E.Type, from row: R.Type, _ handler: @escaping (E, R, EventSource) throws -> Void
  ) -> EventHandlers.Token {
    handlers.add(event, from: row) { event, row, source -> EventResponse in
      try handler(event, row, source)
      return .handled
    }
  }

  /// Removes a handler. The call has no effect if it was removed already.
  ///
  /// - Parameter token: the token of the handler.
  public func remove(_ token: EventHandlers.Token) {
    handlers.remove(token)
  }
}
