import Tableware

extension ForEach where Output == AnyRow {
  /// Creates rows for a list of which only a part is in memory: a row for each loaded element, and
  /// a placeholder for each of the others.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - lines: the number of lines of a placeholder, 1 or 2: as many as the rows have.
  ///   - describe: the message about a request that failed, which replaces the placeholder on
  ///     screen that is nearest to the loaded rows; a tap on it tries again. `nil` to keep the
  ///     placeholder.
  ///   - row: creates the row of an element, each time it is shown.
  /// - Complexity: O(loaded rows).
  public init<Element: Identifiable & Sendable>(
    _ list: LazyList<Element>, lines: Int = 1,
    failure describe: ((any Error) -> String)? = nil,
    @SingleRowBuilder row: @escaping (Element) -> AnyRow
  ) where Element.ID: Sendable {
    let contents = list.contents
    let elements = list.elements
    let failed = describe.flatMap { describe in list.failedToken.map { ($0, describe) } }
    self.init(contents) { [weak list] position in
      let identity = contents.identity(at: position)
      if let element = elements[identity] {
        return row(element)
          .on(Appearance.self) { _, _ in
            list?.note(identity, isVisible: true)
            return .passed
          }
          .on(Disappearance.self) { _, _ in
            list?.note(identity, isVisible: false)
            return .passed
          }
          // Rows ahead are prepared only if a row on screen has a handler.
          .on(Prefetch.self) { _, _ in .passed }
      }
      let token = contents.token(at: position) ?? 0
      let disappear: (Disappearance, EventSource) -> EventResponse = { _, _ in
        list?.note(token: token, isVisible: false)
        return .passed
      }
      if let (failedToken, describe) = failed, token == failedToken, let error = list?.storedFailure
      {
        return AnyRow(ErrorRow(describe(error)) { list?.retry(near: token) })
          .on(Disappearance.self, disappear)
      }
      return AnyRow(SkeletonRow(position, lines: lines))
        .on(Appearance.self) { _, _ in
          list?.note(token: token, isVisible: true)
          return .passed
        }
        .on(Disappearance.self, disappear)
        .on(Prefetch.self) { _, _ in
          list?.demand(token)
          return .passed
        }
        .on(PrefetchCancel.self) { _, _ in
          list?.withdraw(token)
          return .passed
        }
    }
  }
}
