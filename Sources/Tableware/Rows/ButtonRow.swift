/// A row that runs an action when it is tapped.
///
/// ```swift
/// ButtonRow("Save") { save() }
/// ButtonRow("Delete account", role: .destructive) { … }
/// ```
public struct ButtonRow: StandardRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a button with a title and an action.
  ///
  /// - Parameters:
  ///   - title: the text of the button.
  ///   - symbol: a short glyph before the title.
  ///   - role: the role, which determines the color.
  ///   - question: the question before the action, such as "Delete everything?"; `nil` to run it at
  ///     once. Without a navigator that shows the table, the question cannot be asked, and the
  ///     action does not run.
  ///   - hint: the effect for a screen reader, if the title does not describe it.
  ///   - id: the identity; by default the title.
  ///   - action: the action; a thrown error is reported.
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

extension ButtonRow {
  /// Creates a button with the parts of another row.
  package init(_ parts: RowParts) { self.parts = parts }

  /// Unavailable: the state of work that waits belongs to the screen.
  @available(
    *, unavailable,
    message:
      "Import TablewareLoading, keep an AsyncAction(context): ButtonRow(…, running: saving) { try await … }."
  )
  @_disfavoredOverload
  public init(
    _ title: any RowTextConvertible, symbol: (any RowTextConvertible)? = nil,
    role: ActionRole = .normal, asking question: String? = nil, hint: String? = nil,
    id: String? = nil, action: @escaping () async throws -> Void
  ) {
    self.init(title, symbol: symbol, role: role, asking: question, hint: hint, id: id) {}
  }
}
