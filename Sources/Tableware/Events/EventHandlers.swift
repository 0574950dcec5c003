/// Handlers in the order in which they were attached, each for one type of event.
///
/// Those for one type of row come before those for any row, whenever they were attached: they know
/// more.
public struct EventHandlers {
  /// Names an attached handler, to take it off again.
  public struct Token: Hashable, Sendable {
    // An object and not a number: it is another one in every list of handlers.
    private final class Mark: Hashable, Sendable {
      static func == (left: Mark, right: Mark) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    private let mark = Mark()

    fileprivate init() {}
  }

  private struct Handler {
    let token: Token
    let event: any Event.Type
    /// Whether it is for a row; `nil` for any row.
    let accepts: ((any Row) -> Bool)?
    let respond: (any Event, EventSource) throws -> EventResponse
  }

  private var handlers: [Handler] = []

  /// No handlers.
  public init() {}

  /// Whether there are none.
  var isEmpty: Bool { handlers.isEmpty }

  /// Attaches a handler behind the ones already there.
  @discardableResult
  @_disfavoredOverload
  public mutating func add<E: Event>(
    _ type: E.Type, _ handler: @escaping (E, EventSource) throws -> EventResponse
  ) -> Token {
    attach(type) { event, source in
      guard let event = event as? E else { return .passed }
      return try handler(event, source)
    }
  }

  /// Attaches a handler that ends the way of every event that it is given.
  @discardableResult
  public mutating func add<E: Event>(
    _ type: E.Type, _ handler: @escaping (E, EventSource) throws -> Void
  ) -> Token {
    add(type) { event, source -> EventResponse in
      try handler(event, source)
      return .handled
    }
  }

  /// Attaches a handler for what rows of one type raise. It is given the row as the app wrote it.
  @discardableResult
  public mutating func add<E: Event, R: Row>(
    _ type: E.Type, from row: R.Type,
    _ handler: @escaping (E, R, EventSource) throws -> EventResponse
  ) -> Token {
    attach(type, accepts: { $0 is R }) { event, source in
      guard let event = event as? E, let row = source.base as? R else { return .passed }
      return try handler(event, row, source)
    }
  }

  /// Takes a handler off. Nothing happens if it is gone already.
  public mutating func remove(_ token: Token) {
    handlers.removeAll { $0.token == token }
  }

  /// Whether a handler is attached for what a row of some type raises.
  package func responds<E: Event>(to type: E.Type, from row: any Row) -> Bool {
    handlers.contains { handler in
      handler.event == type && (handler.accepts?(row) ?? true)
    }
  }

  /// Offers an event to each handler in turn, until one of them handles it. What a handler throws
  /// is a ``Diagnostic/handlerFailed(_:row:error:)``, and the event has ended its way there.
  public func respond(to event: any Event, from source: EventSource) -> EventResponse {
    for handler in handlers {
      do {
        if try handler.respond(event, source) == .handled { return .handled }
      } catch {
        source.report(error, from: event)
        return .handled
      }
    }
    return .passed
  }

  private mutating func attach<E: Event>(
    _ event: E.Type, accepts: ((any Row) -> Bool)? = nil,
    _ respond: @escaping (any Event, EventSource) throws -> EventResponse
  ) -> Token {
    let token = Token()
    let handler = Handler(token: token, event: event, accepts: accepts, respond: respond)
    let firstGeneral = handlers.firstIndex { $0.accepts == nil }
    handlers.insert(
      handler, at: accepts == nil ? handlers.endIndex : firstGeneral ?? handlers.endIndex)
    return token
  }
}
