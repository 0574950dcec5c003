/// Something does not work; perhaps it can be tried again.
///
/// ```swift
/// ErrorRow("The songs could not be read.", detail: "\(error)") { load() }
/// ```
public struct ErrorRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// A message.
  ///
  /// - Parameters:
  ///   - title: what a tap is called.
  ///   - retry: what a tap does; `nil` if nothing helps.
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
