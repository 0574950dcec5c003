/// What the rows that arrange modules say; translate it where the app is translated.
public struct ModuleWords: Hashable, Sendable {
  /// Leaves a module out of the page.
  public var hide = "Hide"
  /// Takes it in again.
  public var show = "Show"
  /// What is said of a module that is left out.
  public var hidden = "hidden"

  /// The words in English.
  public init() {}
}
