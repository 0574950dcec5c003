/// How far something is.
///
/// ```swift
/// ProgressRow("Copying", fraction: copied / total)
/// ```
public struct ProgressRow: Row {
  /// The characters of the title, or what was given.
  public let id: String
  /// The content, complete.
  public let body: RowContent

  /// A progress from 0 to 1; `nil` while nobody knows. What lies outside is taken as the nearest end,
  /// and what is no number as unknown.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil,
    fraction: Double?, id: String? = nil
  ) {
    self.id = id ?? title.rowText.string
    let known = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    body = RowContent(title: title, subtitle: subtitle, control: .progress(known))
      .spoken(value: known == nil ? Words.current.controls.inProgress : nil)
  }
}

/// Data is on its way; it stands where the data will stand.
public struct LoadingRow: Row {
  /// The characters of the title, or what was given.
  public let id: String
  /// The content, complete.
  public let body: RowContent

  /// A row that waits.
  public init(_ title: any RowTextConvertible = Words.current.states.loading, id: String? = nil) {
    self.id = id ?? title.rowText.string
    body = RowContent(title: title, control: .progress(nil)).spoken(
      value: Words.current.controls.inProgress)
  }
}

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

extension RowContent {
  fileprivate static func notice(
    _ text: String, _ detail: String?, symbol: String, tone: RowText.Tone, action: String?
  ) -> RowContent {
    var content = RowContent(
      symbol: RowText(symbol, tone: tone, strong: true), title: RowText(text, tone: tone),
      subtitle: detail, titleLineLimit: 6, subtitleLineLimit: 3
    )
    .spoken(hint: action, traits: action == nil ? [] : [.button])
    // Shown as a value, but spoken as what a tap does.
    if let action { content.values = [RowValue(RowText(action, tone: .accent))] }
    return content
  }
}
