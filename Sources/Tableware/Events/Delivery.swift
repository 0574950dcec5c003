/// What became of an event.
public enum Delivery: Hashable, Sendable {
  /// A level where events are handled, from the nearest to the farthest.
  public enum Level: Hashable, Sendable {
    /// The row itself.
    case row
    /// The section the row stands in.
    case section
    /// The table.
    case table
    /// What stands between the table and its screen, such as views of UIKit.
    case between
    /// The screen that shows the table.
    case screen
    /// The application around all screens.
    case application
  }

  /// A handler at this level ended it.
  case handled(by: Level)
  /// It went all the way up and nobody ended it.
  case unhandled
  /// The row is gone or its cell shows another row by now; nobody was told.
  case stale
  /// The row is disabled; nobody was told.
  case disabled
}

/// One step on the way of an event, for a trace.
package struct EventHop: Hashable, Sendable {
  /// Which event it was.
  package let event: String
  /// Which row raised it.
  package let row: Identity
  /// Which level was asked.
  package let level: Delivery.Level
  /// What it answered.
  package let response: EventResponse
}

extension EventHop: CustomStringConvertible {
  /// `Liked from row 3: section passed`
  package var description: String { "\(event) from row \(row): \(level) \(response)" }
}
