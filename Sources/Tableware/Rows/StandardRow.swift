/// A row that the framework provides, such as ``ButtonRow``: its parts are computed when it is
/// created.
///
/// Rows of an app conform to ``Row`` or ``InteractiveRow``.
public protocol StandardRow: InteractiveRow {
  /// The identity, content and handlers of the row.
  var parts: RowParts { get }
}

extension StandardRow {
  /// The given identity; otherwise the tag of the field, or the characters of the title.
  public var id: String { parts.id }
  /// The complete content, computed when the row was created.
  public var body: RowContent { parts.body }
  /// The handlers that set the field of the row, or perform its action.
  public var handlers: EventHandlers { parts.handlers }
  /// Whether the user can set the field of the row; `true` without a field.
  public var isEnabled: Bool { parts.isEnabled }
}

/// The identity, content, handlers and actions of a ``StandardRow``.
public struct RowParts {
  let id: String
  let body: RowContent
  let handlers: EventHandlers
  let isEnabled: Bool
  /// The actions of the menu that the row itself offers.
  let actions: [RowAction]

  package init(
    id: String, _ body: RowContent, _ handlers: EventHandlers = EventHandlers(),
    isEnabled: Bool = true, actions: [RowAction] = []
  ) {
    self.id = id
    self.body = body
    self.handlers = handlers
    self.isEnabled = isEnabled
    self.actions = actions
  }
}
