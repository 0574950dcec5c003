/// There is nothing to show, which is no mistake; perhaps something can be done about it.
///
/// ```swift
/// EmptyRow("No songs", detail: "Songs you like stand here.", action: "Look for some") { search() }
/// ```
public struct EmptyRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// A message without anything to do.
  public init(_ text: String, detail: String? = nil, id: String? = nil) {
    parts = RowParts(
      id: id ?? text, .notice(text, detail, symbol: "∅", tone: .secondary, action: nil))
  }

  /// A message, and what a tap does.
  public init(
    _ text: String, detail: String? = nil, action title: String, id: String? = nil,
    run action: @escaping () throws -> Void
  ) {
    parts = RowParts(
      id: id ?? text, .notice(text, detail, symbol: "∅", tone: .secondary, action: title),
      EventHandlers(onTap: action))
  }
}
