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
    let observer = DisplayObserver { [weak list] changes in
      list?.displayChanged(changes, except: failed?.0)
    }
    self.init(contents, observer: observer) { [weak list] position in
      let identity = contents.identity(at: position)
      if let element = elements[identity] { return row(element) }
      if let (failedToken, describe) = failed, let error = list?.storedFailure,
        contents.token(at: position) == failedToken
      {
        return AnyRow(ErrorRow(describe(error)) { list?.retry(near: failedToken) })
      }
      return AnyRow(SkeletonRow(position, lines: lines))
    }
  }
}
