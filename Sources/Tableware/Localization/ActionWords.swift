/// What can be done with rows and screens.
public struct ActionWords: Hashable, Sendable {
  /// Answers a question with no, and leaves a menu.
  public var cancel = "Cancel"
  /// Deletes a row.
  public var delete = "Delete"
  /// Moves a row towards the top.
  public var moveUp = "Move up"
  /// Moves a row towards the end.
  public var moveDown = "Move down"
  /// Tells more about a row.
  public var details = "Details"
  /// Expands a row.
  public var expand = "Expand"
  /// Collapses a row.
  public var collapse = "Collapse"
  /// Opens what else can be done.
  public var more = "More"
  /// Leads to the screen before, where that has no title.
  public var back = "Back"

  /// The words in English.
  public init() {}
}
