/// There is nothing to show, which is no mistake; perhaps something can be done about it.
///
/// ```swift
/// EmptyRow("No songs", detail: "Songs you like stand here.", action: "Look for some") { search() }
/// ```
public struct EmptyRow: InteractiveRow {
  /// The message, or what was given.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let action: (() throws -> Void)?

  /// A message without anything to do.
  public init(_ text: String, detail: String? = nil, id: String? = nil) {
    self.id = id ?? text
    action = nil
    body = .notice(text, detail, symbol: "∅", tone: .secondary, action: nil)
  }

  /// A message, and what a tap does.
  public init(
    _ text: String, detail: String? = nil, action title: String, id: String? = nil,
    run action: @escaping () throws -> Void
  ) {
    self.id = id ?? text
    self.action = action
    body = .notice(text, detail, symbol: "∅", tone: .secondary, action: title)
  }

  /// Does it on a tap.
  public var handlers: EventHandlers { action.map { EventHandlers(onTap: $0) } ?? EventHandlers() }
}
