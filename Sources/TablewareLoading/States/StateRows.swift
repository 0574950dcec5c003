import Tableware

/// The rows that a list shows instead of its elements while these are loading, empty or failed.
/// There are none while the list has elements.
///
/// ```swift
/// Section("songs") {
///   StateRows("songs", songs.state, skeletons: 5) { load() }
///   ForEach(songs.value ?? []) { SongRow(song: $0) }
/// }
/// ```
public struct StateRows: RowGroup {
  /// The identity of a state row. The first row has the same identity in every state, so the focus
  /// stays on it when the user retries.
  package struct ID: Hashable, Sendable {
    let list: Identity
    let position: Int

    /// The identity of the row of a list at a position, from 0.
    package init(_ list: some Hashable & Sendable, position: Int = 0) {
      self.list = Identity(list)
      self.position = position
    }
  }

  /// Returns the identity of a state row, such as for a test that taps the retry of a list.
  ///
  /// - Parameters:
  ///   - list: the identity of the list.
  ///   - position: the position among the state rows, from 0; only placeholders have several.
  public static func identity(
    of list: some Hashable & Sendable, at position: Int = 0
  ) -> Identity {
    Identity(ID(list, position: position))
  }

  /// The rows for the state of the list, in order.
  public let rows: [AnyRow]

  /// Creates the rows for a state of a list.
  ///
  /// - Parameters:
  ///   - list: the identity of the list, unique in the table.
  ///   - state: the state of the list.
  ///   - words: the texts of the rows.
  ///   - skeletons: the number of placeholders while the list is loading; with 0 one row contains a
  ///     text.
  ///   - lines: the number of lines of each placeholder, 1 or 2.
  ///   - retry: the action of a tap on a failure; `nil` for none.
  public init(
    _ list: some Hashable & Sendable, _ state: ListState, words: Words = .current,
    skeletons: Int = 0, lines: Int = 1, retry: (() throws -> Void)? = nil
  ) {
    rows =
      switch state {
      case .idle, .content: []
      case .loading where skeletons > 0:
        (0..<skeletons).map { SkeletonRow($0, lines: lines).id(ID(list, position: $0)) }
      case .loading: [AnyRow(LoadingRow(words[.loading])).id(ID(list))]
      case .empty:
        [
          AnyRow(
            EmptyRow(words[.empty], detail: words[.emptyDetail].isEmpty ? nil : words[.emptyDetail])
          ).id(ID(list))
        ]
      case .failed(let message):
        [
          AnyRow(ErrorRow(words[.failed], detail: message, action: words[.retry], retry: retry))
            .id(ID(list))
        ]
      }
  }
}
