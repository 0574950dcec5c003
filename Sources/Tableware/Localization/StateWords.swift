/// What the rows say that stand for data which is not there; translate it where the app is translated.
public struct StateWords: Hashable, Sendable {
  /// Data is on its way.
  public var loading = "Loading…"
  /// More data is on its way, at an end of a list.
  public var loadingMore = "Loading more…"
  /// There is more, which is not on its way.
  public var more = "More"
  /// There is nothing.
  public var empty = "Nothing here"
  /// What helps then, or what would stand here; `nil` for nothing.
  public var emptyDetail: String?
  /// Nothing stands below a node; empty for no row.
  public var emptyBranch = "Empty"
  /// Something failed; the reason stands below.
  public var failed = "This could not be loaded."
  /// Tries again.
  public var retry = "Try again"
  /// The list ends here; empty for no row.
  public var end = ""

  /// The words in English.
  public init() {}
}
