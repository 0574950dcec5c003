import Tableware
import TablewareViewport

/// What the messages do. A client can only raise what the session rendered for it: every row is one that the page
/// shows, every control, action and command one that it offers.
extension WebSession {
  func react(to message: ClientMessage) -> Outcome {
    switch message {
    case .hello(let version, let count):
      let outcome = begin(version)
      if outcome == .accepted { grow(to: count) }
      return outcome
    case .taken(let version): return take(version)
    case .window(let first, let count, let anchor, let top, let bottom, let isAtEnd):
      guard isWhereItWasSent else { return .accepted }
      tellWhatIsSeen(from: top, to: bottom)
      // A handler may have led to another screen.
      guard isWhereItWasSent else { return .accepted }
      // The client counts in the version that it has taken.
      let place = first + page.shift(of: [anchor, top, bottom], hasAll: hasTakenAll)
      page.show(
        place..<place + min(max(count, 1), ClientLimits.windowItems),
        anchor: anchor == 0 ? nil : anchor, isAtEnd: isAtEnd)
      return .accepted
    case .focus(let id):
      page.focused = page.entry(id) == nil ? nil : id
      return .accepted
    case .edge(let isLast):
      page.aimAtEdge(isLast: isLast)
      return .accepted
    case .back:
      goBack()
      return .accepted
    case .command(let key): return run(key)
    case .search(let text): return search(text)
    case .index(let title): return jump(toIndex: title)
    case .tap(let id), .detail(let id), .fold(let id, _), .set(let id, _), .fieldFocus(let id, _),
      .submit(let id), .action(let id, _, _), .menu(let id), .move(let id, _), .drop(let id, _, _):
      return act(on: id, message)
    }
  }

  /// The places begin where the window is: it went with what the reader looks at.
  private func grow(to count: Int) {
    guard count > page.window.count else { return }
    let first = page.window.lowerBound
    page.show(
      first..<first + min(count, ClientLimits.windowItems), anchor: page.anchor,
      isAtEnd: page.isAtEnd)
  }

  private func act(on id: Int, _ message: ClientMessage) -> Outcome {
    guard ids.wasGiven(id) else {
      return .rejected("Item \(id) was never rendered for this client.")
    }
    guard let entry = page.entry(id) else { return .late("Item \(id) is gone by now.") }
    guard let bound = entry.bound, let face = entry.face else {
      return .rejected("Item \(id) is no row.")
    }
    guard face.content.isEnabled else { return .rejected("Row \(id) is disabled.") }
    let table = page.table
    switch message {
    case .tap:
      guard face.isTappable || face.content.isButton else {
        return .rejected("Row \(id) was not rendered to be tapped.")
      }
      table.activate(bound)
    case .detail:
      guard face.content.accessory.hasDetail else {
        return .rejected("Row \(id) has no details.")
      }
      table.deliver(DetailTap(), from: bound)
    case .fold(_, let isOpening): return fold(id, bound, face, isOpening)
    case .set(_, let value): return set(value, of: entry, bound, face.content)
    case .fieldFocus(_, let isFocused):
      guard face.content.isField else { return .rejected("Row \(id) is no field.") }
      table.deliver(FieldFocusChange(isFocused: isFocused), from: bound)
    case .submit:
      guard face.content.isField else { return .rejected("Row \(id) is no field.") }
      if case .handled = table.deliver(FieldSubmit(), from: bound) { break }
      page.aimAtField(behind: bound.path)
    case .action(_, let place, let mark): return perform(place, mark, of: bound)
    case .menu: return openMenu(of: bound, face)
    case .move(_, let distance):
      guard face.isMovable else { return .rejected("Row \(id) is not movable.") }
      table.move(bound.identity, by: distance)
    case .drop(_, let other, let isBefore): return drop(bound, on: other, isBefore, face)
    default: return .rejected("Row \(id) cannot do that.")
    }
    return .accepted
  }

  private func set(
    _ value: ClientValue, of entry: WebPage.Entry, _ bound: BoundRow, _ content: RowContent
  ) -> Outcome {
    guard let value = content.control?.accepted(value) else {
      return .rejected("Row \(entry.id) cannot be set to that.")
    }
    page.note(value: value.fieldText(content.control), of: entry.id)
    page.table.deliver(ControlChange(value), from: bound)
    return .accepted
  }

