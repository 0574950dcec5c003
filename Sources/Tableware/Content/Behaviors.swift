/// The behaviors of a row. They are separate from its content: closures can be neither compared nor
/// hashed, so they never make a row look changed, and the newest ones always run.
package struct Behaviors {
  package var handlers = EventHandlers()
  /// Whether the row responds to the user at all.
  package var isEnabled = true
  /// Whether a tap leads to another screen.
  package var isDisclosing = false
  /// Whether the row has a detail accessory.
  package var hasDetail = false
  /// Where the user may move the row; `nil` for nowhere.
  package var moveScope: MoveScope?
  package var isMovable: Bool { moveScope != nil }
  /// Whether the row is part of its section and not shown.
  package var isHidden = false
  /// Whether more of the list loads at the row.
  package var isEdge = false
  /// Whether a tap may select the row, if the table allows selection.
  package var isSelectable = true
  private var attachments = Indirect<Attachments>()

  /// The behaviors that few rows have.
  private struct Attachments: Omittable {
    var address: ScreenAddress?
    var dragItem: (() -> DragItem)?
    var dragText: String?
    var leadingActions: [RowAction] = []
    var trailingActions: [RowAction] = []
    var menuActions: [RowAction] = []
    var preview: (() -> any Screen)?
  }
}

extension Behaviors {
  /// The address of the screen to which a tap leads, if it has one.
  package var address: ScreenAddress? {
    get { attachments.stored?.address }
    set { attachments.value.address = newValue }
  }

  /// Returns the data of the row when a drag begins; `nil` for a row that is not dragged.
  package var dragItem: (() -> DragItem)? {
    get { attachments.stored?.dragItem }
    set { attachments.value.dragItem = newValue }
  }

  /// The text of that data, for surfaces that need it before the drag begins.
  package var dragText: String? {
    get { attachments.stored?.dragText }
    set { attachments.value.dragText = newValue }
  }

  /// The actions that a swipe from the leading edge uncovers.
  package var leadingActions: [RowAction] {
    get { attachments.stored?.leadingActions ?? [] }
    set { attachments.value.leadingActions = newValue }
  }

  /// The actions that a swipe from the trailing edge uncovers.
  package var trailingActions: [RowAction] {
    get { attachments.stored?.trailingActions ?? [] }
    set { attachments.value.trailingActions = newValue }
  }

  /// The actions of the menu.
  package var menuActions: [RowAction] {
    get { attachments.stored?.menuActions ?? [] }
    set { attachments.value.menuActions = newValue }
  }

  /// Creates the screen that is shown beside the menu; `nil` for none.
  package var preview: (() -> any Screen)? {
    get { attachments.stored?.preview }
    set { attachments.value.preview = newValue }
  }

  /// All actions in the order of the menu: leading swipe, menu, trailing swipe.
  package var allActions: [RowAction] { leadingActions + menuActions + trailingActions }

  /// Whether the row has actions of any kind.
  package var hasActions: Bool {
    guard let stored = attachments.stored else { return false }
    return
      !(stored.leadingActions.isEmpty && stored.menuActions.isEmpty
      && stored.trailingActions.isEmpty)
  }
}
