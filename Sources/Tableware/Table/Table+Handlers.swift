extension Table {
  /// Handles one type of event that no row and no section handled.
  ///
  /// - Returns: what ``remove(_:)`` takes the handler off by.
  @discardableResult
  @_disfavoredOverload
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> EventResponse
  ) -> EventHandlers.Token {
    handlers.add(event, handler)
  }

  /// Handles one type of event that no row and no section handled, and ends its way here.
  ///
  /// - Returns: what ``remove(_:)`` takes the handler off by.
  @discardableResult
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> Void
  ) -> EventHandlers.Token {
    handlers.add(event, handler)
  }

  /// Handles what rows of one type raise. It is asked before handlers for any row.
  ///
  /// ```swift
  /// table.on(Tap.self, from: SongRow.self) { _, row, _ in row.song.isLocked ? .passed : .handled }
  /// ```
  @discardableResult
  @_disfavoredOverload
  public func on<E: Event, R: Row>(
    _ event: E.Type, from row: R.Type,
    _ handler: @escaping (E, R, EventSource) throws -> EventResponse
  ) -> EventHandlers.Token {
    handlers.add(event, from: row, handler)
  }

  /// Handles what rows of one type raise, and ends its way here.
  ///
  /// ```swift
  /// table.on(Tap.self, from: SongRow.self) { _, row, _ in player.play(row.song) }
  /// ```
  @discardableResult
  public func on<E: Event, R: Row>(
    _ event: E.Type, from row: R.Type, _ handler: @escaping (E, R, EventSource) throws -> Void
  ) -> EventHandlers.Token {
    handlers.add(event, from: row) { event, row, source -> EventResponse in
      try handler(event, row, source)
      return .handled
    }
  }

  /// Handles named events, each by its own handler.
  @discardableResult
  public func on(
    named handlers: [String: (NamedEvent, EventSource) throws -> Void]
  ) -> EventHandlers.Token {
    self.handlers.add(named: handlers)
  }

  /// Takes a handler off. Nothing happens if it is gone already.
  public func remove(_ token: EventHandlers.Token) {
    handlers.remove(token)
  }
}
