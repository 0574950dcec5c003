/// Handlers in the order in which they were attached, each for one type of event.
public struct EventHandlers {
  private var handlers: [(any Event, EventSource) -> EventResponse] = []

  /// No handlers.
  public init() {}

  /// Attaches a handler behind the ones already there.
  public mutating func add<E: Event>(
    _ type: E.Type, _ handler: @escaping (E, EventSource) -> EventResponse
  ) {
    handlers.append { event, source in
      guard let event = event as? E else { return .passed }
      return handler(event, source)
    }
  }

  /// Attaches a handler that ends the way of every event that it is given.
  public mutating func add<E: Event>(
    _ type: E.Type, _ handler: @escaping (E, EventSource) -> Void
  ) {
    add(type) { event, source -> EventResponse in
      handler(event, source)
      return .handled
    }
  }

  /// Offers an event to each handler in turn, until one of them handles it.
  public func respond(to event: any Event, from source: EventSource) -> EventResponse {
    for handler in handlers where handler(event, source) == .handled {
      return .handled
    }
    return .passed
  }
}
