/// Something does not work; perhaps it can be tried again.
///
/// ```swift
/// ErrorRow("The songs could not be read.", detail: "\(error)") { load() }
/// ```
public struct ErrorRow: InteractiveRow {
  /// The message, or what was given.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let retry: (() throws -> Void)?

  /// A message.
  ///
  /// - Parameters:
  ///   - title: what a tap is called.
  ///   - retry: what a tap does; `nil` if nothing helps.
  public init(
    _ text: String, detail: String? = nil, action title: String = Words.current.states.retry,
    id: String? = nil,
    retry: (() throws -> Void)? = nil
  ) {
    self.id = id ?? text
    self.retry = retry
    body = .notice(
      text, detail, symbol: "✗", tone: .bad, action: retry == nil ? nil : title)
  }

  /// Tries again on a tap.
  public var handlers: EventHandlers { retry.map { EventHandlers(onTap: $0) } ?? EventHandlers() }
}
