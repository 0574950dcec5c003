import Tableware

/// The requests of a list and their answers: one request at a time, the latest wish first.
extension LazyList {
  /// Rows appeared or disappeared, or are about to.
  ///
  /// - Parameter failed: the placeholder that shows a message, whose request only the user repeats.
  func displayChanged(_ changes: DisplayChanges, except failed: Int?) {
    let token = storedContents.token(of:)
    noteDirection(changes.appeared)
    for row in changes.appeared where failed == nil || token(row) != failed {
      note(row, isVisible: true)
    }
    for row in changes.disappeared { note(row, isVisible: false) }
    for token in changes.prefetched.compactMap(token) where token != failed { demand(token) }
    for token in changes.canceled.compactMap(token) { withdraw(token) }
  }

  private func noteDirection(_ appeared: [Identity]) {
    guard let row = appeared.first, let other = visible.first,
      let position = storedContents.position(of: row),
      let old = storedContents.position(of: other)
    else { return }
    isForward = position > old
  }

  /// A row or a placeholder appeared or disappeared.
  func note(_ row: Identity, isVisible: Bool) {
    if let token = storedContents.token(of: row) {
      if isVisible { visibleTokens.insert(token) } else { visibleTokens.remove(token) }
      if isVisible { demand(token) } else { withdraw(token) }
    } else if isVisible {
      visible.insert(row)
    } else {
      visible.remove(row)
    }
  }

  func demand(_ token: Int) {
    wanted.removeAll { $0 == token }
    wanted.append(token)
    if !isTotalKnown { return load() }
    guard let running else { return requestNext() }
    guard case .window(let first, let count) = running.purpose else { return }
    let tokens = first..<first + count
    if wanted.contains(where: tokens.contains) { return }
    // The user scrolled away from the requested rows.
    cancel()
    requestNext()
  }

  /// Requests the rows at a placeholder, whether or not it is still wanted.
  func retry(near token: Int) {
    wanted.removeAll { $0 == token }
    wanted.append(token)
    retry()
  }

  func withdraw(_ token: Int) { wanted.removeAll { $0 == token } }

  /// Follows the changes of the source instead of those of an earlier one.
  func follow() {
    following?.cancel()
    guard immediate == nil else { return following = nil }
    following = context?.follow(source.changes(), .untilRemoved) { [weak self] _ in self?.reload() }
  }

  func cancel() {
    running?.schedule.cancel()
    running = nil
  }

  func requestNext() {
    if mustLoadFirst {
      (mustLoadFirst, mustReload) = (false, false)
      return request(.first, firstRequest)
    }
    if mustReload { return requestReload() }
    let contents = storedContents
    wanted.removeAll { contents.position(ofToken: $0) == nil }
    guard isTotalKnown, let token = wanted.last, let position = contents.position(ofToken: token),
      let range = contents.window(around: position, count: windowSize)
    else { return }
    var request = LazyRequest<Element.ID>(position: range.lowerBound, count: range.count)
    if range.lowerBound > 0, let id = id(at: range.lowerBound - 1) {
      request.anchor = .init(id: id, distance: 1)
    } else if range.upperBound < contents.count, let id = id(at: range.upperBound) {
      request.anchor = .init(id: id, distance: -range.count)
    }
    guard let first = contents.token(at: range.lowerBound) else { return }
    self.request(.window(token: first, count: range.count), request)
  }

  private func requestReload() {
    mustReload = false
    let contents = storedContents
    let rows = visible.compactMap { row in contents.position(of: row).map { (row, $0) } }
    let placeholder = wanted.last.flatMap(contents.position(ofToken:))
    let lead = windowSize / 4
    if let (row, position) = rows.min(by: { $0.1 < $1.1 }), let id = elements[row]?.id {
      // With the rows that would be requested next, because they are about to appear.
      let ahead = max(lead, context?.table?.prefetchCount(rows.count) ?? 0)
      let start = max(0, position - (isForward ? lead : ahead))
      let end = position + rows.count + (isForward ? ahead : lead)
      request(
        .reload,
        LazyRequest(
          position: start, count: max(windowSize, end - start),
          anchor: .init(id: id, distance: start - position)))
    } else if placeholder == nil, let row = latest, let id = elements[row]?.id,
      let position = contents.position(of: row)
    {
      // Rows that were loaded in this turn are not on screen yet: these, and those that were
      // inserted before them.
      request(
        .reload,
        LazyRequest(
          position: max(0, position - lead), count: windowSize,
          anchor: .init(id: id, distance: -lead)))
    } else {
      request(
        .reload, LazyRequest(position: max(0, (placeholder ?? 0) - lead), count: windowSize))
    }
  }

  private func id(at position: Int) -> Element.ID? {
    elements[storedContents.identity(at: position)]?.id
  }

  /// - Parameter finish: runs after an answer, and not if the request is canceled.
  func request(
    _ purpose: Running.Purpose, _ request: LazyRequest<Element.ID>,
    then finish: ((Result<Void, any Error>) -> Void)? = nil
  ) {
    unanswered = .none
    showFailure(at: nil)
    if case .first = purpose, storedFailure != nil { failure = nil }
    if let source = immediate {
      receive(.success(source.load(request)), request, purpose)
      finish?(.success(()))
      return
    }
    guard let context else { return }
    // A list whose number of rows is known needs no first request.
    if following == nil { follow() }
    let source = source
    let schedule = context.load {
      try await source.load(request)
    } then: { [weak self] result in
      guard let self else { return }
      receive(result, request, purpose)
      finish?(result.map { _ in })
    }
    running = Running(purpose: purpose, schedule: schedule)
  }

