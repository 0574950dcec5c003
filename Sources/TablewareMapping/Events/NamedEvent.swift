import Tableware

/// An event that is identified by its name, for apps with string-based events. It is passed along
/// the same chain as typed events: resolved by identity, handled by the first level that responds,
/// reported if none does.
///
/// ```swift
/// source.send("like", ["id": 3])
/// table.on(named: ["like": { event, source in … }, "share": { event, source in … }])
/// ```
public struct NamedEvent: Event {
  /// The name that identifies the event.
  public let name: String
  /// The values of the event by their keys.
  public let info: [String: any Sendable]

  /// Creates an event with its name and values.
  ///
  /// - Parameters:
  ///   - name: the name that identifies the event.
  ///   - info: the values of the event by their keys.
  public init(_ name: String, _ info: [String: any Sendable] = [:]) {
    self.name = name
    self.info = info
  }

  /// Returns the value of a key; `nil` without a value of that type.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - type: the type of the value.
  public func value<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    info[key] as? Value
  }
}

extension EventHandlers {
  /// Attaches several handlers, one for each name. Events with other names are passed on.
  ///
  /// - Parameter handlers: the handlers by the names of their events.
  /// - Returns: a token with which the handlers can be removed.
  @discardableResult
  public mutating func add(
    named handlers: [String: (NamedEvent, EventSource) throws -> Void]
  ) -> Token {
    add(NamedEvent.self) { event, source -> EventResponse in
      guard let handler = handlers[event.name] else { return .passed }
      try handler(event, source)
      return .handled
    }
  }
}

extension NamedEvent {
  /// The name of the event in quotes, for diagnostics.
  public var eventName: String { "\"\(name)\"" }
}
