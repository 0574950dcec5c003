/// The outcome of an event.
public enum Delivery: Hashable, Sendable {
  /// A level of the chain at which events are handled, from the nearest to the farthest.
  public enum Level: Hashable, Sendable {
    /// The handlers of the row itself.
    case row
    /// The handlers of the row's section.
    case section
    /// The handlers of the whole table.
    case table
    /// A responder between the table and its screen, such as a view of UIKit.
    case between
    /// The screen that shows the table.
    case screen
    /// The handlers of the application, around all screens.
    case application
  }

  /// A handler at this level handled the event.
  case handled(by: Level)
  /// No handler at any level handled the event.
  case unhandled
  /// The row was removed, or its cell shows another row. No handler ran.
  case stale
  /// The row is disabled. No handler ran.
  case disabled
}

/// One step of an event along the chain, for a trace.
package struct EventHop: Hashable, Sendable {
  /// The name of the event.
  package let event: String
  /// The row that raised the event.
  package let row: Identity
  /// The level that received the event.
  package let level: Delivery.Level
  /// The response of that level.
  package let response: EventResponse
}

extension EventHop: CustomStringConvertible {
  /// The step as text, such as `Liked from row 3: section passed`.
  package var description: String { "\(event) from row \(row): \(level) \(response)" }
}
