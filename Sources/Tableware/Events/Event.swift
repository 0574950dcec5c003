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
