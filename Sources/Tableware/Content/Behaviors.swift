/// What a row does. Kept apart from its content: closures can be neither compared nor hashed, so
/// they never make a row look changed, and the newest ones are always the ones that run.
struct Behaviors {
  var handlers = EventHandlers()
  /// Whether the row answers at all.
  var isEnabled = true
  /// Whether a tap leads to another screen.
  var isDisclosing = false
  /// Whether the row has a detail accessory.
  var hasDetail = false
  /// Where the reader may move the row; `nil` for nowhere.
  var moveScope: MoveScope?
  var isMovable: Bool { moveScope != nil }
  /// Whether the row stands where more of the list will come.
  var isEdge = false
  /// Whether a tap may select the row, where rows can be selected.
  var isSelectable = true
  /// What can be done with the row, by where a gesture finds it.
  var leadingActions: [RowAction] = []
  var trailingActions: [RowAction] = []
  var menuActions: [RowAction] = []
}
