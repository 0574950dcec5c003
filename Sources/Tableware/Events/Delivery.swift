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
