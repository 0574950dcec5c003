import Tableware
import TablewareHosting
import TablewareViewport

/// Translates the messages of a client into gestures for the ``Interaction``.
///
/// A client can only use what the session rendered for it: every row is shown by the page, and
/// every control, action and command is offered by it.
extension WebSession {
  func react(to message: ClientMessage) -> Outcome {
    switch message {
    case .hello(let version, let count):
      let outcome = begin(version)
      if outcome == .accepted { grow(to: count) }
      return outcome
    case .taken(let version): return take(version)
    case .window(
      let first, let count, let anchor, let top, let bottom, let isAtEnd, let distance,
      let topShare, let bottomShare):
      guard isWhereItWasSent else { return .accepted }
      tellWhatIsSeen(from: top, to: bottom, EdgeShares(first: topShare, last: bottomShare))
      page.topDistance = distance
      // A handler may have shown another screen.
      guard isWhereItWasSent else { return .accepted }
      // The client's positions refer to the version that it has applied.
      let position = first + page.shift(of: [anchor, top, bottom], hasAll: hasTakenAll)
      page.show(
        position..<position + min(max(count, 1), ClientLimits.windowItems),
        anchor: anchor == 0 ? nil : anchor, isAtEnd: isAtEnd)
      return .accepted
    case .focus(let id):
      guard topPage === page else { return .accepted }
      page.focused = page.entry(id) == nil ? nil : id
      return .accepted
    case .edge(let isLast):
      page.aimAtEdge(isLast: isLast)
      return .accepted
    case .back, .command, .refresh, .palette, .destination, .searchSubmit, .search, .scope, .token,
      .index:
      return perform(message)
    case .history(let index, let address):
      return goTo(index, address)
    case .keys:
      showKeys()
      return .accepted
    case .restore(let saved): return restore(saved)
    case .drag(let id, let name): return beginDrag(of: id, named: name)
    case .dropped(let id, let isBefore, let name, let text):
      return drop(on: id, isBefore: isBefore, named: name, text)
    case .tap(let id), .detail(let id), .collapse(let id, _), .set(let id, _),
      .beginTyping(let id), .endTyping(let id, _), .submit(let id), .action(let id, _, _),
      .menu(let id), .move(let id, _), .drop(let id, _, _), .key(let id, _):
      return perform(message, on: id)
    }
  }

  /// Whether a message is a click of the user, or a key with the effect of one: the page shows that
  /// it waits until a frame answers it.
  func isAct(_ message: ClientMessage) -> Bool {
    switch message {
    case .tap, .detail, .collapse, .action, .menu, .back, .command, .refresh, .keys, .palette,
      .destination, .scope, .token, .index:
      true
    case .set(let id, _): page.entry(id)?.presentation.content.sort != nil
    default: false
    }
  }

  /// The positions begin where the window is, which followed the rows on screen.
  private func grow(to count: Int) {
    guard count > page.window.count else { return }
    let first = page.window.lowerBound
    page.show(
      first..<first + min(count, ClientLimits.windowItems), anchor: page.anchor,
      isAtEnd: page.isAtEnd)
  }

