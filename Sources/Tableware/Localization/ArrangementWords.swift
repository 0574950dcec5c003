/// The words of the rows with which the user arranges sections.
public struct ArrangementWords: Hashable, Sendable {
  /// The title of the action that hides a section.
  public var hide = "Hide"
  /// The title of the action that shows a hidden section.
  public var show = "Show"
  /// The value text of a row whose section is hidden.
  public var hidden = "hidden"

  /// The words in English.
  public init() {}
}
