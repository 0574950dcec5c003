extension Table {
  /// Sends an event up the chain from the row that a cell shows.
  ///
  /// - Parameter bound: the binding that the cell had when the event arose. If the cell was bound
  ///   again since, or the row is gone, nobody is told.
  @discardableResult
  public func deliver(_ event: some Event, from bound: BoundRow) -> Delivery {
    let current = backend?.bindings.rows.first { $0.generation == bound.generation }
    guard let current, snapshot.contains(current.path),
      snapshot.rowID(at: current.path) == bound.identity
    else { return reportStale(event, bound.identity) }
    return deliver(event, at: current.path)
  }

  /// Sends an event up the chain from a row found by its identity.
  ///
  /// - Complexity: O(rows) to find the row.
  @discardableResult
  public func deliver(_ event: some Event, from row: some Hashable & Sendable) -> Delivery {
    let identity = Identity(row)
    guard let path = snapshot.path(of: identity) else { return reportStale(event, identity) }
    return deliver(event, at: path)
  }

  /// Sends an event up the chain from a row that was seen at a path and may stand elsewhere by now.
  func deliver(_ event: some Event, from row: Identity, near path: RowPath) -> Delivery {
    guard snapshot.contains(path), snapshot.rowID(at: path) == row else {
      return deliver(event, from: row)
    }
    return deliver(event, at: path)
  }

  private func deliver<E: Event>(_ event: E, at path: RowPath) -> Delivery {
    // The chain is complete before the first handler runs: whatever a handler changes, this event
    // goes on the way it set out on.
    let section = snapshot.sections[path.section]
    let row = section.rows.row(at: path.row)
    let source = EventSource(
      row: row.identity, section: section.identity, path: path, table: self)
    var chain: [(level: Delivery.Level, respond: (any Event, EventSource) -> EventResponse)] = [
      (.row, row.behaviours.handlers.respond),
      (.section, section.handlers.respond),
      (.table, handlers.respond),
    ]
    if let screen { chain.append((.screen, screen.respond)) }
    if let navigator { chain.append((.application, navigator.handlers.respond)) }

    for (level, respond) in chain where respond(event, source) == .handled {
      return .handled(by: level)
    }
    if !E.mayGoUnhandled {
      diagnostics.report(.unhandledEvent("\(E.self)", row: row.identity))
    }
    return .unhandled
  }

  private func reportStale<E: Event>(_ event: E, _ row: Identity) -> Delivery {
    diagnostics.report(.staleEvent("\(E.self)", row: row))
    return .stale
  }
}

extension Table {
  /// The row at a path as the source of events; `nil` if there is none.
  public func source(at path: RowPath) -> EventSource? {
    guard snapshot.contains(path) else { return nil }
    return EventSource(
      row: snapshot.rowID(at: path), section: snapshot.sectionID(at: path.section), path: path,
      table: self)
  }
}
