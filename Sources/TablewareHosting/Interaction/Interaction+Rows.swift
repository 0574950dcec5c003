import Tableware

/// The effects of gestures on a row that exists, is enabled and offers them.
extension Interaction {
  func activate(at path: RowPath, _ presentation: RowPresentation) -> GestureResult {
    switch presentation.content.control {
    case .text, .date: return .edit
    case .file(let input) where input.isSettable: return .selectFile
    case let control:
      if let value = control?.activated { return set(value, at: path, presentation) }
      return result(of: table.tap(at: path, presentation))
    }
  }

  func set(
    _ value: ControlValue, at path: RowPath, _ presentation: RowPresentation
  ) -> GestureResult {
    guard presentation.content.control?.accepts(value) == true else { return .invalidValue }
    if keep(value, at: path, presentation) { return .done }
    return result(of: table.deliver(ControlChange(value), at: path))
  }

  func nextControl(
    from path: RowPath, forward: Bool, where isWanted: (Control) -> Bool
  ) -> RowPath? {
    let snapshot = table.snapshot
    var path = path
    for _ in 0..<Self.searchLimit {
      guard let next = forward ? snapshot.path(after: path) : snapshot.path(before: path) else {
        return nil
      }
      path = next
      guard let content = snapshot[path]?.content else { return nil }
      if content.isEnabled, let control = content.control, isWanted(control) { return path }
    }
    return nil
  }

  /// The largest number of rows between two controls of one form.
  private static var searchLimit: Int { 1_000 }

  func changeExpansion(at path: RowPath, _ presentation: RowPresentation) -> GestureResult {
    guard let change = presentation.content.expansion?.change else { return .notOffered }
    return result(of: table.deliver(change, at: path))
  }

  func expand(_ path: RowPath, _ presentation: RowPresentation) -> GestureResult {
    switch presentation.content.expansion {
    case .collapsed: return changeExpansion(at: path, presentation)
    case .expanded:
      let next = RowPath(section: path.section, row: path.row + 1)
      return table.parent(of: next) == path ? focus(next) : .done
    case .loading: return .done
    case .leaf, nil: return .notOffered
    }
  }

  func collapse(_ path: RowPath, _ presentation: RowPresentation) -> GestureResult {
    switch presentation.content.expansion {
    case .expanded, .loading: return changeExpansion(at: path, presentation)
    case .collapsed, .leaf, nil: return table.parent(of: path).map(focus) ?? .notOffered
    }
  }
}

/// Menus, actions and questions.
extension Interaction {
  /// Returns the menu of a row: its details, the actions of the app, and those that move it.
  ///
  /// For surfaces with menus of their own; they run an entry with ``run(_:from:)``.
  package func menu(of path: RowPath) -> [RowAction] {
    guard let presentation = host.presentation(at: path), presentation.offers(.menu) else {
      return []
    }
    let actions = table.actions(at: path)
    guard presentation.hasDetail else { return actions }
    let details = RowAction(Words.current[.details], symbol: "i") { source in
      source.raise(DetailTap())
    }
    return [details] + actions
  }

  /// Runs an entry of the menu of a row: opens a submenu as a screen, and asks the question of an
  /// action first, if it has one.
  @discardableResult
  package func run(_ action: RowAction, from source: EventSource) -> GestureResult {
    guard action.isEnabled else { return .disabled }
    if case .submenu(let actions) = action.entry {
      let menu = MenuScreen(actions, for: source, title: action.title)
      return source.push(menu) ? .done : .notOffered
    }
    if let question = action.question {
      return source.ask(question, before: action) ? .done : .notOffered
    }
    return result(of: source.perform(action))
  }

  func openMenu(at path: RowPath, _ presentation: RowPresentation) -> GestureResult {
    let actions = menu(of: path)
    guard !actions.isEmpty, let source = host.source(at: path) else { return .notOffered }
    let text = presentation.content.title.string
    let title = text.count > 60 ? text.prefix(59) + "…" : text
    return source.push(MenuScreen(actions, for: source, title: title)) ? .done : .notOffered
  }

  func run(_ shown: ActionPresentation?, at path: RowPath) -> GestureResult {
    guard let shown, let source = host.source(at: path) else { return .notOffered }
    let actions = table.actions(at: path).flatMap(\.leaves).map(\.action)
    // The row may offer other actions now than the user saw.
    let now = actions.indices.contains(shown.index) ? actions[shown.index] : nil
    guard
      let action = now?.title == shown.title
        ? now : actions.first(where: { $0.title == shown.title })
    else { return .stale }
    return run(action, from: source)
  }
}
