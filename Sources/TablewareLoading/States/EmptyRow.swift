import Tableware

/// A row for an empty list, with an optional action.
///
/// ```swift
/// EmptyRow("No songs", detail: "Songs you like appear here.", action: "Search") { search() }
/// ```
public struct EmptyRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a message without an action.
  ///
  /// - Parameters:
  ///   - text: the message.
  ///   - detail: a second line.
  ///   - id: the identity; by default the message.
  public init(_ text: String, detail: String? = nil, id: String? = nil) {
    parts = RowParts(id: id ?? text, .notice(text, detail, symbol: "∅", tone: .secondary))
  }

  /// Creates a message with an action that a tap runs.
  ///
  /// - Parameters:
  ///   - text: the message.
  ///   - detail: a second line.
  ///   - title: the title of the action.
  ///   - id: the identity; by default the message.
  ///   - action: the action; a thrown error is reported.
  public init(
    _ text: String, detail: String? = nil, action title: String, id: String? = nil,
    run action: @escaping () throws -> Void
  ) {
    parts = RowParts(
      id: id ?? text, .notice(text, detail, symbol: "∅", tone: .secondary, action: title),
      EventHandlers(onTap: action))
  }
}
