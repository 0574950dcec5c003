extension Table {
  /// The number of nested events, raised by handlers of other events, that counts as a loop.
  static let hopLimit = 32

  /// Sends an event up the chain from a row with an identity.
  ///
  /// - Complexity: O(sections) look-ups to find the row; see ``Snapshot/path(of:)``.
  @discardableResult
  package func deliver(_ event: some Event, from row: some Hashable & Sendable) -> Delivery {
    let identity = Identity(row)
    guard let path = snapshot.path(of: identity) else { return reportStale(event, identity) }
    return deliver(event, at: path)
  }

  /// Sends an event up the chain from a row that was at a path and may have moved meanwhile.
  @discardableResult
  package func deliver(_ event: some Event, from row: Identity, near path: RowPath) -> Delivery {
    guard let path = snapshot.path(of: row, near: path) else { return reportStale(event, row) }
    return deliver(event, at: path)
  }

  /// Sends an event up the chain from the row at a path of a snapshot, which may be an older one:
  /// the row may be removed or disabled now.
  @discardableResult
  package func deliver<E: Event>(
    _ event: E, at path: RowPath, in snapshot: Snapshot
  ) -> Delivery {
    guard let row = snapshot[path] else { return .stale }
    return deliver(event, from: row, in: snapshot.sections[path.section], at: path)
  }

  @discardableResult
  package func deliver<E: Event>(_ event: E, at path: RowPath) -> Delivery {
    guard let row = snapshot[path] else { return .stale }
    guard row.isEnabled else { return .disabled }
    return deliver(event, from: row, in: snapshot.sections[path.section], at: path)
  }

  /// Sends an event up the chain from a row of a section.
  ///
  /// - Parameter path: the path of the row, which speeds up later look-ups.
  func deliver<E: Event>(
    _ event: E, from row: AnyRow, in section: Section, at path: RowPath = .header(of: 0)
  ) -> Delivery {
    checkIsolation()
    guard eventDepth < Self.hopLimit else {
      diagnostics.report(.eventLoop(event.eventName, row: row.identity))
      return .unhandled
    }
    eventDepth += 1
    let submitted = submitCount
    defer {
      eventDepth -= 1
      if eventDepth == 0 { setNeedsDeclaration() }
    }

    // The chain is complete before the first handler runs: regardless of the changes by a handler,
    // this event uses the original chain.
    let source = EventSource(row, section: section.identity, path: path, table: self)
    for link in chain(from: row, in: section) {
      let response = link.respond(to: event, from: source)
      trace?(.event(event.eventName, row: row.identity, at: link.level, response))
      if response == .handled { return .handled(by: link.level) }
    }
    if event is ControlChange { checkShown(row, since: submitted) }
    if !(event is any OptionalEvent) {
      diagnostics.report(.unhandledEvent(event.eventName, row: row.identity))
    }
    return .unhandled
  }

  /// A receiver of events. A value, because a closure for each of them would be an object.
  private struct Link {
    enum Receiver {
      case handlers(EventHandlers)
      case responder(any EventResponder)
      case screen(any Screen)
    }

    let level: Delivery.Level
    let receiver: Receiver

    func respond(to event: any Event, from source: EventSource) -> EventResponse {
      switch receiver {
      case .handlers(let handlers): handlers.respond(to: event, from: source)
      case .responder(let responder): responder.respond(to: event, from: source)
      case .screen(let screen): screen.respond(to: event, from: source)
      }
    }
  }

  private func chain(from row: AnyRow, in section: Section) -> [Link] {
    let between = responders()
    var chain: [Link] = []
    chain.reserveCapacity(between.count + 5)
    chain.append(Link(level: .row, receiver: .handlers(row.behaviors.handlers)))
    chain.append(Link(level: .section, receiver: .handlers(section.handlers)))
    chain.append(Link(level: .table, receiver: .handlers(handlers)))
    for responder in between {
      chain.append(Link(level: .between, receiver: .responder(responder)))
    }
    if let screen = hosted?.screen {
      chain.append(Link(level: .screen, receiver: .screen(screen)))
    }
    if let navigator {
      chain.append(Link(level: .application, receiver: .handlers(navigator.handlers)))
    }
    return chain
  }

  /// Reports a row whose new value is not shown, because no code showed the table again.
  private func checkShown(_ row: AnyRow, since submitted: Int) {
    guard !isNotShownAgainReported, observer == nil, declaration == nil, submitCount == submitted,
      row.base is any InteractiveRow, handlers.isEmpty, hosted == nil
    else { return }
    isNotShownAgainReported = true
    diagnostics.report(.notShownAgain(row.identity))
  }

  private func reportStale(_ event: some Event, _ row: Identity) -> Delivery {
    reportStale(event.eventName, row)
    return .stale
  }

  package func reportStale(_ name: String, _ row: Identity) {
    diagnostics.report(.staleEvent(name, row: row))
  }
}

extension Table {
  /// Returns the row at a path as the source of events; `nil` if the path is outside the snapshot.
  package func source(at path: RowPath) -> EventSource? {
    guard let row = snapshot[path] else { return nil }
    return EventSource(
      row, section: snapshot.sectionID(at: path.section), path: path, table: self)
  }
}
