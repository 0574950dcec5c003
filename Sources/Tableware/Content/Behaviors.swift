/// What a row does. Kept apart from its content: closures can be neither compared nor hashed, so
/// they never make a row look changed, and the newest ones are always the ones that run.
package struct Behaviors {
  package var handlers = EventHandlers()
  /// Whether the row answers at all.
  package var isEnabled = true
  /// Whether a tap leads to another screen.
  package var isDisclosing = false
  /// Whether the row has a detail accessory.
  package var hasDetail = false
  /// Where the reader may move the row; `nil` for nowhere.
  package var moveScope: MoveScope?
  package var isMovable: Bool { moveScope != nil }
  /// Whether the row stands where more of the list will come.
  package var isEdge = false
  /// Whether a tap may select the row, where rows can be selected.
  package var isSelectable = true
  /// What can be done with the row, by where a gesture finds it.
  package var leadingActions: [RowAction] = []
  package var trailingActions: [RowAction] = []
  package var menuActions: [RowAction] = []

  /// All actions in the order of the menu: leading swipe, menu, trailing swipe.
  package var allActions: [RowAction] { leadingActions + menuActions + trailingActions }
}
