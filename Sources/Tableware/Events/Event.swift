/// Something that happened to a row, as a typed value.
///
/// An event goes up from the row that raised it, until someone handles it:
///
/// ```
///  row ──▶ section ──▶ table ──▶ screen ──▶ application
/// ```
///
/// Declare your own beside the row that raises them:
///
/// ```swift
/// struct Liked: Event {}
/// table.on(Liked.self) { event, source in … }
/// ```
public protocol Event: Sendable {
  /// Whether it is no mistake if nobody handles the event. `false` unless you say otherwise: then an
  /// unhandled event is a ``Diagnostic/unhandledEvent(_:row:)``.
  static var mayGoUnhandled: Bool { get }
}

extension Event {
  /// Events are raised to be handled.
  public static var mayGoUnhandled: Bool { false }
}

/// A row was tapped, clicked, or activated by a key.
public struct Tap: Event {
  /// Rows that do nothing may be tapped too.
  public static var mayGoUnhandled: Bool { true }

  /// A tap.
  public init() {}
}

/// A handler's answer.
public enum EventResponse: Hashable, Sendable {
  /// The event is done; nobody further up hears of it.
  case handled
  /// The event goes on, to the next handler and then to the next level.
  case passed
}

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
}
