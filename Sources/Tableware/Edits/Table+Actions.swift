extension Table {
  /// Returns the entries of the menu of the row at a path: those of the app, then those that move
  /// the row. None for a row that is disabled or does not exist.
  package func actions(at path: RowPath) -> [RowAction] {
    guard let row = snapshot[path], row.content.isEnabled else { return [] }
    return row.behaviors.allActions
      + (row.behaviors.isMovable ? moveActions(at: path) : [])
  }

  /// Runs an offered action of a row, unless the row was removed or disabled meanwhile. An error
  /// that it throws is a diagnostic.
  func perform(_ action: RowAction, from source: EventSource) -> Delivery {
    let name = "“\(action.title)”"
    guard let path = snapshot.path(of: source.row) else {
      diagnostics.report(.staleEvent(name, row: source.row))
      return .stale
    }
    guard action.isEnabled, snapshot[path]?.isEnabled == true else { return .disabled }
    defer { setNeedsDeclaration() }
    do {
      try action.run(source)
    } catch {
      diagnostics.report(.handlerFailed(name, row: source.row, error: "\(error)"))
    }
    return .handled(by: .row)
  }

  private func moveActions(at path: RowPath) -> [RowAction] {
    let words = Words.current
    return [(words[.moveUp], "↑", -1), (words[.moveDown], "↓", 1)].map { title, symbol, distance in
      RowAction(
        title, symbol: symbol, isEnabled: canMove(path, by: distance)
      ) { [weak self] source in _ = self?.move(source.row, by: distance) }
    }
  }
}

extension EventSource {
  /// Runs an offered action of this row, unless the row was removed or disabled meanwhile. The
  /// action's question is not shown: ask it first.
  ///
  /// - Parameter action: the action.
  /// - Returns: how the action was delivered.
  @discardableResult
  public func perform(_ action: RowAction) -> Delivery {
    table?.perform(action, from: self) ?? .stale
  }
}
