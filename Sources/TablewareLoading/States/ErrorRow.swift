import Tableware

/// A row for a failure, with an optional action that retries.
///
/// ```swift
/// ErrorRow("The songs could not be read.", detail: "\(error)") { load() }
/// ```
public struct ErrorRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a message about a failure.
  ///
  /// - Parameters:
  ///   - text: the message.
  ///   - detail: a second line.
  ///   - title: the title of the action.
  ///   - id: the identity; by default the message.
  ///   - retry: the action of a tap; `nil` for none.
  public init(
    _ text: String, detail: String? = nil, action title: String = Words.current[.retry],
    id: String? = nil,
    retry: (() throws -> Void)? = nil
  ) {
    let content = RowContent.notice(
      text, detail, symbol: "✗", tone: .bad, action: retry == nil ? nil : title)
    parts = RowParts(
      id: id ?? text, content, retry.map { EventHandlers(onTap: $0) } ?? EventHandlers())
  }
}
