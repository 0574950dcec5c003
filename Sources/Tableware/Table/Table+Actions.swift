extension Table {
  /// Everything that can be done with the row at a path, whichever gesture leads to it elsewhere: swipe
  /// actions, its menu, and moving it. Empty for a row that is disabled or not there.
  public func actions(at path: RowPath) -> [RowAction] {
    guard let row = snapshot[path], row.isEnabled else { return [] }
    let behaviours = row.behaviours
    return behaviours.leadingActions + behaviours.menuActions + behaviours.trailingActions
      + (behaviours.isMovable ? moveActions(at: path) : [])
  }

  /// The actions that a swipe over the row at a path uncovers, the outermost first.
  public func swipeActions(at path: RowPath) -> (leading: [RowAction], trailing: [RowAction]) {
    guard let row = snapshot[path], row.isEnabled else { return ([], []) }
    return (row.behaviours.leadingActions, row.behaviours.trailingActions)
  }

  /// Does something that was offered for a row, unless the row is gone or disabled by now. What it
  /// throws is a diagnostic.
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
    let words = Words.current.actions
    return [(words.moveUp, "↑", -1), (words.moveDown, "↓", 1)].map { title, symbol, distance in
      RowAction(
        title, symbol: symbol, isEnabled: canMove(path, by: distance)
      ) { [weak self] source in _ = self?.move(source.row, by: distance) }
    }
  }
}

extension EventSource {
  /// Does something that was offered for this row, unless the row is gone or disabled by now. Its question
  /// is not asked here: show a ``QuestionScreen`` first.
  @discardableResult
  public func perform(_ action: RowAction) -> Delivery {
    table?.perform(action, from: self) ?? .stale
  }
}
