/// A typed value that describes something that happened to a row.
///
/// An event is passed up from the row that raised it, until a handler handles it:
///
/// ```
///  row ──▶ section ──▶ table ──▶ (views between) ──▶ screen ──▶ application
/// ```
///
/// Declare the events of your rows next to the rows:
///
/// ```swift
/// struct Liked: Event {}
/// table.on(Liked.self) { event, source in … }
/// ```
public protocol Event: Sendable {
  /// The name of the event in diagnostics and traces; by default the name of its type.
  var eventName: String { get }
}

extension Event {
  /// The name of the event's type, without its module.
  public var eventName: String { "\(Self.self)" }
}

/// An event that needs no handler, such as a tap. Any other event without a handler is reported as
/// ``Diagnostic/unhandledEvent(_:row:)``.
public protocol OptionalEvent: Event {}