  private func receive(
    _ result: Result<LazyWindow<Element>, any Error>, _ request: LazyRequest<Element.ID>,
    _ purpose: Running.Purpose
  ) {
    running = nil
    switch result {
    case .failure(let error):
      // Requested while this request ran: it may succeed now.
      let isRequestedAgain = mustReload
      mustReload = false
      switch purpose {
      case .first: mustLoadFirst = isTotalKnown
      case .reload: mustReload = true
      case .window(let token, let count):
        showFailure(at: failedToken(token..<token + count, request.anchor?.distance))
      }
      failure = error
      if isRequestedAgain { reload() }
    case .success(let window):
      if storedFailure != nil { failure = nil }
      if case .reload = purpose, unanswered == .rows, !hasDroppedAnswer {
        // The rows on screen are newer than the answer. It is dropped once, so that an app that
        // changes rows all the time sees answers as well.
        (hasDroppedAnswer, mustReload) = (true, true)
      } else {
        hasDroppedAnswer = false
        if unanswered != .none { mustReload = true }
        show(window, request, purpose)
      }
      requestNext()
    }
  }

  /// Returns the placeholder at which a user waits: the one on screen that is nearest to the loaded
  /// rows, or without such rows the middle one on screen.
  private func failedToken(_ tokens: Range<Int>, _ distance: Int?) -> Int {
    let visible = visibleTokens.filter(tokens.contains).sorted()
    return switch distance {
    case nil: visible.isEmpty ? tokens.lowerBound : visible[visible.count / 2]
    case let distance? where distance < 0: visible.last ?? tokens.upperBound - 1
    default: visible.first ?? tokens.lowerBound
    }
  }

  private func showFailure(at token: Int?) {
    guard token != failedToken else { return }
    failedToken = token
    contents = storedContents
  }

  private func show(
    _ window: LazyWindow<Element>, _ request: LazyRequest<Element.ID>, _ purpose: Running.Purpose
  ) {
    var rows = [Identity: Element](minimumCapacity: window.rows.count)
    var ids: [Identity] = []
    ids.reserveCapacity(window.rows.count)
    for element in window.rows {
      let id = Identity(element.id)
      if let first = rows.updateValue(element, forKey: id) {
        rows[id] = first
      } else {
        ids.append(id)
      }
    }
    var contents = storedContents
    switch purpose {
    case .first: contents.showFirst(ids, at: window.position, of: window.total)
    case .window(let token, let count):
      // After a change by the app, the list knows its length better than the answer.
      let isKnown = unanswered == .rows
      let position = isKnown ? contents.position(ofToken: token) : window.position
      let total = isKnown ? contents.count + ids.count - count : window.total
      guard contents.show(ids, forToken: token, count, at: position ?? 0, of: total) else {
        return
      }
    case .reload:
      contents.showAgain(
        ids, for: request.anchor.map { Identity($0.id) }, at: window.position, of: window.total)
    }
    if contents.knownCount == ids.count { elements = rows } else { elements.merge(rows) { $1 } }
    // Those that were loaded are on screen until the next frame, in which the rows appear instead.
    visibleTokens = visibleTokens.filter { contents.position(ofPlaceholderOrRow: $0) != nil }
    // A reload keeps its place, however often it is repeated before the first frame.
    let isSame =
      if case .reload = purpose { latest.flatMap(contents.position(of:)) != nil } else { false }
    if !isSame { latest = ids.first }
    isTotalKnown = true
    // Rows that are known elsewhere contradict the answer: the data changed.
    let position = ids.first.flatMap(contents.position(of:)) ?? window.position
    if case .window = purpose, contents.count != window.total || position != window.position {
      mustReload = true
    }
    release(&contents, around: position + ids.count / 2)
    self.contents = contents
  }

  /// Releases rows that are far from a position and from the screen, except the one that the user
  /// types into.
  private func release(_ contents: inout LazyContents, around position: Int) {
    let distance = 10 * windowSize
    var kept = position - distance..<position + distance
    // An answer ahead of the screen must not release what is on it, or the requests for both would
    // never end.
    let shown =
      visible.compactMap(contents.position(of:))
      + visibleTokens.compactMap(contents.position(ofPlaceholderOrRow:))
    if let first = shown.min(), let last = shown.max() {
      let ahead = context?.table?.prefetchCount(shown.count) ?? 0
      kept = min(kept.lowerBound, first - ahead)..<max(kept.upperBound, last + 1 + ahead)
    }
    if contents.knownCount > distance {
      let typing = context?.table?.typing.flatMap { contents.position(of: $0.row) }
      // With each answer: while the user scrolls, these are as many as it has, so that no frame
      // takes longer than others.
      for row in contents.forget(outside: kept, except: typing) { elements[row] = nil }
    }
    if elements.count > contents.knownCount {
      let known = contents
      elements = elements.filter { known.position(of: $0.key) != nil }
    }
  }
}