  /// Performs a gesture on the screen.
  private func perform(_ message: ClientMessage) -> Outcome {
    let interaction = topPage.interaction
    if topPage !== page, message != .back {
      return .late("A menu or a question is over the screen.")
    }
    let origin = actionOrigin
    switch message {
    case .command(let key):
      let focused = page.focused.flatMap { page.entry($0)?.item.path }
      guard key.count == 1, let key = key.first else {
        return .rejected("There is no such command on this screen.")
      }
      switch interaction.perform(.command(key), focused: focused) {
      case .notOffered: return .rejected("There is no such command on this screen.")
      case .disabled: return .late("The command is disabled.")
      default: note("command \(key)", nil, origin)
      }
    case .refresh:
      guard interaction.perform(.refresh) != .notOffered else {
        return .rejected("This screen cannot be refreshed.")
      }
      note("refresh", nil, origin)
    case .palette:
      guard showPalette() else {
        return .rejected("This screen has no list of commands and screens.")
      }
    case .destination(let index):
      guard let destinations = navigator.router?.destinations, destinations.indices.contains(index)
      else { return .rejected("There is no such screen of the app.") }
      guard navigator.open(destinations[index].address) else {
        return .late("The screen of the app does not exist any more.")
      }
    case .searchSubmit:
      guard interaction.perform(.submitSearch) != .notOffered else {
        return .rejected("Enter has no effect in this search.")
      }
    case .search(let text):
      let query = String(text.filter { !$0.isNewline }.prefix(PageChrome.queryLimit))
      guard interaction.perform(.search(query)) != .notOffered else {
        return .rejected("This screen has no search.")
      }
      chromeShown?.note(value: text)
    case .scope(let index):
      guard interaction.perform(.scope(index)) != .notOffered else {
        return .rejected("There is no such scope of the search.")
      }
    case .token(let id):
      guard interaction.perform(.token(id)) != .notOffered else {
        return .rejected("There is no such token of the search.")
      }
    case .index(let title):
      guard page.index.contains(title), interaction.perform(.index(title)) != .notOffered else {
        return .rejected("There is no such entry in the index.")
      }
    default: interaction.perform(.back)
    }
    return .accepted
  }

  /// Performs a gesture on a row that was sent to the client.
  private func perform(_ message: ClientMessage, on id: Int) -> Outcome {
    // A handler may put another screen on top.
    let page = topPage
    guard ids.wasGiven(id) else { return Self.neverRendered(id) }
    guard let entry = page.entry(id) else { return Self.removed(id) }
    guard entry.isRow || entry.presentation.isInteractive else {
      return .rejected("Item \(id) is not a row.")
    }
    let row = entry.bound
    guard row.content.isEnabled else { return .rejected("Row \(id) is disabled.") }
    do throws(RefusedMessage) {
      let gesture = try gesture(for: message, on: row, id)
      let origin = actionOrigin
      if case .set(.text) = gesture, let text = row.content.typedText {
        shown(navigator.topHosted).note(textBefore: text, of: row.identity)
      }
      let result = page.interaction.perform(gesture, on: row)
      if let name = gesture.auditName { note(name, row.identity, origin, result) }
      if case .set(let value) = gesture, result != .invalidValue {
        page.note(value: value.fieldText(row.content.control), of: id)
      }
      return Self.outcome(of: result, id)
    } catch {
      return error.outcome
    }
  }

  /// The title and the address of the screen, read before a handler shows another one; `nil`
  /// without an audit.
  var actionOrigin: (title: String, address: ScreenAddress)? {
    onAction.map { _ in (navigator.top.title, navigator.address ?? ScreenAddress()) }
  }

  /// Reports an accepted action.
  func note(
    _ name: String, _ row: Identity?, _ origin: (title: String, address: ScreenAddress)?,
    _ result: GestureResult = .done
  ) {
    guard let onAction, let origin else { return }
    switch result {
    case .delivered, .done, .edit, .selectFile, .focused:
      onAction(
        SessionAction(name: name, row: row, screen: origin.title, address: origin.address))
    case .notOffered, .invalidValue, .disabled, .stale: break
    }
  }

  static func neverRendered(_ id: Int) -> Outcome {
    .rejected("Item \(id) was never rendered for this client.")
  }

  static func removed(_ id: Int) -> Outcome { .late("Item \(id) was removed.") }

  /// Returns the outcome of a gesture that the row offered. A gesture without an effect, such as a
  /// move beyond the last row, is accepted: the client made no mistake.
  static func outcome(of result: GestureResult, _ id: Int) -> Outcome {
    switch result {
    case .delivered, .done, .edit, .selectFile, .focused, .notOffered: .accepted
    case .invalidValue: .rejected("Row \(id) cannot be set to that.")
    case .disabled: .rejected("Row \(id) is disabled.")
    case .stale: .late("Row \(id) was removed.")
    }
  }
}

