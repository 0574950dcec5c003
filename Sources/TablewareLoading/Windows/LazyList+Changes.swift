import Tableware

/// Changes of which everything is known, so that nothing is loaded.
extension LazyList {
  /// Shows new content of rows, after a change of which everything is known.
  ///
  /// - Parameter elements: the rows; those that are not in memory are ignored.
  public func update(_ elements: [Element]) {
    for element in elements where self.elements[Identity(element.id)] != nil {
      self.elements[Identity(element.id)] = element
    }
    note(.content)
    contents = storedContents
  }

  /// Removes rows. For rows that are not in memory, the list is loaded again.
  ///
  /// - Parameter ids: the identities of the removed rows.
  public func remove(_ ids: [Element.ID]) {
    if !removeLoaded(ids) { reload() }
  }

  /// Removes the rows that are in memory.
  ///
  /// - Returns: whether these are all.
  private func removeLoaded(_ ids: [Element.ID]) -> Bool {
    var contents = storedContents
    var areAllLoaded = true
    for id in ids {
      context?.table?.selection.deselect(id)
      guard elements.removeValue(forKey: Identity(id)) != nil,
        let position = contents.position(of: Identity(id))
      else { areAllLoaded = false; continue }
      contents.replace(position..<position + 1, with: [])
    }
    note(.rows)
    self.contents = contents
    return areAllLoaded
  }

  /// Inserts a row after another one, or moves it there. If the other row is not in memory, the
  /// list is loaded again.
  ///
  /// - Parameters:
  ///   - element: the new row, or a row of the list with its new content.
  ///   - id: the identity of the row before it; `nil` for the beginning of the list.
  public func insert(_ element: Element, after id: Element.ID?) {
    let identity = Identity(element.id)
    var contents = storedContents
    if let old = contents.position(of: identity) { contents.replace(old..<old + 1, with: []) }
    guard let place = id.map({ contents.position(of: Identity($0)).map { $0 + 1 } }) ?? 0 else {
      return reload()
    }
    contents.show([identity], at: place..<place)
    elements[identity] = element
    note(.rows)
    self.contents = contents
  }

  /// Notes a change that the answer to the running request may not contain.
  func note(_ change: Change) { unanswered = max(unanswered, change) }
}

/// Changes that are shown at once and saved by the source.
extension LazyList {
  /// Shows new content of rows, and saves it. If that fails, the earlier content is shown again.
  ///
  /// ```swift
  /// orders.update([order]) { [client] in
  ///   [try await client.save(order)]
  /// } then: { result in
  ///   if case .failure(let error) = result { self.context.notify("\(error)") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: the rows; those that are not in memory are ignored.
  ///   - save: saves the rows, on any thread, and returns them as they were saved.
  ///   - receive: runs in a turn of the screen, after the rows were shown as they are now.
  public func update(
    _ elements: [Element], save: @escaping @Sendable () async throws -> [Element],
    then receive: @escaping (Result<[Element], any Error>) -> Void = { _ in }
  ) {
    let earlier = elements.compactMap { self.elements[Identity($0.id)] }
    update(elements)
    // The end of the screen does not cancel the task of the work.
    context?.load {
      try await Task { try await save() }.value
    } then: { [weak self] result in
      switch result {
      case .success(let saved): self?.update(saved)
      case .failure:
        self?.update(earlier)
        self?.reload()
      }
      receive(result)
    }
  }

  /// Removes rows, and saves that. If that fails, the rows are shown again.
  ///
  /// - Parameters:
  ///   - ids: the identities of the removed rows.
  ///   - save: removes the rows from the source, on any thread.
  ///   - receive: runs in a turn of the screen.
  public func remove(
    _ ids: [Element.ID], save: @escaping @Sendable () async throws -> Void,
    then receive: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) {
    let areAllLoaded = removeLoaded(ids)
    // The end of the screen does not cancel the task of the work.
    context?.load {
      try await Task { try await save() }.value
    } then: { [weak self] result in
      if case .failure = result { self?.reload() } else if !areAllLoaded { self?.reload() }
      receive(result)
    }
  }
}

/// The number of rows that a group has.
extension LazyList {
  /// Sets the number of rows, which is known from elsewhere. A list that has loaded rows loads
  /// those on screen again if the number is another one.
  func setCount(_ count: Int) {
    guard !isTotalKnown || storedContents.count != count else { return }
    if isTotalKnown, storedContents.knownCount > 0 { return reload() }
    guard running == nil else { return mustReload = true }
    isTotalKnown = true
    var contents = storedContents
    contents.setCount(after: 0, to: count)
    self.contents = contents
  }

  /// Whether rows are in memory.
  var hasRows: Bool { storedContents.knownCount > 0 }

  /// Whether rows or placeholders are on screen or near it.
  var isOnScreen: Bool { !visible.isEmpty || !wanted.isEmpty }

  /// Ends requests and the observation of the source.
  func end() {
    cancel()
    following?.cancel()
    following = nil
    wanted = []
  }
}
