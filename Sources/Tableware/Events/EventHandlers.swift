/// Handlers in the order in which they were attached, each for one type of event.
///
/// Handlers for one type of row precede those for any row, regardless of when they were attached,
/// because they are more specific.
public struct EventHandlers {
  /// Identifies an attached handler, with which it can be removed.
  public struct Token: Hashable, Sendable {
    // An object and not a number, so that it is unique across all lists of handlers.
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
    /// Whether the handler accepts a row; `nil` for any row.
    let accepts: ((any Row) -> Bool)?
    let respond: (any Event, EventSource) throws -> EventResponse
  }

  private var handlers: [Handler] = []

  /// Creates a list without any handlers.
  public init() {}

  /// Whether the list has no handlers.
  package var isEmpty: Bool { handlers.isEmpty }

  /// Attaches a handler after the existing ones.
  ///
  /// - Parameters:
  ///   - type: the type of the event.
  ///   - handler: returns whether it handled the event.
  /// - Returns: a token with which the handler can be removed.
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

  /// Attaches a handler that handles every event it receives.
  ///
  /// - Parameters:
  ///   - type: the type of the event.
  ///   - handler: receives the event and its source.
  /// - Returns: a token with which the handler can be removed.
  @discardableResult
  public mutating func add<E: Event>(
    _ type: E.Type, _ handler: @escaping (E, EventSource) throws -> Void
  ) -> Token {
    add(type) { event, source -> EventResponse in
      try handler(event, source)
      return .handled
    }
  }

  /// Attaches a handler for events of one type of row. It receives the row as the app wrote it.
  ///
  /// - Parameters:
  ///   - type: the type of the event.
  ///   - row: the type of the row.
  ///   - handler: receives the event and its row, and returns whether it handled the event.
  /// - Returns: a token with which the handler can be removed.
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

  /// Removes a handler. The call has no effect if it was removed already.
  ///
  /// - Parameter token: the token of the handler.
  public mutating func remove(_ token: Token) {
    handlers.removeAll { $0.token == token }
  }

  /// Returns whether a handler is attached for an event, of any type of row.
  package func contains<E: Event>(_ type: E.Type) -> Bool {
    handlers.contains { $0.event == type }
  }

  /// Returns whether a handler is attached for an event of some type of row.
  ///
  /// - Parameter isForAny: whether handlers for rows of any type count.
  package func responds<E: Event>(
    to type: E.Type, from row: any Row, isForAny: Bool = true
  ) -> Bool {
    handlers.contains { handler in
      handler.event == type && (handler.accepts?(row) ?? isForAny)
    }
  }

  /// Passes an event to each handler in order, until one of them handles it. An error that a
  /// handler throws is a ``Diagnostic/handlerFailed(_:row:error:)``, and no further handler
  /// receives the event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - source: the row that raised the event.
  /// - Returns: whether a handler handled the event.
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
