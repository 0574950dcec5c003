/// Something to do.
///
/// ```swift
/// ButtonRow("Save") { save() }
/// ButtonRow("Delete account", role: .destructive) { … }
/// ```
public struct ButtonRow: StandardRow {
  /// The identity, content and handlers.
  public let parts: RowParts

  /// A button.
  ///
  /// - Parameters:
  ///   - question: what is asked before it is done, such as "Delete everything?"; `nil` to do it at once.
  ///     Where no navigator shows the table, nobody can be asked, and nothing is done.
  ///   - hint: what happens, for a screen reader, where the title does not say it.
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    role: ActionRole = .normal, asking question: String? = nil, hint: String? = nil,
    id: String? = nil, action: @escaping () throws -> Void
  ) {
    let name = title.rowText.string
    let content = RowContent(symbol: symbol, title: title, control: .button(role)).spoken(
      hint: hint ?? (role == .destructive ? Words.current[.destructiveHint] : nil))
    let offered = RowAction(name, role: role, asking: question, run: action)
    var handlers = EventHandlers()
    handlers.add(Tap.self) { _, source in
      guard let question else { return try offered.run(source) }
      source.ask(question, before: offered)
    }
    parts = RowParts(id: id ?? name, content, handlers)
  }
}
