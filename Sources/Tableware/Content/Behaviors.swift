/// The behaviors of a row. They are separate from its content: closures can be neither compared nor
/// hashed, so they never make a row look changed, and the newest ones always run.
package struct Behaviors {
  package var handlers = EventHandlers()
  /// Whether the row responds to the user at all.
  package var isEnabled = true
  /// Whether a tap leads to another screen.
  package var isDisclosing = false
  /// The address of that screen, if it has one.
  package var address: ScreenAddress?
  /// Whether the row has a detail accessory.
  package var hasDetail = false
  /// Where the user may move the row; `nil` for nowhere.
  package var moveScope: MoveScope?
  package var isMovable: Bool { moveScope != nil }
  /// Whether the row is part of its section and not shown.
  package var isHidden = false
  /// Returns the data of the row when a drag begins; `nil` for a row that is not dragged.
  package var dragItem: (() -> DragItem)?
  /// The text of that data, for surfaces that need it before the drag begins.
  package var dragText: String?
  /// Whether more of the list loads at the row.
  package var isEdge = false
  /// Whether a tap may select the row, if the table allows selection.
  package var isSelectable = true
  /// The actions of the row, by the gesture that offers them.
  package var leadingActions: [RowAction] = []
  package var trailingActions: [RowAction] = []
  package var menuActions: [RowAction] = []

  /// Creates the screen that is shown beside the menu; `nil` for none.
  package var preview: (() -> any Screen)?

  /// All actions in the order of the menu: leading swipe, menu, trailing swipe.
  package var allActions: [RowAction] { leadingActions + menuActions + trailingActions }
}
