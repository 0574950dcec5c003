/// A handler's answer.
public enum EventResponse: Hashable, Sendable {
  /// The event is done; nobody further up hears of it.
  case handled
  /// The event goes on, to the next handler and then to the next level.
  case passed
}

/// Someone who stands between a table and its screen and answers events.
public protocol EventResponder: AnyObject {
  /// An event that neither the row, nor its section, nor the table handled.
  func respond(to event: any Event, from source: EventSource) -> EventResponse
}
