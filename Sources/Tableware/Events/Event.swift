/// Something that happened to a row, as a typed value.
///
/// An event goes up from the row that raised it, until someone handles it:
///
/// ```
///  row ──▶ section ──▶ table ──▶ (views between) ──▶ screen ──▶ application
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
  /// How the event is called in diagnostics and traces; the name of its type unless you say otherwise.
  var eventName: String { get }
}

extension Event {
  /// Events are raised to be handled.
  public static var mayGoUnhandled: Bool { false }
  /// The name of the type.
  public var eventName: String { "\(Self.self)" }
}

extension NamedEvent {
  /// The name in quotes.
  public var eventName: String { "\"\(name)\"" }
}

/// A row was tapped, clicked, or activated by a key.
public struct Tap: Event {
  /// Rows that do nothing may be tapped too.
  public static var mayGoUnhandled: Bool { true }

  /// A tap.
  public init() {}
}

/// The detail accessory of a row was tapped.
public struct DetailTap: Event {
  /// Rows that do nothing may be tapped too.
  public static var mayGoUnhandled: Bool { true }

  /// A tap.
  public init() {}
}

/// A row was held down.
public struct LongPress: Event {
  /// Rows that do nothing may be held down too.
  public static var mayGoUnhandled: Bool { true }

  /// A long press.
  public init() {}
}

/// A row came on screen. It is announced to rows that handle it, or whose section or table does, once for each
/// time that they come.
public struct Appear: Event {
  /// Most rows only want to be looked at.
  public static var mayGoUnhandled: Bool { true }

  /// An announcement.
  public init() {}
}

/// A row may come on screen soon: load what it needs. Not every row that comes is announced, and not every
/// row that is announced comes (rule L-16).
public struct Prefetch: Event {
  /// Most rows have all they need.
  public static var mayGoUnhandled: Bool { true }

  /// An announcement.
  public init() {}
}

/// A row that was announced by ``Prefetch`` may not come after all: what is still being loaded for it can
/// wait. It may come all the same.
public struct PrefetchCancel: Event {
  /// Most rows have all they need.
  public static var mayGoUnhandled: Bool { true }

  /// A cancellation.
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
public struct EventHop: Hashable, Sendable {
  /// Which event it was.
  public let event: String
  /// Which row raised it.
  public let row: Identity
  /// Which level was asked.
  public let level: Delivery.Level
  /// What it answered.
  public let response: EventResponse
}

extension EventHop: CustomStringConvertible {
  /// `Liked from row 3: section passed`
  public var description: String { "\(event) from row \(row): \(level) \(response)" }
}

/// Someone who stands between a table and its screen and answers events.
public protocol EventResponder: AnyObject {
  /// An event that neither the row, nor its section, nor the table handled.
  func respond(to event: any Event, from source: EventSource) -> EventResponse
}