/// The outcome of a message that leads to no gesture.
private struct RefusedMessage: Error {
  let outcome: WebSession.Outcome

  init(_ outcome: WebSession.Outcome) { self.outcome = outcome }

  static func rejected(_ reason: String) -> RefusedMessage { RefusedMessage(.rejected(reason)) }
  static func late(_ reason: String) -> RefusedMessage { RefusedMessage(.late(reason)) }
}

extension WebSession {
  /// Returns the gesture of a message, if the page shows that the row offers it.
  private func gesture(
    for message: ClientMessage, on row: BoundRow, _ id: Int
  ) throws(RefusedMessage) -> RowGesture {
    let shown = row.presentation
    switch message {
    case .tap:
      return try shown.offered(.tap, if: shown.isButton, "Row \(id) was not rendered to be tapped.")
    case .detail: return try shown.offered(.detail, "Row \(id) has no details.")
    case .key(_, let key):
      return try shown.offered(.key(key), "Row \(id) has no action with that key.")
    case .menu: return try shown.offered(.menu, if: shown.hasMenu, "Row \(id) has no menu.")
    case .collapse(_, let isOpening):
      return try shown.offered(isOpening ? .expand : .collapse, "Row \(id) does not expand.")
    case .beginTyping: return try shown.offered(.beginTyping, "Row \(id) is not a field.")
    case .endTyping(_, let isCanceled):
      let reason: FieldEnd.Reason = isCanceled ? .canceled : .left
      return try shown.offered(.endTyping(reason), "Row \(id) is not a field.")
    case .submit: return try shown.offered(.submit, "Row \(id) is not a field.")
    case .move(_, let distance):
      return try shown.offered(.move(by: distance), "Row \(id) is not movable.")
    case .drop(_, let other, let isBefore):
      let path = try path(before: isBefore, other, for: row)
      return try shown.offered(.drop(at: path), "Row \(id) is not movable.")
    case .set(_, let value):
      guard let value = shown.content.control?.value(of: value) else {
        throw .rejected("Row \(id) cannot be set to that.")
      }
      return .set(value)
    case .action(_, let index, let mark): return try action(index, mark, of: shown)
    default: throw .rejected("Row \(id) cannot do that.")
    }
  }

  /// Returns the action that the client showed, wherever it is now.
  private func action(
    _ index: Int, _ mark: Int, of row: RowPresentation
  ) throws(RefusedMessage) -> RowGesture {
    let actions = row.swipes
    guard !actions.isEmpty else { throw .rejected("Action \(index) was not offered.") }
    let meant = actions.filter { $0.mark == mark }
    guard let action = meant.first(where: { $0.index == index }) ?? meant.first else {
      throw .late("Action \(index) was removed.")
    }
    guard action.isEnabled else { throw .rejected("Action \(index) is disabled.") }
    return .action(index: action.index, title: action.title)
  }

  /// The path before or after an item, counted after the row was removed.
  private func path(
    before isBefore: Bool, _ other: Int, for row: BoundRow
  ) throws(RefusedMessage) -> RowPath {
    guard ids.wasGiven(other) else { throw RefusedMessage(Self.neverRendered(other)) }
    guard let target = page.entry(other) else { throw RefusedMessage(Self.removed(other)) }
    switch target.item {
    case .header(let section): return RowPath(section: section, row: 0)
    case .footer(let section): return RowPath(section: section, row: Int.max)
    case .row(let path):
      let isAfterOwn = row.path.section == path.section && row.path.row < path.row
      return RowPath(
        section: path.section, row: path.row + (isBefore ? 0 : 1) - (isAfterOwn ? 1 : 0))
    }
  }
}

extension RowPresentation {
  /// Returns a gesture if the row offers it and the page shows that.
  fileprivate func offered(
    _ gesture: RowGesture, if isShown: Bool = true, _ reason: String
  ) throws(RefusedMessage) -> RowGesture {
    guard isShown, offers(gesture) else { throw .rejected(reason) }
    return gesture
  }
}
