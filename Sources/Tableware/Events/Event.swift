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
  /// How the event is called in diagnostics and traces; the name of its type unless you say
  /// otherwise.
  var eventName: String { get }
}

extension Event {
  /// The name of the type.
  public var eventName: String { "\(Self.self)" }
}

/// An event that needs no handler, such as a tap. Any other event without a handler is reported as
/// ``Diagnostic/unhandledEvent(_:row:)``.
public protocol OptionalEvent: Event {}
