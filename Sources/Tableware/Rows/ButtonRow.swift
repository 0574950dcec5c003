/// Something to do.
///
/// ```swift
/// ButtonRow("Save") { save() }
/// ButtonRow("Delete account", role: .destructive) { … }
/// ```
public struct ButtonRow: InteractiveRow {
  /// The characters of the title, or what was given.
  public let id: String
  /// The content, complete.
  public let body: RowContent
  private let action: RowAction

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
    self.id = id ?? name
    self.action = RowAction(name, role: role, asking: question, run: action)
    body = RowContent(symbol: symbol, title: title, control: .button(role)).spoken(
      hint: hint ?? (role == .destructive ? Words.current.controls.cannotBeUndone : nil))
  }

  /// Does it on a tap.
  public var handlers: EventHandlers {
    var handlers = EventHandlers()
    handlers.add(Tap.self) { [action] _, source in
      guard let question = action.question else { return try action.run(source) }
      source.ask(question, before: action)
    }
    return handlers
  }
}
