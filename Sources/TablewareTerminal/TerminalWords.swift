/// The texts of a terminal around the rows: the effects of keys on the help line, and the page of
/// all keys that `?` opens.
///
/// ```swift
/// var words = TerminalWords()
/// words.quit = "beenden"
/// try await Terminal.run(InboxScreen(), words: words)
/// ```
///
/// The texts of rows and controls are `Words`.
public struct TerminalWords: Hashable, Sendable {
  // MARK: Effects of keys on a row

  /// The effect of Enter on a row that leads to another screen.
  public var open = "open"
  /// The effect of Enter on a row that is tapped or selected.
  public var select = "select"
  /// The effect of a key that expands the row.
  public var expand = "expand"
  /// The effect of a key that collapses the row.
  public var collapse = "collapse"
  /// The effect of Enter on a text or a date.
  public var edit = "edit"
  /// The effect of arrow keys on a value.
  public var change = "change"
  /// The effect of arrow keys on the captions of columns.
  public var sort = "sort"
  /// The effect of Enter on the captions of columns.
  public var reverse = "reverse"
  /// The effect of Enter on a toggle.
  public var toggle = "switch"
  /// The effect of a key that opens the menu of the row.
  public var menu = "menu"
  /// The effect of a key that shows the details of the row.
  public var details = "details"
  /// The effect of arrow keys on the focus.
  public var move = "move"
  /// The effect of arrow keys with Alt on a movable row.
  public var reorder = "reorder"

  // MARK: Effects of keys on a screen

  /// The effect of a key that begins to search.
  public var search = "search"
  /// The effect of a key that reloads the screen.
  public var refresh = "refresh"
  /// The effect of a key that opens the page of keys, if the help line has no room for all.
  public var more = "more"
  /// The effect of a key that clears the search.
  public var showAll = "show all"
  /// The effect of a key that returns to the screen below.
  public var back = "back"
  /// The effect of a key that ends the program.
  public var quit = "quit"

  // MARK: Effects of keys while the user edits a row or moves one

  /// The effect of a key that goes to the next control.
  public var next = "next"
  /// The effect of Enter in a text of several lines.
  public var newLine = "new line"
  /// The effect of a key that undoes the last edit.
  public var undo = "undo"
  /// The effect of a key that ends editing.
  public var done = "done"
  /// The effect of a key that cancels editing or moving.
  public var cancel = "cancel"
  /// The effect of arrow keys among the parts of a date.
  public var part = "part"
  /// The button of the mouse, which is released to drop a row.
  public var release = "release"
  /// The effect of releasing the button of the mouse.
  public var drop = "drop"

  // MARK: The page of keys

  /// The title of the page.
  public var keys = "Keys"
  /// The title above the keys of the focused row.
  public var row = "Row"
  /// The title above the keys of the screen.
  public var screen = "Screen"
  /// The title above the keys that act everywhere.
  public var everywhere = "Everywhere"
  /// The effect of the keys for pages.
  public var page = "one page up or down"
  /// The effect of Home and End.
  public var ends = "first or last row"
  /// The effect of Tab and Shift+Tab.
  public var sections = "next or previous section, or control"
  /// The effect of capital letters.
  public var index = "section with this letter"

  // MARK: States

  /// The status of a screen that is being reloaded.
  public var refreshing = "Refreshing…"

  /// Creates the texts of a terminal in English.
  public init() {}
}
