/// The response of a handler to an event.
public enum EventResponse: Hashable, Sendable {
  /// The event is handled. No other handler receives it.
  case handled
  /// The next handler receives the event, and after the last one the next level.
  case passed
}

/// An object between a table and its screen that responds to events, such as a view.
public protocol EventResponder: AnyObject {
  /// Responds to an event that neither the row, nor its section, nor the table handled.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - source: the row that raised the event.
  /// - Returns: whether the object handled the event.
  func respond(to event: any Event, from source: EventSource) -> EventResponse
}
