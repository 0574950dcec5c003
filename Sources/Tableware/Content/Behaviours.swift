/// What a row does. Kept apart from its content: closures can be neither compared nor hashed, so
/// they never make a row look changed, and the newest ones are always the ones that run.
struct Behaviours {
  var handlers = EventHandlers()
}

extension AnyRow {
  /// Handles one type of event that this row raises.
  ///
  /// Handlers run in the order in which they were attached. Answer `.handled` to end the event's
  /// way here, `.passed` to let it go on to the section, the table and the screen.
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) -> EventResponse
  ) -> AnyRow {
    var row = self
    row.behaviours.handlers.add(event, handler)
    return row
  }

  /// Handles one type of event that this row raises, and ends its way here.
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) -> Void
  ) -> AnyRow {
    var row = self
    row.behaviours.handlers.add(event, handler)
    return row
  }

  /// Runs when the row is tapped, clicked, or activated by a key.
  public func onTap(_ action: @escaping () -> Void) -> AnyRow {
    on(Tap.self) { _, _ in action() }
  }

  /// Marks the row as leading to another screen, and pushes that screen on a tap.
  public func disclosing(_ screen: @escaping () -> any Screen) -> AnyRow {
    accessory(.disclosure).on(Tap.self) { _, source in
      source.push(screen()) ? .handled : .passed
    }
  }
}

extension Row {
  /// The same row under another identity, where the type's own would be repeated.
  public func id(_ identity: some Hashable & Sendable) -> AnyRow {
    AnyRow(self).id(identity)
  }

  /// Handles one type of event that this row raises. See ``AnyRow/on(_:_:)``.
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) -> EventResponse
  ) -> AnyRow {
    AnyRow(self).on(event, handler)
  }

  /// Handles one type of event that this row raises, and ends its way here.
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) -> Void
  ) -> AnyRow {
    AnyRow(self).on(event, handler)
  }

  /// Runs when the row is tapped, clicked, or activated by a key.
  public func onTap(_ action: @escaping () -> Void) -> AnyRow {
    AnyRow(self).onTap(action)
  }

  /// Marks the row as leading to another screen, and pushes that screen on a tap.
  public func disclosing(_ screen: @escaping () -> any Screen) -> AnyRow {
    AnyRow(self).disclosing(screen)
  }
}
