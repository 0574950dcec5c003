import Tableware

/// A gesture of the user on a screen as a whole.
public enum ScreenGesture: Hashable, Sendable {
  /// One step back: clears the search first, then returns to the screen below.
  case back
  /// The command of the screen with a key.
  case command(Character)
  /// The reload of the screen.
  case refresh
  /// The list of the commands of the screen and of the screens of the app.
  case palette
  /// The Return key in the search field. On a screen whose search has the keyboard as soon as it
  /// appears, it taps the first row.
  case submitSearch
  /// A new text of the search field.
  case search(String)
  /// Another scope of the search, by its index.
  case scope(Int)
  /// A token of the search, by its identity: a selected one is removed, a suggested one is added.
  case token(String)
  /// A jump to the first section with an index title.
  case index(String)
}

extension Interaction {
  /// Performs a gesture on the screen of the table.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - focused: the row that a command acts on.
  /// - Returns: ``GestureResult/notOffered`` also for a table without a screen.
  @discardableResult
  public func perform(_ gesture: ScreenGesture, focused: RowPath? = nil) -> GestureResult {
    if case .index(let title) = gesture { return jump(to: title) }
    guard let hosted = table.hosted else { return .notOffered }
    switch gesture {
    case .back:
      let isImmediate = hosted.screen.search?.isImmediate == true
      if !isImmediate, hosted.clearSearch() { return .done }
      return table.navigator?.pop() == true ? .done : .notOffered
    case .command(let key):
      guard let command = hosted.command(key) else { return .notOffered }
      guard command.isEnabled else { return .disabled }
      hosted.run(command, on: focused.flatMap(host.source(at:)))
      return .done
    case .refresh: return hosted.refresh() ? .done : .notOffered
    case .palette: return showPalette(focused: focused)
    case .submitSearch:
      guard hosted.screen.search?.isImmediate == true else { return .notOffered }
      host.commit()
      guard let path = table.snapshot.firstRow(from: 0) else { return .done }
      return perform(.activate, on: table.snapshot.rowID(at: path), near: path)
    case .search(let query):
      guard hosted.screen.search != nil else { return .notOffered }
      hosted.search(for: query)
      return .done
    case .scope(let index): return hosted.selectScope(index) ? .done : .notOffered
    case .token(let id): return hosted.toggleToken(id) ? .done : .notOffered
    case .index: return .notOffered
    }
  }

  /// Shows the list of the commands of the screen and of the screens of the app.
  ///
  /// - Parameters:
  ///   - focused: the row that a command acts on.
  ///   - keys: the way to the page of keys, on a surface that has one.
  package func showPalette(
    focused: RowPath? = nil, keys: PaletteScreen.Keys? = nil
  ) -> GestureResult {
    let source = focused.flatMap(host.source(at:))
    guard let hosted = table.hosted, hosted.allowsPalette,
      let palette = PaletteScreen(over: hosted, on: source, keys: keys)
    else { return .notOffered }
    table.navigator?.push(palette)
    return .done
  }

  /// Scrolls the first row of a section to the top; an empty section has the next row after it.
  private func jump(to title: String) -> GestureResult {
    let snapshot = table.snapshot
    guard let wanted = snapshot.indexEntries.first(where: { $0.title == title })?.section else {
      return .notOffered
    }
    guard let path = snapshot.firstRow(from: wanted) else { return .done }
    table.backend?.scroll(to: path, at: .top, animated: false)
    return .focused(path)
  }
}
