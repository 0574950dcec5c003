/// An event that has only a name, for those who come from string events. It rides on the same chain
/// as typed ones: resolved by identity, ended by the first level that handles it, reported if none
/// does.
///
/// ```swift
/// source.send("like", ["id": 3])
/// table.on(named: ["like": { event, source in … }, "share": { event, source in … }])
/// ```
public struct NamedEvent: Event {
  /// Which event it is.
  public let name: String
  /// What goes with it.
  public let info: [String: any Sendable]

  /// An event.
  public init(_ name: String, _ info: [String: any Sendable] = [:]) {
    self.name = name
    self.info = info
  }

  /// What goes with it under a key, or `nil` if there is nothing of that type.
  public func value<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    info[key] as? Value
  }
}

extension EventHandlers {
  /// Attaches a table of handlers, one for each name. Events with other names go on.
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
  /// The name in quotes.
  public var eventName: String { "\"\(name)\"" }
}
