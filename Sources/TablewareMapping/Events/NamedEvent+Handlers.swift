import Tableware

extension Section {
  /// Adds a handler for each of several named events of this section's rows.
  ///
  /// - Parameter handlers: the handlers by the names of their events.
  /// - Returns: the section with the handlers.
  public func on(
    named handlers: [String: (NamedEvent, EventSource) throws -> Void]
  ) -> Section {
    var section = self
    section.handlers.add(named: handlers)
    return section
  }
}

extension Table {
  /// Adds a handler for each of several named events.
  ///
  /// - Parameter handlers: the handlers by the names of their events.
  /// - Returns: a token with which `remove(_:)` removes the handlers.
  @discardableResult
  public func on(
    named handlers: [String: (NamedEvent, EventSource) throws -> Void]
  ) -> EventHandlers.Token {
    self.handlers.add(named: handlers)
  }
}

extension EventSource {
  /// Raises a named event with its information from the same row, up the same chain.
  ///
  /// - Parameters:
  ///   - name: the name of the event.
  ///   - info: the values of the event by their keys.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func send(_ name: String, _ info: [String: any Sendable] = [:]) -> Delivery {
    raise(NamedEvent(name, info))
  }
}
