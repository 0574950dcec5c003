/// A source whose rows are in memory already, such as the result of a search of an index.
///
/// ```swift
/// private lazy var matches = LazyList(LazyArray(index.all), context: context)
///
/// func find(_ query: String) { matches.replace(LazyArray(index.rows(matching: query))) }
/// ```
///
/// A list shows the first rows without a request, and other rows in the turn in which their
/// placeholders appear: a user sees no placeholder, and a table costs time in proportion to the
/// rows near the screen and not to the length of the array.
public struct LazyArray<Element: Identifiable & Sendable>: LazySource
where Element.ID: Sendable {
  private let elements: ArraySlice<Element>

  /// Creates a source with some rows; of rows with one identity the first one counts.
  ///
  /// - Parameter elements: the rows in their order, such as a part of an array.
  public init(_ elements: some Sequence<Element>) {
    self.elements = (elements as? ArraySlice<Element>) ?? ArraySlice(elements)
  }

  /// Returns the rows of a window.
  ///
  /// - Parameter request: the wanted rows.
  /// - Returns: the rows at the exact position.
  /// - Complexity: O(1) if the anchor is where the position of the request says, O(rows) if not.
  public func load(_ request: LazyRequest<Element.ID>) -> LazyWindow<Element> {
    var start = request.position
    if let anchor = request.anchor {
      let expected = start - anchor.distance
      if elements.indices.contains(elements.startIndex + expected),
        elements[elements.startIndex + expected].id == anchor.id
      {
        start = expected + anchor.distance
      } else if let index = elements.firstIndex(where: { $0.id == anchor.id }) {
        start = index - elements.startIndex + anchor.distance
      }
    }
    // After a change that made the list shorter, its last rows are nearest.
    if start >= elements.count { start = elements.count - request.count }
    let rows = elements.dropFirst(max(0, start)).prefix(max(0, request.count))
    return LazyWindow(
      Array(rows), position: rows.startIndex - elements.startIndex, total: elements.count)
  }
}

/// Groups whose rows are in memory already, such as the words of an index by their first letter.
public struct LazyArrayGroups<Group: Hashable & Sendable, Element: Identifiable & Sendable>:
  LazyGroups
where Element.ID: Sendable {
  private let arrays: [(group: Group, rows: LazyArray<Element>, count: Int)]

  /// Creates groups with their rows; those without rows are not shown, and of groups with one value
  /// the first one counts.
  ///
  /// - Parameter groups: the groups in their order, each with its rows.
  public init(_ groups: some Sequence<(Group, ArraySlice<Element>)>) {
    arrays = groups.map { ($0, LazyArray($1), $1.count) }
  }

  /// Returns the groups that have rows.
  public func groups() -> [LazyGroup<Group>] {
    arrays.filter { $0.count > 0 }.map { LazyGroup($0.group, count: $0.count) }
  }

  /// Returns the rows of a group; a group that does not exist has none.
  ///
  /// - Parameter group: a group.
  public func rows(of group: Group) -> LazyArray<Element> {
    arrays.first { $0.group == group }?.rows ?? LazyArray(ArraySlice())
  }

  /// Returns a stream without elements: the groups do not change.
  public func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

/// A source that answers at once and does not change.
protocol ImmediateSource<Element>: LazySource {
  func load(_ request: LazyRequest<Element.ID>) -> LazyWindow<Element>
}

/// Groups that are known at once and do not change.
protocol ImmediateGroups<Group>: LazyGroups {
  func groups() -> [LazyGroup<Group>]
}

extension LazyArray: ImmediateSource {}
extension LazyArrayGroups: ImmediateGroups {}