  /// Does the action that the client showed, wherever it stands by now.
  private func perform(_ place: Int, _ mark: Int, of bound: BoundRow) -> Outcome {
    let swipes = page.table.swipeActions(at: bound.path)
    let actions = swipes.leading + swipes.trailing
    func isMeant(_ index: Int) -> Bool { TitleMark.of(actions[index].title) == mark }
    guard !actions.isEmpty else { return .rejected("Action \(place) was not offered.") }
    guard
      let index = ([place] + actions.indices).first(where: {
        actions.indices.contains($0) && isMeant($0)
      }),
      let source = page.table.source(at: bound.path)
    else { return .late("Action \(place) is gone by now.") }
    let action = actions[index]
    guard action.isEnabled else { return .rejected("Action \(place) is disabled.") }
    if let question = action.question {
      navigator.push(QuestionScreen(question, before: action, for: source))
    } else {
      source.perform(action)
    }
    return .accepted
  }

  private func fold(_ id: Int, _ bound: BoundRow, _ face: RowFace, _ isOpening: Bool) -> Outcome {
    guard face.isInTree else { return .rejected("Row \(id) does not fold.") }
    let (table, path) = (page.table, bound.path)
    if let change = face.content.fold?.change, change.isUnfolded == isOpening {
      table.deliver(change, from: bound)
    } else if isOpening {
      let next = RowPath(section: path.section, row: path.row + 1)
      if table.parent(of: next) == path { page.aim(at: next, .nearest, takesFocus: true) }
    } else if let parent = table.parent(of: path) {
      page.aim(at: parent, .nearest, takesFocus: true)
    }
    return .accepted
  }

  private func openMenu(of bound: BoundRow, _ face: RowFace) -> Outcome {
    let actions = page.table.actions(at: bound.path)
    guard face.hasMenu, !actions.isEmpty, let source = page.table.source(at: bound.path) else {
      return .rejected("Nothing can be done with that row.")
    }
    let title = String(face.content.title.string.prefix(60))
    navigator.push(MenuScreen(actions, for: source, title: title))
    return .accepted
  }

  private func drop(
    _ bound: BoundRow, on other: Int, _ isBefore: Bool, _ face: RowFace
  ) -> Outcome {
    guard face.isMovable else { return .rejected("That row is not movable.") }
    guard ids.wasGiven(other) else {
      return .rejected("Item \(other) was never rendered for this client.")
    }
    guard let target = page.entry(other) else {
      return .late("Item \(other) is gone by now.")
    }
    let table = page.table
    let old = bound.path
    let path: RowPath
    switch target.item {
    case .header(let section): path = RowPath(section: section, row: 0)
    case .footer(let section): path = RowPath(section: section, row: Int.max)
    case .row(let row):
      // Counted after the row was taken out.
      let isBehind = old.section == row.section && old.row < row.row
      path = RowPath(section: row.section, row: row.row + (isBefore ? 0 : 1) - (isBehind ? 1 : 0))
    }
    if table.beginMoving(bound.identity) { table.endMoving(at: path) }
    return .accepted
  }

  private func goBack() {
    if navigator.top.search?.query.isEmpty == false {
      return navigator.topHosted.search(for: "")
    }
    navigator.pop()
  }

  private func run(_ key: String) -> Outcome {
    let focused = page.focused.flatMap { page.entry($0)?.bound?.path }
    guard key.count == 1, let key = key.first,
      navigator.topHosted.run(key, on: focused.flatMap(page.table.source(at:)))
    else { return .rejected("There is no such command on this screen.") }
    return .accepted
  }

  private func search(_ text: String) -> Outcome {
    guard navigator.top.search != nil else { return .rejected("This screen has no search.") }
    let query = String(text.filter { !$0.isNewline }.prefix(PageChrome.queryLimit))
    chromeShown?.note(value: text)
    navigator.topHosted.search(for: query)
    return .accepted
  }

  private func jump(toIndex title: String) -> Outcome {
    let snapshot = page.snapshot
    let found = (0..<snapshot.sectionCount).first { snapshot.indexTitle(of: $0) == title }
    guard let section = found else { return .rejected("There is no such entry in the index.") }
    if snapshot.rowCount(in: section) > 0 {
      page.aim(at: RowPath(section: section, row: 0), .top, takesFocus: false)
    }
    return .accepted
  }
}

extension RowContent {
  fileprivate var isField: Bool { if case .text = control { true } else { false } }
  fileprivate var isButton: Bool { if case .button = control { true } else { false } }
}
